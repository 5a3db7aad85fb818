// The smallest changes that bring a map over the lines it misses.
#pragma once

#include <cstdint>
#include <functional>

#include "maps/map_difference.h"
#include "validator/suggest/lines.h"

namespace chartroom::suggest {

// No suggestion is of more changes.
inline constexpr int kMostChanges = 3;

struct Request {
  maps::Map map;                            // with the rules it is played by
  std::optional<maps::PackFile> pack = {};  // whose severities, thresholds and exclusions hold
  maps::PointSet keep;                      // stay as they are
  std::vector<Line> lines;                  // of those it misses, to mend; empty: all
  std::optional<FindingAt> finding = {};    // of the line `structure` this one alone
  std::optional<Tracking> tracking;         // wished; else the line `tracking` is never missed
  int count = 3;                            // suggestions
  Count evaluations = 3'000;                // changed maps that are tried at most
  Count games = kFreshGames;  // fresh ones a level, of the map and of every suggestion
  std::uint64_t seed = 1;
  series::Jobs jobs;
};

struct Suggestion {
  maps::Map map;
  maps::MapDifference difference;  // from the map as it is
  Figures figures;                 // of games that no search looked at
  double certainty = 0;
};

struct Answer {
  Figures before;
  std::vector<Line> missed;             // by the map as it is
  std::vector<Line> mended;             // of these, those that were asked for
  std::vector<Suggestion> suggestions;  // by their size, then the surest first
  Count tries = 0;
  Count games = 0;
  bool complete = true;  // false: stopped from outside
};

struct SuggestHooks {
  std::function<void(const Answer& so_far)> progress;  // after every round of tries
  std::function<bool()> out_of_time;                   // asked between rounds
  const std::atomic<bool>* stop = nullptr;
};

// A suggestion holds the lines that are to be mended. It adds no finding, and of the lines that the
// map held before none is missed by what its games estimate. The same request gives the same answer
// on any number of jobs.
Answer suggest_changes(const Request& request, const SuggestHooks& hooks = {});

}  // namespace chartroom::suggest

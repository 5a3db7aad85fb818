// Finds the smallest changes by which a map meets the requirements that it misses.
#pragma once

#include <cstdint>
#include <functional>

#include "maps/map_difference.h"
#include "validator/suggest/requirements.h"

namespace chartroom::suggest {

// The most changes of a suggestion.
inline constexpr int kMostChanges = 3;

struct Request {
  maps::Map map;                            // with its rules
  std::optional<maps::PackFile> pack = {};  // its severities, thresholds and exclusions apply
  maps::PointSet keep;                      // points that must not change
  std::vector<Requirement> requirements;    // missed requirements to meet; empty: all
  std::optional<FindingAt> finding = {};    // the only finding of `structure` to fix
  std::optional<Tracking> tracking;         // wished; empty: any tracking meets the requirement
  int count = 3;                            // number of suggestions
  Count evaluations = 3'000;                // most changed maps to try
  Count games = kFreshGames;  // fresh games for each skill, of the map and of every suggestion
  std::uint64_t seed = 1;
  series::Jobs jobs;
};

struct Suggestion {
  maps::Map map;
  maps::MapDifference difference;  // from the map as it is
  Figures figures;                 // of games that the search did not use
  double certainty = 0;
};

struct Answer {
  Figures before;
  std::vector<Requirement> missed;      // by the map as it is
  std::vector<Requirement> requested;   // missed requirements that were asked for
  std::vector<Suggestion> suggestions;  // by size, then the most certain first
  Count tries = 0;
  Count games = 0;
  bool complete = true;  // false: stopped from outside
};

struct SuggestHooks {
  std::function<void(const Answer& so_far)> progress;  // after every round of tries
  std::function<bool()> out_of_time;                   // called between rounds
  const std::atomic<bool>* stop = nullptr;
};

// Each suggestion meets the requested requirements and adds no finding. By the estimates of its
// games, it misses no requirement that the map met before. The answer does not depend on the number
// of jobs.
Answer suggest_changes(const Request& request, const SuggestHooks& hooks = {});

}  // namespace chartroom::suggest

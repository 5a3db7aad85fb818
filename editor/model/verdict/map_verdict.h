// What is known of how a map plays, while it is edited: figures of tracking and the verdict of
// simulated play, as far as they have come.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/verdict/level_figures.h"
#include "maps/files/pack_file.h"
#include "maps/map.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/play/simulation/fairness.h"
#include "validator/rules/rulebook.h"

namespace chartroom::editor {

// What play depends on: two maps of which this is equal play alike. Names and looks are left out.
struct PlayedMap {
  maps::Map map;
  rules::Rulebook rules;
  std::optional<double> stall_share;  // more unfinished games than this: the map stalls

  PlayedMap(const maps::Map& whole, const rules::Rulebook& by_rules);
  // By the rules and thresholds of the map's pack, which may be null.
  PlayedMap(const maps::Map& whole, const maps::Pack* pack);
  friend bool operator==(const PlayedMap&, const PlayedMap&) = default;
};

enum class VerdictStage : std::uint8_t {
  waiting,     // for the designer to rest, and then for what takes its time
  playing,     // captains play; what is known so far may change
  done,        // all levels that judge have been asked
  stopped,     // by the designer
  impossible,  // the map cannot be played
};

struct MapVerdict {
  VerdictStage stage = VerdictStage::waiting;
  // impossible: whose start is on an island; nobody's where there is no water at all
  std::optional<maps::Team> start_on_land;
  std::optional<checks::TrackingMetrics> tracking;
  // The last one that was reached; the next, with more levels and games, may be on its way. What
  // its games say of pairs of starts is left out.
  std::optional<play::Judgement> judgement;
  // Of each level that has played the most games that were played in a row, while it plays too.
  std::vector<LevelFigures> played;
  std::optional<play::JudgementProgress> progress;  // playing
};

// How many places a trail of kVerdictMoves moves leaves on average.
inline constexpr int kVerdictMoves = 8;

}  // namespace chartroom::editor

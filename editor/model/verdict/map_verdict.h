// The knowledge about a map's play while it is edited: figures of tracking and the verdict of
// simulated play so far.
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

// The data that affects play, without names and looks: maps with equal data play alike.
struct PlayedMap {
  maps::Map map;
  rules::Rulebook rules;
  std::optional<double> stall_share;  // with more unfinished games than this, the map stalls

  PlayedMap(const maps::Map& whole, const rules::Rulebook& by_rules);
  // Uses the rules and thresholds of the map's pack, which may be null.
  PlayedMap(const maps::Map& whole, const maps::Pack* pack);
  friend bool operator==(const PlayedMap&, const PlayedMap&) = default;
};

enum class VerdictStage : std::uint8_t {
  waiting,     // for the user to pause, and then for earlier work
  playing,     // captains play; results may change
  done,        // all skills that count for the verdict have played
  stopped,     // by the user
  impossible,  // the map cannot be played
};

struct MapVerdict {
  VerdictStage stage = VerdictStage::waiting;
  // impossible: the team whose start is on an island; none if there is no water at all
  std::optional<maps::Team> start_on_land;
  std::optional<checks::TrackingMetrics> tracking;
  // The last verdict; the next, with more skills and games, may follow. Has no pairs of starts.
  std::optional<play::Fairness> fairness;
  // For each skill that has played, its longest run of games so far, the present one included.
  std::vector<LevelFigures> played;
  std::optional<play::FairnessProgress> progress;  // playing
};

// The number of moves in the figures of tracking: possible positions left on average after a trail.
inline constexpr int kVerdictMoves = 8;

}  // namespace chartroom::editor

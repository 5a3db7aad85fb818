// A few figures about a map from simulated games, for players who read a book of maps.
#pragma once

#include "maps/map.h"
#include "validator/play/games/tally.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

// Shares of points in [0, 1].
struct PlayMetrics {
  double found_after = 0;   // own actions until the enemy's operator had one point left, on average
  double plies = 0;         // of a game, on average
  double first_share = 0;   // of the first team
  double first_margin = 0;  // half the width of first_share's 95% interval
  int games = 0;            // 0 if the map cannot be played
  PointCounts visits{};     // arrivals by point
};

// Plays `games` games of the novice against itself. The number of jobs does not change the figures.
PlayMetrics play_metrics(const maps::Map& map, const rules::Rulebook& rules, int games, int jobs);

}  // namespace chartroom::play

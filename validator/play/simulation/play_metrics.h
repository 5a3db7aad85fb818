// What a map's players may expect of it, by simulated play: a few figures for a book of maps.
#pragma once

#include "maps/map.h"
#include "validator/play/games/tally.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

// Shares of points in [0, 1].
struct PlayMetrics {
  double found_after = 0;   // own actions until the enemy's operator had one point left, on average
  double plies = 0;         // of a game, on average
  double first_share = 0;   // of the team that begins
  double first_margin = 0;  // half of its 95 % interval
  int games = 0;            // 0 where the map cannot be played
  PointCounts visits{};     // arrivals by point
};

// Plays that many games of the middling agent against itself; the same figures for the same map on
// any number of jobs.
PlayMetrics play_metrics(const maps::Map& map, const rules::Rulebook& rules, int games, int jobs);

}  // namespace chartroom::play

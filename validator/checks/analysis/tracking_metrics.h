// Measures how fast announced moves alone give a submarine away. Forced starts are ignored: every
// pair of a start on any point of water and a legal sequence of moves counts once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "maps/map.h"

namespace chartroom::checks {

inline constexpr int kMostMoves = 20;
// All sequences up to this length are counted: six million at most.
inline constexpr int kCountedMoves = 15;

struct TrackingMetrics {
  // The mean number of possible positions after n announced moves, at index n; 0 if no sequence of
  // n moves is legal.
  std::array<double, kMostMoves + 1> mean_placements{};
  // The means up to this number of moves are exact. Later ones come from a sample: every nth
  // sequence of kCountedMoves moves, with all its continuations.
  int exact_moves = kMostMoves;
  // The moves of the longest trail that fits in two places: as found, and an upper bound.
  int ambiguous_moves = 0;
  int ambiguous_at_most = 0;
  // The longest such trail known point by point, in one place, and its start in the other. Empty if
  // none has a move.
  std::vector<maps::Point> ambiguous_trail;
  maps::Point also_from;
};

// Continues the sample's sequences: at most about twice `sample` of kCountedMoves moves.
TrackingMetrics tracking_metrics(const maps::Map& map, std::int64_t sample = 30'000);

// Returns the exact mean number of possible positions after 1 to kCountedMoves moves, much faster
// than all metrics; 0 if no sequence of these moves is legal.
double mean_placements(const maps::Map& map, int moves);

// A start's worth against an operator who only hears moves.
struct StartMetrics {
  maps::Point start;
  std::int64_t sequences = 0;  // legal sequences from here
  std::int64_t found = 0;      // sequences that leave one possible position
  // Shorter sequences of one move or more without a further step: surfacing then tells the point.
  std::int64_t ended = 0;
  double entropy = 0;     // mean of log2 of the number of possible positions, in bits
  double placements = 0;  // mean number of possible positions
};

// Returns exact metrics of every start in reading order, after 1 to kCountedMoves moves.
std::vector<StartMetrics> start_metrics(const maps::Map& map, int moves);

}  // namespace chartroom::checks

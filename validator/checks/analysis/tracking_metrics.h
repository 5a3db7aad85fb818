// How fast announced moves alone give a submarine away. Forced starts are left aside: every point
// of water is a possible start, and every pair of a start and a legal sequence of moves counts
// once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "maps/map.h"

namespace chartroom::checks {

inline constexpr int kMostMoves = 20;
// Up to here every sequence is counted; there are six million of them at most.
inline constexpr int kCountedMoves = 15;

struct TrackingMetrics {
  // At n: the mean number of placements that are left after n announced moves; 0 where no sequence
  // of n moves is legal.
  std::array<double, kMostMoves + 1> mean_placements{};
  // Up to how many moves the means are exact. The later ones come from a sample: every so many-th
  // of the sequences of kCountedMoves moves, with all that goes on from it.
  int exact_moves = kMostMoves;
  // The longest trail, in moves, that still has two placements: as found, and the most it can be.
  int ambiguous_moves = 0;
  int ambiguous_at_most = 0;
  // Such a trail, the longest that was met point by point: as it lies in one place, and where it
  // begins in the other. Empty where none has a move.
  std::vector<maps::Point> ambiguous_trail;
  maps::Point also_from;
};

// Sequences of kCountedMoves moves are gone on from up to about twice `sample` of them.
TrackingMetrics tracking_metrics(const maps::Map& map, std::int64_t sample = 30'000);

// The mean number of placements after so many moves (at most kCountedMoves) alone: exact, and far
// sooner known than all metrics. 0 where no sequence of so many moves is legal.
double mean_placements(const maps::Map& map, int moves);

// What a start is worth against an operator who only listens to moves.
struct StartMetrics {
  maps::Point start;
  std::int64_t sequences = 0;  // legal ones from here
  std::int64_t found = 0;      // of these, those that leave one placement
  // Shorter ones, of a move or more, after which no step is left: whoever surfaces there tells the
  // exact point.
  std::int64_t ended = 0;
  double entropy = 0;     // mean of the bits that are still open: log2 of the placements
  double placements = 0;  // mean number of placements that are left
};

// Every start in reading order, after so many moves (at most kCountedMoves). Exact.
std::vector<StartMetrics> start_metrics(const maps::Map& map, int moves);

}  // namespace chartroom::checks

// A tracker's knowledge as numbers for each point of the board.
#pragma once

#include <vector>

#include "validator/play/tracking/tracker.h"

namespace chartroom::play {

// A point of the film: the share of courses that end on it (the submarine is there), and of those
// with it on their trail (the submarine's point included). All legal courses are equally likely.
struct FilmPoint {
  maps::Point point;
  double position_share = 0;
  double trail_share = 0;
};

// Returns every point that some course ends on or has on its trail, in reading order. When there
// are too many trails to follow, returns the candidates alone, all equally likely.
template <int Words>
std::vector<FilmPoint> film_of(const Tracker<Words>& tracker, const rules::Sea<Words>& sea);

extern template std::vector<FilmPoint> film_of(const Tracker<2>&, const rules::Sea<2>&);
extern template std::vector<FilmPoint> film_of(const Tracker<4>&, const rules::Sea<4>&);

}  // namespace chartroom::play

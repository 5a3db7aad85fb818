// What a tracker knows, as it lies over the board.
#pragma once

#include <vector>

#include "validator/play/tracking/tracker.h"

namespace chartroom::play {

// A point of the film: the share of the courses that end on it, and of those whose trail holds it
// (the submarine's point included), when each legal course is as likely as any other.
struct FilmPoint {
  maps::Point point;
  double here = 0;
  double on_trail = 0;
};

// Every point that some course ends on or has on its trail, in reading order. Once there are too
// many trails to follow, the points alone, each as likely as another.
template <int Words>
std::vector<FilmPoint> film_of(const Tracker<Words>& tracker, const rules::Sea<Words>& sea);

extern template std::vector<FilmPoint> film_of(const Tracker<2>&, const rules::Sea<2>&);
extern template std::vector<FilmPoint> film_of(const Tracker<4>&, const rules::Sea<4>&);

}  // namespace chartroom::play

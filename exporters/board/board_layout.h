// The positions of a board's points on paper or screen, in millimeters, without drawing.
#pragma once

#include <optional>

#include "exporters/drawing/geometry.h"
#include "maps/point.h"

namespace chartroom::exporters {

// A place on a board, with A1 at (0, 0), or a distance, in pitches: the distance between
// neighboring points is one.
struct Pitches {
  double x = 0;
  double y = 0;

  operator UserPoint() const { return {x, y}; }
};

// A board whose neighboring points are `pitch` apart and whose first point, A1, lies at `first`.
class BoardLayout {
 public:
  BoardLayout(maps::Size size, Mm first, double pitch);

  maps::Size size() const { return size_; }
  double pitch() const { return pitch_; }
  // The middle of a point.
  Mm at(maps::Point point) const;
  // The water: half a pitch beyond the outermost points.
  MmRect sea() const;
  // Returns the water with its coordinate tabs: half a pitch more on every side.
  MmRect frame() const;
  // Returns the point whose one-pitch square holds the place; nothing outside the sea.
  std::optional<maps::Point> point_at(Mm place) const;

 private:
  maps::Size size_;
  Mm first_;
  double pitch_;
};

// Returns the board's registration marks: in the corners of its tabs, three quarters of a pitch
// beyond the outermost points in both directions.
Registration board_registration(const BoardLayout& board);

}  // namespace chartroom::exporters

// Where a board's points lie on paper or screen, in millimetres. Plain numbers, no drawing.
#pragma once

#include <optional>

#include "exporters/drawing/geometry.h"
#include "maps/point.h"

namespace chartroom::exporters {

// A place on a board, with A1 at (0, 0), or a distance, in pitches: what lies between neighbouring
// points is one.
struct Pitches {
  double x = 0;
  double y = 0;

  operator UserPoint() const { return {x, y}; }
};

// A board whose neighbouring points are `pitch` apart and whose first point, A1, lies at `first`.
class BoardLayout {
 public:
  BoardLayout(maps::Size size, Mm first, double pitch);

  maps::Size size() const { return size_; }
  double pitch() const { return pitch_; }
  // The middle of a point.
  Mm at(maps::Point point) const;
  // The water: half a pitch beyond the outermost points.
  MmRect sea() const;
  // The water with the coordinate tabs round it: half a pitch more on every side.
  MmRect frame() const;
  // The point whose square of one pitch holds the place; nothing outside the sea.
  std::optional<maps::Point> point_at(Mm place) const;

 private:
  maps::Size size_;
  Mm first_;
  double pitch_;
};

// The marks of a board: in the corners of its tabs, three quarters of a pitch beyond the outermost
// points either way.
Registration board_registration(const BoardLayout& board);

}  // namespace chartroom::exporters

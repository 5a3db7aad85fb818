// Aligns a picture by four points of the sea, clicked one after the other in it.
#pragma once

#include <array>
#include <optional>

#include "editor/model/tracing/tracing.h"
#include "maps/point.h"

namespace chartroom::editor {

// Returns the corners of a picture aligned so that four positions in it meet four positions on the
// board. Empty if no camera shows them like this, or if either four are out of order.
std::optional<Corners> corners_by(const Corners& in_picture, const Corners& on_board);

class FourPoints {
 public:
  static constexpr std::size_t kCount = 4;

  explicit FourPoints(maps::Size sea);

  // A1 and clockwise around the sea: J1, J10 and A10 on 10 x 10.
  maps::Point point(std::size_t place) const { return points_.at(place); }
  // Returns the position of a point on the board, in its millimeters.
  Spot on_board(std::size_t place) const;

  // The number of clicked points; a point's position in the picture.
  std::size_t count() const { return count_; }
  Spot in_picture(std::size_t place) const { return places_.at(place); }

  // Takes the click for the next point, of which there must be one. Returns false and changes
  // nothing if an earlier click was there, or if it is the last and no camera shows the four like
  // this.
  bool click(Spot in_picture);
  bool can_take_back() const { return count_ > 0; }
  void take_back();
  // Repeats the click taken back last, until there is a new one.
  bool can_repeat() const { return count_ < known_; }
  void repeat();

  // Returns the corners once all four are clicked.
  std::optional<Corners> corners() const;

 private:
  std::array<maps::Point, kCount> points_;
  Corners places_{};
  std::size_t count_ = 0;
  std::size_t known_ = 0;
};

}  // namespace chartroom::editor

// Four points of the sea, clicked one after the other in the picture that shows them: they say how
// the picture lies.
#pragma once

#include <array>
#include <optional>

#include "editor/model/tracing/tracing.h"
#include "maps/point.h"

namespace chartroom::editor {

// The corners of a picture that lies so that four places in it meet four places on the board;
// nothing where no camera shows them so, for the one or the other four are out of order.
std::optional<Corners> corners_by(const Corners& in_picture, const Corners& on_board);

class FourPoints {
 public:
  static constexpr std::size_t kCount = 4;

  explicit FourPoints(maps::Size sea);

  // A1 and clockwise round the sea: J1, J10 and A10 on 10 x 10.
  maps::Point point(std::size_t place) const { return points_.at(place); }
  // Where the board has that point, in its millimetres.
  Spot on_board(std::size_t place) const;

  // How many have been clicked, and where in the picture.
  std::size_t count() const { return count_; }
  Spot in_picture(std::size_t place) const { return places_.at(place); }

  // The click for the next point, of which there must be one. False, and nothing has changed, where
  // one was there already, or it is the last and no camera shows the four so.
  bool click(Spot in_picture);
  bool can_take_back() const { return count_ > 0; }
  void take_back();
  // What was taken back, as long as nothing else was clicked.
  bool can_repeat() const { return count_ < known_; }
  void repeat();

  // Once all four are clicked.
  std::optional<Corners> corners() const;

 private:
  std::array<maps::Point, kCount> points_;
  Corners places_{};
  std::size_t count_ = 0;
  std::size_t known_ = 0;
};

}  // namespace chartroom::editor

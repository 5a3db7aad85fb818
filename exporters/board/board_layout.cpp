#include "exporters/board/board_layout.h"

#include <cmath>

#include "maps/platform/contract.h"

namespace chartroom::exporters {

BoardLayout::BoardLayout(maps::Size size, Mm first, double pitch)
    : size_(size), first_(first), pitch_(pitch) {
  CHARTROOM_EXPECTS(size.columns > 0 && size.rows > 0 && pitch > 0);
}

Mm BoardLayout::at(maps::Point point) const {
  return {first_.x + point.column * pitch_, first_.y + point.row * pitch_};
}

MmRect BoardLayout::sea() const {
  return {first_.x - pitch_ / 2, first_.y - pitch_ / 2, size_.columns * pitch_,
          size_.rows * pitch_};
}

MmRect BoardLayout::frame() const {
  const MmRect water = sea();
  return {water.x - pitch_ / 2, water.y - pitch_ / 2, water.width + pitch_, water.height + pitch_};
}

std::optional<maps::Point> BoardLayout::point_at(Mm place) const {
  const MmRect water = sea();
  if (place.x < water.x || place.x >= water.right() || place.y < water.y ||
      place.y >= water.bottom()) {
    return std::nullopt;
  }
  return maps::Point{static_cast<int>(std::floor((place.x - water.x) / pitch_)),
                     static_cast<int>(std::floor((place.y - water.y) / pitch_))};
}

Registration board_registration(const BoardLayout& board) {
  const MmRect frame = board.frame();
  const double in = board.pitch() / 4;
  return {{{frame.x + in, frame.y + in},
           {frame.right() - in, frame.y + in},
           {frame.x + in, frame.bottom() - in},
           {frame.right() - in, frame.bottom() - in}}};
}

}  // namespace chartroom::exporters

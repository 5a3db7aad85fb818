#include "editor/model/tracing/four_points.h"

#include <algorithm>
#include <cmath>

#include "editor/model/board_view.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

// In parts of the picture's sides: clicks nearer than this are at one position.
constexpr double kSamePlace = 0.01;

constexpr Corners kPicture{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

}  // namespace

std::optional<Corners> corners_by(const Corners& in_picture, const Corners& on_board) {
  const auto seen = Projection::to(in_picture);
  const auto wanted = Projection::to(on_board);
  if (!seen || !wanted) return std::nullopt;
  // Both are projections of the unit square.
  Corners corners;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    corners[i] = wanted->board_from_picture(seen->picture_from_board(kPicture[i]));
  }
  return Projection::to(corners) ? std::optional(corners) : std::nullopt;
}

FourPoints::FourPoints(maps::Size sea)
    : points_{{{0, 0}, {sea.columns - 1, 0}, {sea.columns - 1, sea.rows - 1}, {0, sea.rows - 1}}} {}

Spot FourPoints::on_board(std::size_t place) const {
  const maps::Point p = point(place);
  return {BoardView::kPitch * (p.column + 1), BoardView::kPitch * (p.row + 1)};
}

bool FourPoints::click(Spot in_picture) {
  CHARTROOM_EXPECTS(count_ < kCount);
  const auto clicked = places_.begin() + static_cast<std::ptrdiff_t>(count_);
  const bool there = std::any_of(places_.begin(), clicked, [&](Spot other) {
    return std::hypot(other.x - in_picture.x, other.y - in_picture.y) < kSamePlace;
  });
  if (there) return false;
  FourPoints next = *this;
  next.places_[next.count_++] = in_picture;
  next.known_ = next.count_;
  if (next.count_ == kCount && !next.corners()) return false;
  *this = next;
  return true;
}

void FourPoints::take_back() {
  CHARTROOM_EXPECTS(can_take_back());
  --count_;
}

void FourPoints::repeat() {
  CHARTROOM_EXPECTS(can_repeat());
  ++count_;
}

std::optional<Corners> FourPoints::corners() const {
  if (count_ < kCount) return std::nullopt;
  Corners wanted;
  for (std::size_t i = 0; i < kCount; ++i) wanted[i] = on_board(i);
  return corners_by(places_, wanted);
}

}  // namespace chartroom::editor

#include "editor/model/tracing/tracing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chartroom::editor {
namespace {

using Matrix = std::array<double, 9>;  // row by row

// The smallest area, in square millimeters, that counts.
constexpr double kNoArea = 1e-6;

Spot applied(const Matrix& m, Spot p) {
  const double w = m[6] * p.x + m[7] * p.y + m[8];
  return {(m[0] * p.x + m[1] * p.y + m[2]) / w, (m[3] * p.x + m[4] * p.y + m[5]) / w};
}

// Returns twice the area of a triangle, positive if its corners are clockwise on the screen.
double area(Spot a, Spot b, Spot c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// True if all corners turn in one direction; a picture seen from behind counts too.
bool bulges(const Corners& c) {
  int clockwise = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const double turn = area(c[i], c[(i + 1) % 4], c[(i + 2) % 4]);
    if (!(std::abs(turn) > kNoArea)) return false;
    clockwise += turn > 0 ? 1 : -1;
  }
  return std::abs(clockwise) == 4;
}

// Returns the inverse up to a factor, which does not affect projections.
Matrix inverted(const Matrix& m) {
  return {m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
          m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
          m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
}

}  // namespace

std::optional<Projection> Projection::to(const Corners& c) {
  if (!bulges(c)) return std::nullopt;
  // The closed form for the unit square (Heckbert, Fundamentals of Texture Mapping, 1989).
  const Spot sum{c[0].x - c[1].x + c[2].x - c[3].x, c[0].y - c[1].y + c[2].y - c[3].y};
  const Spot one{c[1].x - c[2].x, c[1].y - c[2].y};
  const Spot two{c[3].x - c[2].x, c[3].y - c[2].y};
  const double whole = one.x * two.y - two.x * one.y;
  const double g = (sum.x * two.y - two.x * sum.y) / whole;
  const double h = (one.x * sum.y - sum.x * one.y) / whole;
  Projection result({c[1].x - c[0].x + g * c[1].x, c[3].x - c[0].x + h * c[3].x, c[0].x,
                     c[1].y - c[0].y + g * c[1].y, c[3].y - c[0].y + h * c[3].y, c[0].y, g, h, 1});
  result.inverse_ = inverted(result.m_);
  return result;
}

Spot Projection::board_from_picture(Spot place) const { return applied(m_, place); }

Spot Projection::picture_from_board(Spot place) const { return applied(inverse_, place); }

Tracing::Tracing(std::string file, double width, double height, double board_width,
                 double board_height)
    : file_(std::move(file)) {
  const double scale = std::min(board_width / width, board_height / height);
  const double left = (board_width - scale * width) / 2;
  const double top = (board_height - scale * height) / 2;
  const double right = left + scale * width;
  const double bottom = top + scale * height;
  corners_ = {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
}

std::optional<Tracing> Tracing::laid(std::string file, const Corners& corners) {
  if (file.empty() || !bulges(corners)) return std::nullopt;
  return Tracing(std::move(file), corners);
}

bool Tracing::lay(const Corners& corners) {
  if (!bulges(corners)) return false;
  corners_ = corners;
  return true;
}

bool Tracing::move_corner(std::size_t corner, Spot to) {
  Corners moved = corners_;
  moved.at(corner) = to;
  return lay(moved);
}

void Tracing::move(double right, double down) {
  for (Spot& corner : corners_) corner = {corner.x + right, corner.y + down};
}

std::optional<std::size_t> Tracing::corner_near(Spot place, double distance) const {
  std::optional<std::size_t> nearest;
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    const double away = std::hypot(corners_[i].x - place.x, corners_[i].y - place.y);
    if (away > distance) continue;
    nearest = i;
    distance = away;
  }
  return nearest;
}

}  // namespace chartroom::editor

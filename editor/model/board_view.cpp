#include "editor/model/board_view.h"

#include <algorithm>
#include <cmath>

namespace chartroom::editor {
namespace {

// Margin around a fitted board, in logical pixels.
constexpr double kMargin = 8;

// Far enough outside every sea, and small enough for a Point.
constexpr double kFarCell = 100;

// Returns a board's origin: centered in a larger window, else without a gap at either edge.
double kept(double corner, double board, double window) {
  if (board <= window) return (window - board) / 2;
  return std::clamp(corner, window - board, 0.0);
}

// Returns the move that brings a square around `middle` into a window.
double into(double middle, double half, double window) {
  return std::max(0.0, half - middle) + std::min(0.0, window - half - middle);
}

int cell(double millimetres) {
  return static_cast<int>(
      std::clamp(std::floor(millimetres / BoardView::kPitch - 0.5), -kFarCell, kFarCell));
}

}  // namespace

void BoardView::set_window(double width, double height) {
  width_ = std::max(width, 1.0);
  height_ = std::max(height, 1.0);
  if (fitted_) {
    fit();
  } else {
    keep_in_window();
  }
}

void BoardView::hold_in_window(double width, double height, double down) {
  width_ = std::max(width, 1.0);
  height_ = std::max(height, 1.0);
  origin_.y -= down;
}

Pixel BoardView::pixel_of(maps::Point point) const {
  return {origin_.x + scale_ * kPitch * (point.column + 1),
          origin_.y + scale_ * kPitch * (point.row + 1)};
}

maps::Point BoardView::cell_at(Pixel pixel) const {
  return {cell((pixel.x - origin_.x) / scale_), cell((pixel.y - origin_.y) / scale_)};
}

std::optional<maps::Point> BoardView::point_at(Pixel pixel) const {
  const maps::Point point = cell_at(pixel);
  return sea_.contains(point) ? std::optional(point) : std::nullopt;
}

Pixel BoardView::corner_pixel(maps::Point corner) const {
  const Pixel middle = pixel_of(corner);
  return {middle.x - scale_ * kPitch / 2, middle.y - scale_ * kPitch / 2};
}

maps::Point BoardView::corner_at(Pixel pixel) const {
  const double half = scale_ * kPitch / 2;
  const maps::Point corner = cell_at({pixel.x + half, pixel.y + half});
  return {std::clamp<int>(corner.column, 0, sea_.columns),
          std::clamp<int>(corner.row, 0, sea_.rows)};
}

void BoardView::fit() {
  fitted_ = true;
  scale_ = fitting_scale();
  keep_in_window();
}

void BoardView::zoom(double factor, Pixel around) {
  const double scale = std::clamp(scale_ * factor, kSmallest * kFullScale, kLargest * kFullScale);
  fitted_ = false;
  origin_.x = around.x - (around.x - origin_.x) * scale / scale_;
  origin_.y = around.y - (around.y - origin_.y) * scale / scale_;
  scale_ = scale;
  keep_in_window();
}

void BoardView::pan(double right, double down) {
  origin_.x += right;
  origin_.y += down;
  keep_in_window();
}

void BoardView::follow(const BoardView& other) {
  fitted_ = false;
  scale_ = other.scale_;
  origin_ = {other.origin_.x + (width_ - other.width_) / 2,
             other.origin_.y + (height_ - other.height_) / 2};
  keep_in_window();
}

void BoardView::show(maps::Point point) {
  const Pixel middle = pixel_of(point);
  const double half = scale_ * kPitch / 2;
  pan(into(middle.x, half, width_), into(middle.y, half, height_));
}

double BoardView::fitting_scale() const {
  const double width = std::max(width_ - 2 * kMargin, 1.0);
  const double height = std::max(height_ - 2 * kMargin, 1.0);
  return std::min(width / board_width(), height / board_height());
}

void BoardView::keep_in_window() {
  origin_.x = kept(origin_.x, scale_ * board_width(), width_);
  origin_.y = kept(origin_.y, scale_ * board_height(), height_);
}

}  // namespace chartroom::editor

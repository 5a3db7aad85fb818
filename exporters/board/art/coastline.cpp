#include "exporters/board/art/coastline.h"

#include <algorithm>
#include <cmath>

namespace chartroom::exporters {

namespace {

constexpr double kFar = 9;
constexpr double kStep = 0.1;
constexpr double kReach = 1.1;
constexpr double kDiagonalNeck = 0.17;

// A box from one island point to another (itself, a neighbor, or across a square of four).
struct Bone {
  double left;
  double top;
  double right;
  double bottom;
  bool diagonal_down = false;
  bool diagonal_up = false;
  double thinner = 0;

  double distance(double x, double y) const {
    if (diagonal_down || diagonal_up) return slanted(x, y);
    const double dx = std::max({left - x, 0.0, x - right});
    const double dy = std::max({top - y, 0.0, y - bottom});
    return dx == 0 || dy == 0 ? dx + dy : std::hypot(dx, dy);
  }

 private:
  double slanted(double x, double y) const {
    const double sign = diagonal_down ? 1 : -1;
    const double start = diagonal_down ? top : bottom;
    const double t = std::clamp(((x - left) + sign * (y - start)) / 2, 0.0, 1.0);
    return std::hypot(x - left - t, y - start - sign * t) + thinner;
  }
};

// A minimum without a crease, so that coasts meet in bays instead of corners.
double smooth_min(double a, double b) {
  constexpr double kBay = 0.14;
  const double h = std::max(kBay - std::abs(a - b), 0.0) / kBay;
  return std::min(a, b) - h * h * kBay / 4;
}

std::vector<Bone> bones_at(const maps::Map& map, maps::Point p) {
  const auto land = [&](int columns, int rows) {
    const maps::Point q{p.column + columns, p.row + rows};
    return map.size.contains(q) && map.islands.contains(q);
  };
  const double x = p.column;
  const double y = p.row;
  if (land(1, 0) && land(0, 1) && land(1, 1)) return {{x, y, x + 1, y + 1}};
  std::vector<Bone> bones;
  if (land(1, 0)) bones.push_back({x, y, x + 1, y});
  if (land(0, 1)) bones.push_back({x, y, x, y + 1});
  // A neck is thinner than the land at its ends.
  if (bones.empty()) bones.push_back({x, y, x, y});
  if (land(1, 1) && !land(1, 0) && !land(0, 1)) {
    bones.push_back({x, y, x + 1, y + 1, true, false, kDiagonalNeck});
  }
  if (land(-1, 1) && !land(-1, 0) && !land(0, 1)) {
    bones.push_back({x - 1, y, x, y + 1, false, true, kDiagonalNeck});
  }
  return bones;
}

// Columns and rows of a field, both ends included.
struct Cells {
  int left;
  int top;
  int right;
  int bottom;
};

// Returns the cells of a box, in steps between points, and of everything within `reach` of it.
Cells cells_round(const HeightField& field, double left, double top, double right, double bottom,
                  double reach) {
  const auto column = [&](double x) {
    return std::clamp(static_cast<int>((x - field.left) / kStep), 0, field.columns - 1);
  };
  const auto row = [&](double y) {
    return std::clamp(static_cast<int>((y - field.top) / kStep), 0, field.rows - 1);
  };
  return {column(left - reach), row(top - reach), column(right + reach), row(bottom + reach)};
}

Cells common(Cells a, Cells b) {
  return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
          std::min(a.bottom, b.bottom)};
}

void add_bone(HeightField& field, const Bone& bone, Cells window) {
  const Cells cells =
      common(window, cells_round(field, bone.left, bone.top, bone.right, bone.bottom, kReach));
  for (int j = cells.top; j <= cells.bottom; ++j) {
    for (int i = cells.left; i <= cells.right; ++i) {
      double& height = field.at(i, j);
      height = smooth_min(height, bone.distance(field.x(i), field.y(j)));
    }
  }
}

// Adds wide bays and narrow rocks to the coasts.
void roughen(HeightField& field, const Noise& noise, Cells window) {
  std::vector<double> xs = field.xs();
  xs = {xs.begin() + window.left, xs.begin() + window.right + 1};
  NoiseRows bays(noise, xs, 2.3, 1);
  NoiseRows rocks(noise, xs, 6, 2);
  for (int j = window.top; j <= window.bottom; ++j) {
    const std::vector<double>& wide = bays.at(field.y(j));
    const std::vector<double>& narrow = rocks.at(field.y(j));
    for (std::size_t k = 0; k < xs.size(); ++k) {
      double& height = field.at(window.left + static_cast<int>(k), j);
      if (height <= kReach) height -= 0.07 * wide[k] + 0.025 * narrow[k];
    }
  }
}

void compute(HeightField& field, const maps::Map& map, const Noise& noise, Cells window) {
  for (int j = window.top; j <= window.bottom; ++j) {
    std::fill_n(&field.at(window.left, j), window.right - window.left + 1, kFar);
  }
  for (const maps::Point p : map.islands& map.points()) {
    for (const Bone& bone : bones_at(map, p)) add_bone(field, bone, window);
  }
  roughen(field, noise, window);
}

Cells all_cells(const HeightField& field) { return {0, 0, field.columns - 1, field.rows - 1}; }

// This many changed points or more, as after a resize, recompute the whole field.
constexpr int kMostChanged = 8;

}  // namespace

HeightField island_field(const maps::Map& map, const Noise& noise) {
  HeightField field(-0.8, -0.8, map.size.columns + 0.6, map.size.rows + 0.6, kStep, kFar);
  compute(field, map, noise, all_cells(field));
  return field;
}

const HeightField& IslandField::of(const maps::Map& map, const Noise& noise) {
  constexpr double kChange = 1 + kReach;  // also covers the bones that begin beside the point
  const maps::PointSet islands = map.islands & map.points();
  const maps::PointSet changed = (islands - islands_) | (islands_ - islands);
  const bool same = field_ && size_ == map.size && noise_ == noise;
  if (!same || changed.count() > kMostChanged) {
    field_ = island_field(map, noise);
  } else {
    for (const maps::Point p : changed) {
      const double x = p.column;
      const double y = p.row;
      compute(*field_, map, noise, cells_round(*field_, x, y, x, y, kChange));
    }
  }
  size_ = map.size;
  islands_ = islands;
  noise_ = noise;
  return *field_;
}

}  // namespace chartroom::exporters

#include "exporters/board/art/coastline.h"

#include <algorithm>
#include <cmath>

namespace chartroom::exporters {

namespace {

constexpr double kFar = 9;
constexpr double kStep = 0.1;
constexpr double kReach = 1.1;
constexpr double kDiagonalNeck = 0.17;

// A box from one island point to another (the same, a neighbour, or across a square of four).
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

void add_bone(HeightField& field, const Bone& bone) {
  const auto column = [&](double x) {
    return std::clamp(static_cast<int>((x - field.left) / kStep), 0, field.columns - 1);
  };
  const auto row = [&](double y) {
    return std::clamp(static_cast<int>((y - field.top) / kStep), 0, field.rows - 1);
  };
  for (int j = row(bone.top - kReach); j <= row(bone.bottom + kReach); ++j) {
    for (int i = column(bone.left - kReach); i <= column(bone.right + kReach); ++i) {
      double& height = field.at(i, j);
      height = smooth_min(height, bone.distance(field.x(i), field.y(j)));
    }
  }
}

}  // namespace

HeightField island_field(const maps::Map& map, const Noise& noise) {
  HeightField field(-0.8, -0.8, map.size.columns + 0.6, map.size.rows + 0.6, kStep, kFar);
  for (const maps::Point p : map.islands& map.points()) {
    for (const Bone& bone : bones_at(map, p)) add_bone(field, bone);
  }
  NoiseRows bays(noise, field.xs(), 2.3, 1);
  NoiseRows rocks(noise, field.xs(), 6, 2);
  for (int j = 0; j < field.rows; ++j) {
    const std::vector<double>& wide = bays.at(field.y(j));
    const std::vector<double>& narrow = rocks.at(field.y(j));
    for (int i = 0; i < field.columns; ++i) {
      const auto k = static_cast<std::size_t>(i);
      double& height = field.at(i, j);
      if (height <= kReach) height -= 0.07 * wide[k] + 0.025 * narrow[k];
    }
  }
  return field;
}

}  // namespace chartroom::exporters

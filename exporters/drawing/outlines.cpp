#include "exporters/drawing/outlines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include "exporters/drawing/shapes.h"

namespace chartroom::exporters {

namespace {

// Marching squares. The number of a crossing is that of its grid edge: 2 * node for the edge to the
// right of a node, 2 * node + 1 for the edge below it. Every crossing leads to the next one.
class Tracer {
 public:
  Tracer(const HeightField& field, double level)
      : field_(field), level_(level), next_(field.heights.size() * 2, -1) {}

  std::vector<Outline> trace() {
    std::vector<std::uint8_t> upper = inside_row(0);
    for (int j = 0; j + 1 < field_.rows; ++j) {
      std::vector<std::uint8_t> lower = inside_row(j + 1);
      for (std::size_t i = 0; i + 1 < upper.size(); ++i) {
        const int mask = upper[i] | upper[i + 1] << 1 | lower[i + 1] << 2 | lower[i] << 3;
        if (mask != 0 && mask != 15) link_cell(static_cast<int>(i), j, mask);
      }
      upper.swap(lower);
    }
    std::vector<Outline> outlines;
    for (int edge = 0; edge < static_cast<int>(next_.size()); ++edge) {
      if (next_[static_cast<std::size_t>(edge)] >= 0) outlines.push_back(walk(edge));
    }
    return outlines;
  }

 private:
  bool on_rim(int i, int j) const {
    return i == 0 || j == 0 || i + 1 == field_.columns || j + 1 == field_.rows;
  }
  double height(int i, int j) const { return on_rim(i, j) ? level_ + 1 : field_.at(i, j); }
  std::vector<std::uint8_t> inside_row(int j) const {
    std::vector<std::uint8_t> inside(static_cast<std::size_t>(field_.columns), 0);
    if (j == 0 || j + 1 == field_.rows) return inside;
    const double* heights = &field_.heights[static_cast<std::size_t>(j * field_.columns)];
    for (std::size_t i = 1; i + 1 < inside.size(); ++i) inside[i] = heights[i] < level_ ? 1 : 0;
    return inside;
  }

  // `mask` has the corners inside: 1, 2, 4, 8, clockwise from the upper left; not all and not none.
  void link_cell(int i, int j, int mask) {
    const int node = j * field_.columns + i;
    const std::array<int, 4> edges{2 * node, 2 * (node + 1) + 1, 2 * (node + field_.columns),
                                   2 * node + 1};  // top, right, bottom, left
    // Links an edge where the inside ends (clockwise) to the last edge where it begins, so that the
    // inside stays on one side.
    constexpr auto kBit = [](int corner) { return 1 << (corner & 3); };
    for (int e = 0; e < 4; ++e) {
      if ((mask & kBit(e)) == 0 || (mask & kBit(e + 1)) != 0) continue;
      int f = e;
      do {
        f = (f + 3) & 3;
      } while ((mask & kBit(f)) != 0);
      next_[static_cast<std::size_t>(edges[static_cast<std::size_t>(e)])] =
          edges[static_cast<std::size_t>(f)];
    }
  }

  UserPoint crossing(int edge) const {
    const int node = edge / 2;
    const int i = node % field_.columns;
    const int j = node / field_.columns;
    const bool down = edge % 2 != 0;
    const double a = height(i, j);
    const double b = down ? height(i, j + 1) : height(i + 1, j);
    const double part = a == b ? 0.5 : (level_ - a) / (b - a);
    return {field_.x(i) + (down ? 0 : part * field_.step),
            field_.y(j) + (down ? part * field_.step : 0)};
  }

  Outline walk(int edge) {
    Outline outline;
    while (next_[static_cast<std::size_t>(edge)] >= 0) {
      outline.push_back(crossing(edge));
      edge = std::exchange(next_[static_cast<std::size_t>(edge)], -1);
    }
    return outline;
  }

  const HeightField& field_;
  double level_;
  std::vector<int> next_;
};

// Averages three crossings at a time, because these are uneven and a calm curve needs space.
Outline thinned(const Outline& outline) {
  const std::size_t count = outline.size();
  if (count < 18) return outline;
  Outline result;
  result.reserve(count / 3);
  for (std::size_t k = 0; k + 2 < count; k += 3) {
    result.push_back({(outline[k].x + outline[k + 1].x + outline[k + 2].x) / 3,
                      (outline[k].y + outline[k + 1].y + outline[k + 2].y) / 3});
  }
  return result;
}

void curve_between(cairo_t* cr, UserPoint before, UserPoint from, UserPoint to, UserPoint after) {
  cairo_curve_to(cr, from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6,
                 to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6, to.x, to.y);
}

// Twice the area inside, negative for one direction of turning.
double turning_area(const Outline& outline) {
  double area = 0;
  for (std::size_t k = 0; k < outline.size(); ++k) {
    const UserPoint a = outline[k];
    const UserPoint b = outline[(k + 1) % outline.size()];
    area += a.x * b.y - b.x * a.y;
  }
  return area;
}

// Returns a box around all that is drawn for an outline: curves swell between its points, and pens
// are wide.
UserBox drawn_box(const Outline& outline) {
  constexpr double kPen = 0.2;
  double longest = 0;
  for (std::size_t k = 0; k + 1 < outline.size(); ++k) {
    longest = std::max({longest, std::abs(outline[k + 1].x - outline[k].x),
                        std::abs(outline[k + 1].y - outline[k].y)});
  }
  const double swell = 1.5 * longest + kPen;
  const UserBox box = bounds_of(outline);
  return {box.x - swell, box.y - swell, box.width + 2 * swell, box.height + 2 * swell};
}

bool holds(UserBox outer, UserBox inner) {
  return inner.x > outer.x && inner.y > outer.y && inner.right() < outer.right() &&
         inner.bottom() < outer.bottom();
}

}  // namespace

HeightField::HeightField(double left_edge, double top_edge, double width, double height,
                         double step_size, double level)
    : left(left_edge),
      top(top_edge),
      step(step_size),
      columns(static_cast<int>(std::lround(width / step_size)) + 1),
      rows(static_cast<int>(std::lround(height / step_size)) + 1),
      heights(static_cast<std::size_t>(columns * rows), level) {}

std::vector<double> HeightField::xs() const {
  std::vector<double> places(static_cast<std::size_t>(columns));
  for (int i = 0; i < columns; ++i) places[static_cast<std::size_t>(i)] = x(i);
  return places;
}

std::vector<Outline> outlines_below(const HeightField& field, double level) {
  return Tracer(field, level).trace();
}

UserBox bounds_of(const Outline& outline) {
  const auto [left, right] = std::minmax_element(
      outline.begin(), outline.end(), [](UserPoint a, UserPoint b) { return a.x < b.x; });
  const auto [top, bottom] = std::minmax_element(
      outline.begin(), outline.end(), [](UserPoint a, UserPoint b) { return a.y < b.y; });
  return {left->x, top->y, right->x - left->x, bottom->y - top->y};
}

std::vector<std::vector<Outline>> separated(const std::vector<Outline>& outlines) {
  // The widest outline is a coast; lakes turn the other way.
  double widest = 0;
  for (const Outline& outline : outlines) {
    const double area = turning_area(outline);
    if (std::abs(area) > std::abs(widest)) widest = area;
  }
  std::vector<std::vector<Outline>> islands;
  for (const Outline& coast : outlines) {
    if (turning_area(coast) * widest <= 0) continue;
    islands.push_back({coast});
    const UserBox bounds = bounds_of(coast);
    for (const Outline& lake : outlines) {
      if (turning_area(lake) * widest < 0 && holds(bounds, bounds_of(lake))) {
        islands.back().push_back(lake);
      }
    }
  }
  return islands;
}

void add_outlines(cairo_t* cr, const std::vector<Outline>& outlines) {
  for (const Outline& raw : outlines) {
    if (!may_be_seen(cr, drawn_box(raw))) continue;
    const Outline points = thinned(raw);
    const std::size_t count = points.size();
    if (count < 3) continue;
    cairo_move_to(cr, points[0].x, points[0].y);
    for (std::size_t k = 0; k < count; ++k) {
      curve_between(cr, points[(k + count - 1) % count], points[k], points[(k + 1) % count],
                    points[(k + 2) % count]);
    }
    cairo_close_path(cr);
  }
}

void add_curve(cairo_t* cr, const Outline& points) {
  if (points.size() < 2) return;
  cairo_move_to(cr, points[0].x, points[0].y);
  for (std::size_t k = 0; k + 1 < points.size(); ++k) {
    curve_between(cr, points[k == 0 ? 0 : k - 1], points[k], points[k + 1],
                  points[k + 2 < points.size() ? k + 2 : k + 1]);
  }
}

}  // namespace chartroom::exporters

#include "editor/model/island_brush.h"

#include <cmath>

#include "maps/contract.h"

namespace chartroom {

std::vector<Point> points_between(Point from, Point to) {
  const int columns = to.column - from.column;
  const int rows = to.row - from.row;
  const int steps = std::max(std::abs(columns), std::abs(rows));
  std::vector<Point> points{from};
  for (int i = 1; i <= steps; ++i) {
    const double part = static_cast<double>(i) / steps;
    points.emplace_back(from.column + static_cast<int>(std::lround(columns * part)),
                        from.row + static_cast<int>(std::lround(rows * part)));
  }
  return points;
}

void IslandBrush::press(Point point) {
  CHARTROOM_EXPECTS(document_.map().size.contains(point));
  island_ = document_.map().is_water(point);
  step_ = document_.begin_step();
  last_ = point;
  paint({point});
}

void IslandBrush::drag(Point point) {
  if (!pressed() || point == last_) return;
  paint(points_between(last_, point));
  last_ = point;
}

void IslandBrush::release() {
  if (pressed()) document_.end_step();
}

void IslandBrush::cancel() {
  if (pressed()) document_.cancel_step();
}

void IslandBrush::paint(const std::vector<Point>& points) {
  PointSet inside;
  for (const Point p : points) {
    if (document_.map().size.contains(p)) inside.insert(p);
  }
  document_.change(step_, SetIslands{inside, island_},
                   island_ ? StepLabel::paint_islands : StepLabel::erase_islands);
}

}  // namespace chartroom

#include "editor/model/tools/painting_tool.h"

#include <algorithm>
#include <cmath>

#include "maps/platform/contract.h"

namespace chartroom::editor {

std::vector<maps::Point> points_between(maps::Point from, maps::Point to) {
  const int columns = to.column - from.column;
  const int rows = to.row - from.row;
  const int steps = std::max(std::abs(columns), std::abs(rows));
  std::vector<maps::Point> points{from};
  for (int i = 1; i <= steps; ++i) {
    const double part = static_cast<double>(i) / steps;
    points.emplace_back(from.column + static_cast<int>(std::lround(columns * part)),
                        from.row + static_cast<int>(std::lround(rows * part)));
  }
  return points;
}

std::vector<maps::Point> go_over(const maps::Map&, const Brush&,
                                 const std::vector<maps::Point>& stroke, maps::Point to) {
  const std::vector<maps::Point> more = points_between(stroke.empty() ? to : stroke.back(), to);
  std::vector<maps::Point> points;
  for (const maps::Point p : stroke) {
    if (std::find(more.begin(), more.end(), p) == more.end()) points.push_back(p);
  }
  points.insert(points.end(), more.begin(), more.end());
  return points;
}

void PaintingTool::press(maps::Point point) {
  CHARTROOM_EXPECTS(document_.map().size.contains(point));
  step_ = document_.begin_step();
  before_ = document_.map();
  used_ = brush_;
  erase_ = erases_ == Erases::always ||
           (used_.layer != Layer::quadrants && is_painted(before_, used_, point));
  stroke_.clear();
  first_ = point;
  go_on(point);
}

void PaintingTool::drag(maps::Point point) {
  if (pressed() && point != last_) go_on(point);
}

void PaintingTool::release() {
  if (pressed()) document_.end_step();
}

void PaintingTool::cancel() {
  if (pressed()) document_.cancel_step();
}

ToolPreview PaintingTool::preview() const {
  if (!pressed() || shows_ == Shows::nothing) return {};
  return {.points = {}, .lines = {}, .size = size_between(first_, last_)};
}

maps::PointSet PaintingTool::reach(maps::Point point) const {
  const maps::Map& map = document_.map();
  maps::PointSet points;
  for (const maps::Point p : tipped(brush_, grow_(map, brush_, {}, point))) {
    if (map.size.contains(p)) points.insert(p);
  }
  return images(brush_.mirroring.group(map.size), points, map.size);
}

void PaintingTool::go_on(maps::Point point) {
  last_ = point;
  stroke_ = grow_(before_, used_, stroke_, point);
  document_.change(step_, edited(before_, painted(before_, used_, tipped(used_, stroke_), erase_)),
                   label_of(used_.layer, erase_));
}

}  // namespace chartroom::editor

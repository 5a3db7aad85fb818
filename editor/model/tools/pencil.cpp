#include <algorithm>
#include <cmath>

#include "editor/model/tools/painting_tool.h"
#include "editor/model/tools/tools.h"

namespace chartroom::editor {
namespace {

// A point that is passed again counts where it comes last, so that no stroke outgrows the sea (and
// the lands around it that a pointer can reach).
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

}  // namespace

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

std::unique_ptr<Tool> make_pencil(const ToolContext& context) {
  return std::make_unique<PaintingTool>(context, go_over);
}

std::unique_ptr<Tool> make_eraser(const ToolContext& context) {
  return std::make_unique<PaintingTool>(context, go_over, true);
}

}  // namespace chartroom::editor

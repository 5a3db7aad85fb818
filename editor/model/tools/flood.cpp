#include "editor/model/tools/painting_tool.h"
#include "editor/model/tools/tools.h"

namespace chartroom {
namespace {

// What was flooded at the press stays: dragging on floods what the pointer comes to.
std::vector<Point> around(const Map& before, const Brush& brush, const std::vector<Point>& stroke,
                          Point to) {
  std::vector<Point> points = stroke;
  if (!before.size.contains(to)) return points;
  PointSet known;
  for (const Point p : stroke) known.insert(p);
  for (const Point p : alike(before, brush, to) - known) points.push_back(p);
  return points;
}

}  // namespace

std::unique_ptr<Tool> make_flood(const ToolContext& context) {
  return std::make_unique<PaintingTool>(context, around);
}

}  // namespace chartroom

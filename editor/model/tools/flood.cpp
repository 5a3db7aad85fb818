#include "editor/model/tools/painting_tool.h"
#include "editor/model/tools/tools.h"

namespace chartroom::editor {
namespace {

// What was flooded at the press stays: dragging on floods what the pointer comes to.
std::vector<maps::Point> around(const maps::Map& before, const Brush& brush,
                                const std::vector<maps::Point>& stroke, maps::Point to) {
  std::vector<maps::Point> points = stroke;
  if (!before.size.contains(to)) return points;
  maps::PointSet known;
  for (const maps::Point p : stroke) known.insert(p);
  for (const maps::Point p : alike(before, brush, to) - known) points.push_back(p);
  return points;
}

}  // namespace

std::unique_ptr<Tool> make_flood(const ToolContext& context) {
  return std::make_unique<PaintingTool>(context, around);
}

}  // namespace chartroom::editor

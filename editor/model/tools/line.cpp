#include "editor/model/tools/painting_tool.h"
#include "editor/model/tools/tools.h"

namespace chartroom::editor {
namespace {

std::vector<maps::Point> straight(const maps::Map&, const Brush&,
                                  const std::vector<maps::Point>& stroke, maps::Point to) {
  return points_between(stroke.empty() ? to : stroke.front(), to);
}

}  // namespace

std::unique_ptr<Tool> make_line(const ToolContext& context) {
  return std::make_unique<PaintingTool>(context, straight);
}

}  // namespace chartroom::editor

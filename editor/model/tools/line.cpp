#include "editor/model/marked.h"
#include "editor/model/tools/painting_tool.h"

namespace chartroom::editor {
namespace {

std::vector<maps::Point> straight(const maps::Map&, const Brush&,
                                  const std::vector<maps::Point>& stroke, maps::Point to) {
  return points_between(stroke.empty() ? to : stroke.front(), to);
}

}  // namespace

ToolKind line_tool() {
  return {.id = "line",
          .name = marked("Line"),
          .help = marked("Paint a straight line"),
          .shortcut = "L",
          .icon =
              "<path d='M6 18L18 6'/><circle cx='4.5' cy='19.5' r='2'/><circle cx='19.5' cy='4.5' "
              "r='2'/>",
          .effect = ToolEffect::changes,
          .make = make_painting_tool<straight, Tip::brush, Erases::what_is_painted, Shows::size>};
}

}  // namespace chartroom::editor

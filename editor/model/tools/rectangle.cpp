#include <algorithm>

#include "editor/model/marked.h"
#include "editor/model/tools/painting_tool.h"

namespace chartroom::editor {
namespace {

// Returns the rectangle's points; the first one stays the stroke's first corner.
std::vector<maps::Point> block(const maps::Map&, const Brush&,
                               const std::vector<maps::Point>& stroke, maps::Point to) {
  const maps::Point from = stroke.empty() ? to : stroke.front();
  const int down = to.row < from.row ? -1 : 1;
  const int right = to.column < from.column ? -1 : 1;
  std::vector<maps::Point> points;
  for (int row = from.row; row != to.row + down; row += down) {
    for (int column = from.column; column != to.column + right; column += right) {
      points.emplace_back(column, row);
    }
  }
  return points;
}

}  // namespace

ToolKind rectangle_tool() {
  return {.id = "rectangle",
          .name = marked("Rectangle"),
          .help = marked("Paint a rectangle"),
          .shortcut = "R",
          .icon = "<rect x='4' y='6' width='16' height='12'/>",
          .effect = ToolEffect::changes,
          .make = make_painting_tool<block, Tip::point, Erases::what_is_painted, Shows::size>};
}

}  // namespace chartroom::editor

// Commands on tools and the brush.
#include <string>

#include "editor/ui/commands/commands.h"

namespace chartroom::editor {
void bind_tool_commands(Workbench& at) {
  for (const ToolKind& tool : tools()) {
    at.commands.bind(
        "tool." + std::string(tool.id), [&at, &tool] { at.choose_tool(tool); }, {},
        [&at, &tool] { return at.tool == &tool; });
  }
  const auto widen = [&at](const char* id, int by) {
    const auto next = [&at, by] { return at.brush.width + by; };
    at.commands.bind(
        id,
        [&at, next] {
          at.brush.width = next();
          at.update_tool();
        },
        [next] { return next() >= 1 && next() <= kWidestBrush; });
  };
  widen("brush.wider", +1);
  widen("brush.narrower", -1);
  const auto layer = [&at](const char* id, Layer painted, maps::Team team) {
    at.commands.bind(
        id,
        [&at, painted, team] {
          at.brush.layer = painted;
          at.brush.team = team;
          at.update_tool();
        },
        {},
        [&at, painted, team] {
          return at.brush.layer == painted && (painted != Layer::starts || at.brush.team == team);
        });
  };
  layer("layer.islands", Layer::islands, maps::Team::blue);
  layer("layer.quadrants", Layer::quadrants, maps::Team::blue);
  layer("layer.surface_points", Layer::surface_points, maps::Team::blue);
  layer("layer.blue_start", Layer::starts, maps::Team::blue);
  layer("layer.green_start", Layer::starts, maps::Team::green);
  for (int number = 1; number <= maps::kMaxQuadrant; ++number) {
    at.commands.bind(
        "quadrant." + std::to_string(number),
        [&at, number] {
          at.brush.layer = Layer::quadrants;
          at.brush.quadrant = number;
          at.update_tool();
        },
        {},
        [&at, number] {
          return at.brush.layer == Layer::quadrants && at.brush.quadrant == number;
        });
  }
}

}  // namespace chartroom::editor

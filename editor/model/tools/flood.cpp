#include "editor/model/marked.h"
#include "editor/model/tools/painting_tool.h"

namespace chartroom::editor {
namespace {

// Returns the points whose paint, or that of their images, would drown a start or surface point.
maps::PointSet kept_dry(const maps::Map& map, const Brush& brush) {
  if (brush.layer != Layer::islands) return {};
  maps::PointSet marked_points = map.surface_points() & map.water();
  for (const maps::Team team : maps::kTeams) {
    if (const auto& start = map.starts.of(team)) marked_points.insert(*start);
  }
  return images(brush.mirroring.group(map.size), marked_points, map.size);
}

// Keeps the areas filled so far: dragging fills further ones. Starts and surface points stay.
std::vector<maps::Point> around(const maps::Map& before, const Brush& brush,
                                const std::vector<maps::Point>& stroke, maps::Point to) {
  std::vector<maps::Point> points = stroke;
  if (!before.size.contains(to)) return points;
  maps::PointSet known;
  for (const maps::Point p : stroke) known.insert(p);
  const maps::PointSet kept =
      before.islands.contains(to) ? maps::PointSet() : kept_dry(before, brush);
  for (const maps::Point p : alike(before, brush, to) - known - kept) points.push_back(p);
  return points;
}

}  // namespace

ToolKind flood_tool() {
  return {.id = "flood",
          .name = marked("Fill"),
          .help = marked("Fill the connected area, except starts and surface points"),
          .shortcut = "F",
          .icon =
              "<path d='M5 13l7-8 7 8-7 6z'/><path d='M5.5 13h13'/><path d='M21 16c1.4 2.6 1.2 "
              "4-.1 4s-1.4-1.400 .1-4z' fill='C'/>",
          .effect = ToolEffect::changes,
          .make = make_painting_tool<around>};
}

}  // namespace chartroom::editor

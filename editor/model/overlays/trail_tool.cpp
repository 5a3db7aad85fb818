#include "editor/model/overlays/trail_tool.h"

namespace chartroom::editor {

std::vector<maps::Point> drawn_from(maps::Point start, const std::vector<rules::HeardLine>& heard) {
  std::vector<maps::Point> trail{start};
  for (const rules::HeardLine& line : heard) {
    if (line.kind == rules::HeardKind::undo && trail.size() > 1) trail.pop_back();
    if (line.kind != rules::HeardKind::announcement) continue;
    if (line.said.kind != rules::ActionKind::navigate) continue;
    trail.push_back(next(trail.back(), line.said.direction));
  }
  return trail;
}

}  // namespace chartroom::editor

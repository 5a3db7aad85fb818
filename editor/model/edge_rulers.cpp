#include "editor/model/edge_rulers.h"

namespace chartroom::editor {

Rulers rulers(const BoardView& view) {
  Rulers result;
  // The coordinates are in the middle of half a pitch.
  const double middle = -view.scale() * BoardView::kPitch / 4;
  if (view.origin().y < middle) {
    for (int column = 0; column < view.sea().columns; ++column) {
      const double at = view.pixel_of({column, 0}).x;
      std::string name = to_string(maps::Point(column, 0));
      name.pop_back();
      if (at > 0 && at < view.window_width()) result.columns.push_back({std::move(name), at});
    }
  }
  if (view.origin().x < middle) {
    for (int row = 0; row < view.sea().rows; ++row) {
      const double at = view.pixel_of({0, row}).y;
      if (at > 0 && at < view.window_height()) {
        result.rows.push_back({std::to_string(row + 1), at});
      }
    }
  }
  return result;
}

}  // namespace chartroom::editor

#include "editor/ui/canvas/map_preview.h"

#include <utility>

#include "editor/model/board_view.h"
#include "editor/ui/canvas/board_picture.h"

namespace chartroom::editor {

MapPreview::MapPreview(wxWindow* parent, const wxSize& size) : PaintedWindow(parent, size) {}

void MapPreview::show(std::optional<maps::Map> map) {
  map_ = std::move(map);
  Refresh();
}

void MapPreview::paint(cairo_t* cr) {
  if (!map_) return;
  const wxSize window = GetClientSize();
  BoardView view(map_->size);
  view.set_window(window.GetWidth(), window.GetHeight());
  paint_map(cr, *map_, view.origin(), view.scale(), wxSystemSettings::GetAppearance().IsDark());
}

}  // namespace chartroom::editor

#include "editor/ui/canvas/map_preview.h"

#include <utility>

#include <wx/settings.h>

#include "editor/model/board_view.h"
#include "exporters/board/board_painter.h"

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
  cairo_translate(cr, view.origin().x, view.origin().y);
  cairo_scale(cr, view.scale(), view.scale());
  exporters::BoardStyle style;
  style.dark = wxSystemSettings::GetAppearance().IsDark();
  constexpr double kPitch = BoardView::kPitch;
  paint_board({cr}, *map_, exporters::BoardLayout(map_->size, {kPitch, kPitch}, kPitch), style);
}

}  // namespace chartroom::editor

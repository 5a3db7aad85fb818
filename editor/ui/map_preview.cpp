#include "editor/ui/map_preview.h"

#include <memory>
#include <utility>

#include <cairo.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/settings.h>

#include "editor/model/board_view.h"
#include "exporters/board_painter.h"
#include "exporters/drawing.h"

namespace chartroom {

MapPreview::MapPreview(wxWindow* parent, const wxSize& size) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, size, wxBORDER_NONE, "preview");
  SetMinSize(size);
  SetDoubleBuffered(true);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    Refresh();
    event.Skip();
  });
}

void MapPreview::show(std::optional<Map> map) {
  map_ = std::move(map);
  Refresh();
}

void MapPreview::on_paint() {
  wxPaintDC dc(this);
  const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(dc));
  if (!graphics) return;
  auto* cr = static_cast<cairo_t*>(graphics->GetNativeContext());
  const StateGuard guard(cr);
  const wxColour ground = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
  cairo_set_source_rgb(cr, ground.Red() / 255.0, ground.Green() / 255.0, ground.Blue() / 255.0);
  cairo_paint(cr);
  if (!map_) return;
  const wxSize window = GetClientSize();
  BoardView view(map_->size);
  view.set_window(window.GetWidth(), window.GetHeight());
  cairo_translate(cr, view.origin().x, view.origin().y);
  cairo_scale(cr, view.scale(), view.scale());
  BoardStyle style;
  style.dark = wxSystemSettings::GetAppearance().IsDark();
  constexpr double kPitch = BoardView::kPitch;
  paint_board(cr, *map_, BoardLayout(map_->size, {kPitch, kPitch}, kPitch), style);
}

}  // namespace chartroom

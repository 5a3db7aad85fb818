#include "editor/ui/toolkit/painted_window.h"

#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "exporters/drawing/cairo_objects.h"

namespace chartroom::editor {

PaintedWindow::PaintedWindow(wxWindow* parent, const wxSize& size)
    : PaintedWindow(parent, size, {.name = "preview"}) {}

PaintedWindow::PaintedWindow(wxWindow* parent, const wxSize& size, const Traits& traits)
    : background_(traits.background) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, traits.id, wxDefaultPosition, size, traits.style, traits.name);
  SetMinSize(size);
  SetDoubleBuffered(true);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    Refresh();
    event.Skip();
  });
}

void PaintedWindow::on_paint() {
  wxPaintDC dc(this);
  const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(dc));
  if (!graphics) return;
  auto* cr = static_cast<cairo_t*>(graphics->GetNativeContext());
  const exporters::StateGuard guard(cr);
  const wxColour background = wxSystemSettings::GetColour(background_);
  cairo_set_source_rgb(cr, background.Red() / 255.0, background.Green() / 255.0,
                       background.Blue() / 255.0);
  cairo_paint(cr);
  paint(cr);
}

}  // namespace chartroom::editor

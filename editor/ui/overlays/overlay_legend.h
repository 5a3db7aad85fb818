// The scale of an overlay, drawn with the board's marks.
#pragma once

#include "editor/model/overlays/live_overlay.h"
#include "editor/ui/overlays/overlay_picture.h"
#include "editor/ui/toolkit/painted_window.h"

namespace chartroom::editor {

class OverlayLegend : public PaintedWindow {
 public:
  // `shown` must outlive the legend. Call Refresh() after it changes.
  OverlayLegend(wxWindow* parent, const ShownOverlay& shown)
      : PaintedWindow(parent, parent->FromDIP(wxSize(150, 30))), shown_(shown) {}

 private:
  void paint(cairo_t* cr) override {
    const wxSize size = GetClientSize();
    paint_legend(cr, shown_, {size.GetWidth(), size.GetHeight()});
  }

  const ShownOverlay& shown_;
};

}  // namespace chartroom::editor

// A window that Cairo paints, on the ground of the dialog that it stands in.
#pragma once

#include <cairo.h>

#include <wx/window.h>

namespace chartroom::editor {

class PaintedWindow : public wxWindow {
 public:
  // As large as `size` at least.
  PaintedWindow(wxWindow* parent, const wxSize& size);

 private:
  // In logical pixels; the ground is painted.
  virtual void paint(cairo_t* cr) = 0;
  void on_paint();
};

}  // namespace chartroom::editor

// A window that Cairo paints. Only here wx hands its drawing over to Cairo.
#pragma once

#include <wx/settings.h>
#include <wx/window.h>

typedef struct _cairo cairo_t;

namespace chartroom::editor {

class PaintedWindow : public wxWindow {
 public:
  // Has the background of a dialog, and at least this size.
  PaintedWindow(wxWindow* parent, const wxSize& size);

 protected:
  struct Traits {
    wxWindowID id = wxID_ANY;
    wxString name;
    long style = wxBORDER_NONE;
    wxSystemColour background = wxSYS_COLOUR_BTNFACE;
  };
  PaintedWindow(wxWindow* parent, const wxSize& size, const Traits& traits);

 private:
  // Paints in logical pixels on the background. The caller restores Cairo's state.
  virtual void paint(cairo_t* cr) = 0;
  void on_paint();

  wxSystemColour background_;
};

}  // namespace chartroom::editor

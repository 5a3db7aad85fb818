// A window that Cairo paints: the one place where wx hands its drawing over to Cairo.
#pragma once

#include <wx/settings.h>
#include <wx/window.h>

typedef struct _cairo cairo_t;

namespace chartroom::editor {

class PaintedWindow : public wxWindow {
 public:
  // On the ground of the dialog that it stands in; as large as `size` at least.
  PaintedWindow(wxWindow* parent, const wxSize& size);

 protected:
  struct Traits {
    wxWindowID id = wxID_ANY;
    wxString name;
    long style = wxBORDER_NONE;
    wxSystemColour ground = wxSYS_COLOUR_BTNFACE;
  };
  PaintedWindow(wxWindow* parent, const wxSize& size, const Traits& traits);

 private:
  // In logical pixels; the ground is painted, and the state of Cairo is restored afterwards.
  virtual void paint(cairo_t* cr) = 0;
  void on_paint();

  wxSystemColour ground_;
};

}  // namespace chartroom::editor

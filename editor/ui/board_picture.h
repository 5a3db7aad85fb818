// The painted board, kept as long as it stays the same: moving the cursor then costs no painting.
#pragma once

#include <memory>

#include <cairo.h>
#include <wx/gdicmn.h>

#include "editor/model/board_view.h"
#include "maps/map.h"

namespace chartroom {

class BoardPicture {
 public:
  // Puts the board onto a window of this size (in logical pixels), painted anew when anything
  // differs from the last time.
  void show(cairo_t* cr, const Map& map, const BoardView& view, wxSize window, bool dark);

 private:
  struct Shown {
    Map map;
    Pixel origin;
    double scale = 0;
    wxSize window;
    bool dark = false;
    double pixels = 1;  // of the screen, to a logical one
    friend bool operator==(const Shown&, const Shown&) = default;
  };
  struct Destroy {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  };

  void paint() const;

  Shown shown_;
  std::unique_ptr<cairo_surface_t, Destroy> surface_;
};

}  // namespace chartroom

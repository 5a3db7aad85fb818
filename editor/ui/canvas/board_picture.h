// The painted board, kept as long as it stays the same: moving the cursor then costs no painting,
// and an edit paints only what lies round the points that it changed.
#pragma once

#include "editor/model/board_view.h"
#include "editor/ui/canvas/repainted.h"
#include "exporters/drawing/cairo_objects.h"
#include "maps/map.h"

namespace chartroom::editor {

// Width and height of a window, in logical pixels.
struct WindowSize {
  int width = 0;
  int height = 0;
  friend bool operator==(const WindowSize&, const WindowSize&) = default;
};

class BoardPicture {
 public:
  // Puts the board onto a window of this size. After an edit the dashes of borders and coasts may
  // not quite meet round the changed points, until settle().
  void show(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window, bool dark);

  // Whether what is shown is what painting the whole board gives.
  bool settled() const { return board_.settled && islands_.settled; }
  // The next show() paints the whole board unless it is settled.
  void settle();

 private:
  struct Shown {
    maps::Map map;
    Pixel origin;
    double scale = 0;
    WindowSize window;
    bool dark = false;
    double pixels = 1;  // of the screen, to a logical one
    friend bool operator==(const Shown&, const Shown&) = default;
  };

  // A picture as large as the window.
  struct Picture {
    exporters::SurfacePtr surface;
    bool settled = true;
  };

  void make_pictures(cairo_surface_t* target, WindowSize window);
  void paint(const Repainted& changed);
  // What is painted from now on replaces what lies round these points.
  exporters::CairoPtr opened(Picture& picture, const maps::PointSet& points) const;

  Shown shown_;
  bool whole_ = true;  // whether the next show() paints everything
  Picture board_;
  // The islands alone, which take half of all painting: most edits leave them as they are.
  Picture islands_;
};

// Paints the whole board where a window shows it: A1's corner of the frame at `origin`, at `scale`
// logical pixels a millimetre.
void paint_map(cairo_t* cr, const maps::Map& map, Pixel origin, double scale, bool dark);

}  // namespace chartroom::editor

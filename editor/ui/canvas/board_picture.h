// The painted board, kept as long as it stays the same: moving the cursor then costs no painting,
// and an edit paints only what lies round the points that it changed.
#pragma once

#include "editor/model/board_view.h"
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
  bool settled() const { return settled_; }
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

  void paint_all(cairo_surface_t* target);
  // Paints round these points only.
  void paint_round(const maps::PointSet& points);
  void paint(cairo_t* cr) const;

  Shown shown_;
  exporters::SurfacePtr surface_;
  bool settled_ = true;
};

// Paints the whole board where a window shows it: A1's corner of the frame at `origin`, at `scale`
// logical pixels a millimetre.
void paint_map(cairo_t* cr, const maps::Map& map, Pixel origin, double scale, bool dark);

// The points round which two maps of one size look different; all of them where something else
// than points decides the looks.
maps::PointSet repainted_points(const maps::Map& before, const maps::Map& after);

}  // namespace chartroom::editor

// The painted board, kept while it is unchanged: moving the cursor costs no painting, an edit
// paints only the surroundings of changed points, and a move only what scrolls into sight.
#pragma once

#include <memory>
#include <vector>

#include "editor/model/board_view.h"
#include "editor/ui/canvas/repainted.h"
#include "exporters/board/board_painter.h"
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
  // Paints the board on a window of this size. After an edit the dashes of borders and coasts may
  // not quite meet near the changed points, until make_exact().
  void show(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window, bool dark);

  // Like show(), but a call paints at most a part of the board. Until all parts are painted, the
  // picture before, scaled and moved, stands in for it.
  void show_in_parts(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window,
                     bool dark);
  // True if the picture is an older one, which further calls replace.
  bool is_provisional() const { return begun_ != nullptr; }

  // True if the picture is as if painted whole; where parts meet, some pixels may be rounded
  // differently.
  bool exact() const { return !begun_ && kept_.exact; }
  // Makes the next call begin to paint the whole board unless the picture is exact.
  void make_exact();

 private:
  struct Shown {
    maps::Map map;
    Pixel origin;
    double scale = 0;
    WindowSize window;
    bool dark = false;
    double pixels = 1;  // of the screen, per logical pixel
    friend bool operator==(const Shown&, const Shown&) = default;
  };

  // A rectangle of whole pixels of the screen, in logical ones: the old picture would shine through
  // an edge within a pixel.
  struct Part {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
  };
  using Parts = std::vector<Part>;

  // A picture as large as the window.
  struct Kept {
    Shown shown;
    exporters::SurfacePtr board;
    // The islands alone, which take half of the painting time: most edits leave them unchanged.
    exporters::SurfacePtr islands;
    bool exact = true;
  };

  // A picture that is being painted.
  struct Begun {
    Begun(Kept next, std::shared_ptr<exporters::IslandField> islands);
    Kept kept;
    exporters::BoardPainter painter;  // for the map in `kept`
    std::vector<Parts> left;          // one per call; the last is painted next
  };

  static Shown wanted(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window,
                      bool dark);
  // Paints the changes of an edit, or begins a wanted picture in this number of bands.
  void follow(cairo_t* cr, const Shown& wanted, int bands);
  bool follow_edit(const Shown& wanted);
  bool follow_move(cairo_t* cr, const Shown& wanted);
  void begin(cairo_t* cr, const Shown& wanted, std::vector<Parts> parts);
  bool can_stand_in_for(const maps::Map& map) const;
  void go_on();
  void put(cairo_t* cr) const;

  // Repaints these parts; islands only in parts_with_islands.
  static void paint(const Kept& kept, exporters::BoardPainter& painter, const Parts& parts,
                    const Parts& parts_with_islands);
  static exporters::CairoPtr cleared(cairo_surface_t* picture, const Parts& parts);
  static Parts round(const Shown& shown, const maps::PointSet& points);

  std::shared_ptr<exporters::IslandField> islands_ = std::make_shared<exporters::IslandField>();
  Kept kept_;
  std::unique_ptr<Begun> begun_;
  bool whole_ = false;  // the next call paints the whole board
};

// Paints the whole board with the corner of its frame at `origin`, at `scale` logical pixels per
// millimeter.
void paint_map(cairo_t* cr, const maps::Map& map, Pixel origin, double scale, bool dark);

}  // namespace chartroom::editor

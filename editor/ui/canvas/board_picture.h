// The painted board, kept as long as it stays the same: moving the cursor then costs no painting,
// an edit paints only what lies round the points that it changed, and a move only what comes into
// sight.
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
  // Puts the board onto a window of this size. After an edit the dashes of borders and coasts may
  // not quite meet round the changed points, until settle().
  void show(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window, bool dark);

  // The same, but a call paints no more than a part of a board: until all of it is painted, that of
  // before stands in for it, scaled and moved along.
  void show_in_parts(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window,
                     bool dark);
  // Whether a picture stands in for one that further calls will finish.
  bool stands_in() const { return begun_ != nullptr; }

  // Whether what is shown is what painting the whole board gives; where parts meet, a pixel here
  // and there may be rounded otherwise.
  bool settled() const { return !begun_ && kept_.settled; }
  // The next call begins to paint the whole board unless it is settled.
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

  // A rectangle of whole pixels of the screen, in logical ones: an edge within a pixel would let
  // the old picture shine through.
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
    // The islands alone, which take half of all painting: most edits leave them as they are.
    exporters::SurfacePtr islands;
    bool settled = true;
  };

  // One that is being painted.
  struct Begun {
    Begun(Kept next, std::shared_ptr<exporters::IslandField> islands);
    Kept kept;
    exporters::BoardPainter painter;  // of the map in `kept`
    std::vector<Parts> left;          // for one call each, the first one last
  };

  static Shown wanted(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window,
                      bool dark);
  // Paints what an edit changes, or begins a picture of what is wanted, in so many bands.
  void follow(cairo_t* cr, const Shown& wanted, int bands);
  bool follow_edit(const Shown& wanted);
  bool follow_move(cairo_t* cr, const Shown& wanted);
  void begin(cairo_t* cr, const Shown& wanted, std::vector<Parts> parts);
  bool can_stand_in_for(const maps::Map& map) const;
  void go_on();
  void put(cairo_t* cr) const;

  // Replaces what lies in the parts; islands only in theirs.
  static void paint(const Kept& kept, exporters::BoardPainter& painter, const Parts& parts,
                    const Parts& parts_with_islands);
  static exporters::CairoPtr cleared(cairo_surface_t* picture, const Parts& parts);
  static Parts round(const Shown& shown, const maps::PointSet& points);

  std::shared_ptr<exporters::IslandField> islands_ = std::make_shared<exporters::IslandField>();
  Kept kept_;
  std::unique_ptr<Begun> begun_;
  bool whole_ = false;  // whether the next call is to begin anew
};

// Paints the whole board where a window shows it: A1's corner of the frame at `origin`, at `scale`
// logical pixels a millimetre.
void paint_map(cairo_t* cr, const maps::Map& map, Pixel origin, double scale, bool dark);

}  // namespace chartroom::editor

// The picture that a map is traced from, as it lies over the board: paints it, and takes mouse and
// keys while they are the picture's.
#pragma once

#include <optional>
#include <string>

#include <wx/event.h>

#include "editor/model/board_view.h"
#include "editor/model/tracing/tracing_pixels.h"
#include "editor/model/tracing/tracing_work.h"
#include "editor/ui/canvas/board_picture.h"

namespace chartroom::editor {

class TracingLayer {
 public:
  // Takes the picture and shows it; false, and nothing has changed, where the file is no picture.
  bool lay(const Tracing& tracing);
  // Takes a new picture, and fits it into the board.
  bool open(const std::string& file, const BoardView& view);
  void remove();

  TracingWork& work() { return work_; }
  const TracingWork& work() const { return work_; }
  bool visible() const { return work_.tracing() && work_.tracing()->visible; }
  // Has four points clicked, the first cross where the board has the first.
  void click_points(maps::Size sea);
  // Mouse and keys belong to the picture.
  bool busy() const { return work_.mode() != TracingWork::Mode::off; }
  // The picture is looked at alone, with nothing of the board over it.
  bool covers() const { return work_.points() != nullptr; }

  void paint(cairo_t* cr, const BoardView& view, WindowSize window);

  // While it is busy: presses a corner, the whole picture, or a point that is clicked.
  void press(Pixel at, const BoardView& view);
  void move(Pixel to, const BoardView& view);
  void leave() { cross_.reset(); }

  // Corners: Tab goes on to the next (Shift: back), arrows move it (Shift: in small steps). Points:
  // arrows move the cross, Space and Enter click there, Backspace takes a click back. Escape ends
  // both, and a drag that is on; Enter ends the corners. False for other keys.
  bool key(const wxKeyEvent& event);

 private:
  void paint_picture(cairo_t* cr, const BoardView& view, WindowSize window);
  void paint_corners(cairo_t* cr, const BoardView& view) const;
  void paint_clicked(cairo_t* cr, const BoardView& view) const;
  void paint_lens(cairo_t* cr, const BoardView& view, WindowSize window, Spot middle) const;
  bool key_of_points(const wxKeyEvent& event);
  // The cross goes back to where the click was.
  void take_back();
  // Where the keys find the cross: near the next point.
  Spot cross_for_keys() const;
  bool shows(Spot place) const;

  // What the surface shows.
  struct Shown {
    Corners corners;
    Pixel origin;
    double scale = 0;
    WindowSize window;
    double density = 1;
    friend bool operator==(const Shown&, const Shown&) = default;
  };

  TracingWork work_;
  Pixels picture_;
  Pixels laid_;
  Shown shown_;
  std::optional<Spot> cross_;  // where the next point would be clicked
};

}  // namespace chartroom::editor

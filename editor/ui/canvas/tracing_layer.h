// The picture that a map is traced from, drawn over the board: paints it, and handles mouse and
// keys while it is busy.
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
  // Shows the picture. False, and nothing changes, if its file cannot be read as a picture.
  bool lay(const Tracing& tracing);
  // Opens a new picture and fits it to the board. False, and nothing changes, if it cannot be read.
  bool open(const std::string& file, const BoardView& view);
  void remove();

  TracingWork& work() { return work_; }
  const TracingWork& work() const { return work_; }
  bool visible() const { return work_.tracing() && work_.tracing()->visible; }
  // Begins the clicking of four points, with the cross where the board has the first.
  void click_points(maps::Size sea);
  // True if mouse and keys go to the picture.
  bool busy() const { return work_.mode() != TracingWork::Mode::off; }
  // True if the picture is shown alone, without the board over it.
  bool covers() const { return work_.points() != nullptr; }

  void paint(cairo_t* cr, const BoardView& view, WindowSize window);

  // Presses a corner, the whole picture, or a clicked point. Only while busy.
  void press(Pixel at, const BoardView& view);
  void move(Pixel to, const BoardView& view);
  void leave() { cross_.reset(); }

  // Corners: Tab chooses the next (Shift: the previous), arrows move it (Shift: in small steps).
  // Points: arrows move the cross, Space and Enter click there, Backspace undoes a click. Escape
  // ends both modes, or cancels a drag; Enter ends the corners. False for other keys.
  bool key(const wxKeyEvent& event);

 private:
  void paint_picture(cairo_t* cr, const BoardView& view, WindowSize window);
  void paint_corners(cairo_t* cr, const BoardView& view) const;
  void paint_clicked(cairo_t* cr, const BoardView& view) const;
  void paint_lens(cairo_t* cr, const BoardView& view, WindowSize window, Spot middle) const;
  bool key_of_points(const wxKeyEvent& event);
  // Undoes the last click, and moves the cross back there.
  void take_back();
  // Returns the place of the cross for keys: near the next point.
  Spot cross_for_keys() const;
  bool shows(Spot place) const;

  // The state that `laid_` shows.
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
  std::optional<Spot> cross_;  // the place of the next click
};

}  // namespace chartroom::editor

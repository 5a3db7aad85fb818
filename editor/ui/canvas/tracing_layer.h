// The picture that a map is traced from: lies faintly over the board, and has its corners dragged.
#pragma once

#include <optional>
#include <string>

#include <wx/event.h>

#include "editor/model/board_view.h"
#include "editor/model/tracing/tracing.h"
#include "editor/model/tracing/tracing_pixels.h"
#include "editor/ui/canvas/board_picture.h"

namespace chartroom::editor {

class TracingLayer {
 public:
  // Takes the picture and shows it; false, and nothing has changed, where the file is no picture.
  bool lay(const Tracing& tracing);
  // Takes a new picture, and fits it into the board.
  bool open(const std::string& file, const BoardView& view);
  void remove();

  const std::optional<Tracing>& tracing() const { return tracing_; }
  bool visible() const { return tracing_ && tracing_->visible; }
  void show(bool visible);
  void set_opacity(double opacity);

  // While corners are moved, mouse and keys belong to the picture.
  bool moving() const { return moving_; }
  void set_moving(bool moving) { moving_ = moving && tracing_.has_value(); }

  void paint(cairo_t* cr, const BoardView& view, WindowSize window);

  // The nearest corner, or the whole picture where none is near.
  void press(Pixel at, const BoardView& view);
  void drag(Pixel to, const BoardView& view);
  void release() { dragged_ = false; }
  bool dragging() const { return dragged_; }
  // Tab goes on to the next corner (Shift: back), arrows move it (Shift: in small steps). False for
  // other keys.
  bool key(const wxKeyEvent& event);

 private:
  void paint_picture(cairo_t* cr, const BoardView& view, WindowSize window);
  void paint_corners(cairo_t* cr, const BoardView& view) const;

  // What the surface shows.
  struct Shown {
    Corners corners;
    Pixel origin;
    double scale = 0;
    WindowSize window;
    double density = 1;
    friend bool operator==(const Shown&, const Shown&) = default;
  };

  std::optional<Tracing> tracing_;
  Pixels picture_;
  Pixels laid_;
  Shown shown_;
  bool moving_ = false;
  bool dragged_ = false;
  std::optional<std::size_t> grabbed_;  // a corner; nothing: the whole picture
  std::size_t chosen_ = 0;              // the corner that the keys move
  Spot from_;
};

}  // namespace chartroom::editor

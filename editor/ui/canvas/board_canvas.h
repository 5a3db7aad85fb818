// The board in the window: draws it, and turns mouse and keys into strokes of the current tool.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <wx/timer.h>

#include "editor/model/documents/map_document.h"
#include "editor/model/tools/tools.h"
#include "editor/ui/canvas/board_picture.h"
#include "editor/ui/canvas/board_signs.h"
#include "editor/ui/canvas/board_viewport.h"
#include "editor/ui/canvas/canvas_layer.h"
#include "editor/ui/canvas/canvas_overlay.h"
#include "editor/ui/canvas/ghost_picture.h"
#include "editor/ui/canvas/tracing_layer.h"
#include "editor/ui/toolkit/painted_window.h"

namespace chartroom::editor {

// There is one cursor, a point of the sea (or a corner, for tools that draw between points). It
// follows the pointer; the arrow keys, Home and End (with Ctrl: of the whole sea) move it on. Space
// does what a click does, once it is released; held, it lets the mouse drag the board, as the
// middle button does. Enter presses the tool, so that the arrows drag it, and Enter again releases
// it. Escape cancels the stroke, else the begun line, the offered change, the selection or the
// highlighted points.
class BoardCanvas : public PaintedWindow {
 public:
  struct Events {
    // After every change that the canvas makes of the map, the selection or the brush.
    std::function<void()> changed;
    std::function<void()> stroke_ended = [] {};  // the user has ended a stroke, not canceled it
    std::function<void()> moved;                 // when the cursor appears, disappears or moves
    std::function<void()> ghost_dropped;         // when Escape drops the offered change
    // When the user asks for the menu of a point, at this place of the canvas.
    std::function<void(maps::Point, const wxPoint&)> menu;
    std::function<void()> painted;  // after every painting: the view may have changed
    std::function<void()> traced;   // after every change of the traced picture
  };
  // Document and brush must outlive the canvas.
  BoardCanvas(wxWindow* parent, MapDocument& document, Brush& brush, Events events);

  void use(const ToolKind& kind);
  // Uses a tool that is not in the table, until another tool is chosen.
  void use(std::unique_ptr<Tool> tool);

  // Sets the source of the layer between board and cursor (null: none), asked at every painting.
  void lay_over(std::function<CanvasLayer*()> layer) { layer_ = std::move(layer); }

  // Shows another map: fits it if its size is new, and keeps selection and cursor inside it.
  void show_new_map();
  // Returns the point under the cursor, if shown.
  std::optional<maps::Point> cursor() const;
  // Moves the cursor to the point as the keyboard does, and takes the focus.
  void go_to(maps::Point point);
  // Returns the size of the rectangle that is being dragged: "3 × 2"; "" if there is none.
  std::string dragged_size() const;
  // True during a stroke of the tool.
  bool in_stroke() const { return tool_->pressed(); }
  // Ends a stroke as if the button had been released.
  void finish_stroke();
  // True if a line waits for its other end: the border pen needs no held button.
  bool has_begun_line() const;
  void drop_begun_line();

  const maps::PointSet& selection() const { return selection_; }
  void select(const maps::PointSet& points);
  // Lights these points only, and scrolls to the first.
  void highlight(const maps::PointSet& points);

  // Set the marks of findings, and show or hide them.
  void mark(std::vector<FindingMark> marks);
  void show_marks(bool shown);

  // Shows where a proposed map of this size differs, over the present map.
  void ghost(std::optional<maps::Map> map);

  // Returns the traced picture; call Refresh() after a change. Mouse and keys go to it while it is
  // busy.
  TracingLayer& tracing() { return tracing_; }

  BoardViewport& viewport() { return viewport_; }
  const BoardView& view() const { return viewport_.view(); }

 private:
  enum class CursorMode { hidden, pointer, keyboard };

  void bind_mouse();
  void paint(cairo_t* cr) override;
  // Paints everything above the board and the traced picture.
  void paint_over(cairo_t* cr, WindowSize window);
  void on_size(wxSizeEvent& event);
  void on_press(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  void on_release(wxMouseEvent& event);
  void on_leave();
  // Puts the cursor under the pointer after the board has moved.
  void move_cursor_to_pointer();
  // Releases the mouse when no button drags anything: a pan and a stroke may overlap.
  void release_capture();
  void on_menu(wxContextMenuEvent& event);
  void on_key(wxKeyEvent& event);
  bool move_by_key(const wxKeyEvent& event);

  Lattice lattice() const { return tool_->lattice(); }
  // Returns the place where the tool would be pressed at this pixel; nothing outside the sea.
  std::optional<maps::Point> place_at(Pixel pixel) const;
  bool contains(maps::Point place) const;
  void show_cursor(std::optional<maps::Point> place, CursorMode mode);
  void move_cursor(maps::Point to);
  void press_space();
  void press_enter();
  bool escape();
  void cancel_stroke();
  void stroke_changed();
  CanvasOverlay overlay() const;

  MapDocument& document_;
  Brush& brush_;
  Events events_;
  maps::Point cursor_;
  CursorMode cursor_mode_ = CursorMode::hidden;
  BoardViewport viewport_;
  BoardView& view_ = viewport_.view();
  BoardPicture picture_;
  QuadrantDigits digits_;
  TracingLayer tracing_;
  std::function<CanvasLayer*()> layer_ = [] { return nullptr; };
  std::optional<maps::Map> ghost_;
  GhostPicture ghost_picture_;
  maps::PointSet selection_;
  maps::PointSet highlighted_;
  std::vector<FindingMark> marks_;
  bool marks_shown_ = true;
  std::unique_ptr<Tool> tool_;
  // Space does its work when it is released, unless the mouse has dragged the board meanwhile.
  enum class Space { up, down, pans } space_ = Space::up;
  bool left_pans_ = false;
  wxTimer settling_;
  wxTimer marching_;
  int march_ = 0;
};

}  // namespace chartroom::editor

// The board in the window: draws it, and turns mouse and keys into strokes of the chosen tool.
#pragma once

#include <functional>
#include <memory>
#include <optional>
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
// follows the pointer; the arrow keys, Home and End (with Ctrl: of the whole sea) move it on from
// where it is. Space does what a click does. Enter presses the tool down, so that the arrows drag
// it, and Enter again lets it go. Escape takes back: the stroke, else the selection, else the lit
// points.
class BoardCanvas : public PaintedWindow {
 public:
  struct Events {
    // After every change that the canvas makes of the map, the selection or the brush.
    std::function<void()> changed;
    std::function<void()> moved;          // when the cursor comes, goes or moves
    std::function<void()> ghost_dropped;  // when Escape gives up what would be
    // When the menu of a point is wanted, at this place of the canvas.
    std::function<void(maps::Point, const wxPoint&)> menu;
    std::function<void()> painted;  // after every painting: the view may be another
    std::function<void()> traced;   // when the traced picture was moved, or is to stay as it is
  };
  // The document, and the brush, must outlive the canvas.
  BoardCanvas(wxWindow* parent, MapDocument& document, Brush& brush, Events events);

  void use(const ToolKind& kind);
  // Another one than the table has, until the next is chosen.
  void use(std::unique_ptr<Tool> tool);

  // What is drawn between board and cursor; null for nothing. Asked for at every painting.
  void lay_over(std::function<CanvasLayer*()> layer) { layer_ = std::move(layer); }

  // Call when the document holds another map: fits it, with the cursor hidden at A1.
  void show_new_map();
  // The point under the cursor, if it shows.
  std::optional<maps::Point> cursor() const;
  // Shows the point with the cursor on it, as the keyboard would.
  void go_to(maps::Point point);
  // True while a stroke of the tool is on.
  bool in_stroke() const { return tool_->pressed(); }
  // Ends a stroke that is on, as if the button had been released.
  void finish_stroke();
  // Of the border pen, which needs no button held.
  bool has_begun_line() const;
  void drop_begun_line();

  const maps::PointSet& selection() const { return selection_; }
  void select(const maps::PointSet& points);
  // Points that light up, and are brought into sight; none: nothing is lit.
  void light(const maps::PointSet& points);

  // The marks of findings, and whether they are in sight.
  void mark(std::vector<FindingMark> marks);
  void show_marks(bool shown);

  // A map of the same size that would be: where it differs it is shown over the map that is.
  void ghost(std::optional<maps::Map> map);

  // The picture under the grid; Refresh() after a change. While it is busy, mouse and keys belong
  // to it.
  TracingLayer& tracing() { return tracing_; }

  BoardViewport& viewport() { return viewport_; }
  const BoardView& view() const { return viewport_.view(); }

 private:
  enum class CursorMode { hidden, pointer, keyboard };

  void bind_mouse();
  void paint(cairo_t* cr) override;
  // All that lies over board and traced picture.
  void paint_over(cairo_t* cr, WindowSize window);
  void on_size(wxSizeEvent& event);
  void on_press(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  void on_release(wxMouseEvent& event);
  void on_leave();
  // The board lies elsewhere under the pointer.
  void find_pointer();
  // Releases the mouse when no button holds anything: a pan and a stroke may overlap.
  void release_capture();
  void on_menu(wxContextMenuEvent& event);
  void on_key(wxKeyEvent& event);
  bool move_by_key(const wxKeyEvent& event);

  Lattice lattice() const { return tool_->lattice(); }
  // Where the tool would be pressed at this pixel; nothing where the pixel is outside the sea.
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
  maps::PointSet lit_;
  std::vector<FindingMark> marks_;
  bool marks_shown_ = true;
  std::unique_ptr<Tool> tool_;
  bool space_held_ = false;
  wxTimer settling_;
  wxTimer marching_;
  int march_ = 0;
};

}  // namespace chartroom::editor

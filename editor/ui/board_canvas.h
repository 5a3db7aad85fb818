// The board in the window: draws it, and turns mouse and keys into strokes of the brush.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <wx/window.h>

#include "editor/model/board_view.h"
#include "editor/model/document.h"
#include "editor/model/tools.h"
#include "editor/ui/board_picture.h"

namespace chartroom {

// There is one cursor, a point of the sea. It follows the pointer; the arrow keys, Home and End
// (with Ctrl: of the whole sea) move it on from where it is. Space does what a click does.
class BoardCanvas : public wxWindow {
 public:
  // The document must outlive the canvas. `changed` is called after every change of the map that
  // the canvas makes, `moved` when the cursor comes, goes or moves.
  BoardCanvas(wxWindow* parent, Document& document, std::function<void()> changed,
              std::function<void()> moved);

  // Call when the document holds another map: fits it, with the cursor hidden at A1.
  void show_new_map();
  // The point that the cursor shows, if it shows.
  std::optional<Point> cursor() const;
  // Ends a stroke that is on, as if the button had been released.
  void finish_stroke();

  void zoom(double factor);
  void fit();

 private:
  enum class CursorMode { hidden, pointer, keyboard };

  void on_paint();
  void on_size(wxSizeEvent& event);
  void on_press(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  void on_release(wxMouseEvent& event);
  void on_leave();
  void on_wheel(wxMouseEvent& event);
  void on_key(wxKeyEvent& event);
  void on_key_up(wxKeyEvent& event);
  void on_kill_focus(wxFocusEvent& event);

  void show_cursor(std::optional<Point> point, CursorMode mode);
  void move_cursor(Point to);
  bool move_cursor_by_key(const wxKeyEvent& event);
  void press_space();
  void cancel_stroke();
  void map_changed();

  Document& document_;
  std::function<void()> changed_;
  std::function<void()> moved_;
  BoardView view_;
  BoardPicture picture_;
  Brush brush_;
  PointSet selection_;
  std::unique_ptr<Tool> tool_;
  Point cursor_;
  CursorMode cursor_mode_ = CursorMode::hidden;
  bool space_held_ = false;
};

}  // namespace chartroom

// The part of a board that its window shows: zoomed and moved by hand, and held under the pointer
// while bars above it open and close.
#pragma once

#include <functional>
#include <optional>

#include <wx/timer.h>
#include <wx/window.h>

#include "editor/model/board_view.h"
#include "editor/ui/canvas/board_moves.h"

namespace chartroom::editor {

class BoardViewport {
 public:
  struct Events {
    std::function<void()> moved;     // another point may be under the pointer
    std::function<void()> released;  // the held board is back in its place
  };
  // `cursor` is the board's cursor; zooming by commands keeps its point in place.
  BoardViewport(wxWindow& window, maps::Size sea, const maps::Point& cursor, Events events);

  BoardView& view() { return view_; }
  const BoardView& view() const { return view_; }

  void zoom(double factor);
  // Zooms around a place of the window.
  void zoom(double factor, Pixel around);
  void zoom_to(double level);
  void fit();
  void pan(double right, double down);
  // Returns the moves of this board.
  BoardMoves moves();

  // Dragging the board by the mouse, which the window then captures.
  void start_pan(const wxPoint& from);
  bool is_panned() const { return panning_from_.has_value(); }
  void pan_to(const wxPoint& to);
  void end_pan();

  // The user asked for the next bar above the board, which may move the board under the pointer.
  void make_room() { asked_for_room_ = true; }
  // Follows the window's place in its frame; `pointed` is true if the pointer is on the board.
  void follow_window(bool pointed);
  // Keeps a held board in its place while the pointer moves.
  void keep_held();
  // Fits a held view to its window.
  void release();

 private:
  wxWindow& window_;
  const maps::Point& cursor_;
  Events events_;
  BoardView view_;
  std::optional<wxPoint> panning_from_;
  wxRect place_;       // in the frame, at the last painting
  bool held_ = false;  // the view is not fitted to its window
  bool asked_for_room_ = false;
  wxTimer releasing_;
};

}  // namespace chartroom::editor

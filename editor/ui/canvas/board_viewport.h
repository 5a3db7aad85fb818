// Which part of a board its window shows: zoomed and moved by hand, and held under the pointer
// while bars come and go above it.
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
    std::function<void()> released;  // the board, which was held, lies in its place again
  };
  // The window shows a board with this cursor. Zooming keeps the cursor where it is.
  BoardViewport(wxWindow& window, maps::Size sea, const maps::Point& cursor, Events events);

  BoardView& view() { return view_; }
  const BoardView& view() const { return view_; }

  void zoom(double factor);
  // About a place of the window.
  void zoom(double factor, Pixel around);
  void zoom_to(double level);
  void fit();
  void pan(double right, double down);
  // Returns what moves this board along.
  BoardMoves moves();

  // A hand drags the board.
  void start_pan(const wxPoint& from);
  bool is_panned() const { return panning_from_.has_value(); }
  void pan_to(const wxPoint& to);
  void end_pan();

  // What comes above the board next was asked for, and may move it away from under the pointer.
  void make_room() { asked_for_room_ = true; }
  // Follows the place of the window in its frame; `pointed`: the pointer is on the board.
  void take_place(bool pointed);
  // A board that is held stays so while the pointer moves.
  void keep_held();
  // Fits the view to its place, if it was held.
  void release();

 private:
  wxWindow& window_;
  const maps::Point& cursor_;
  Events events_;
  BoardView view_;
  std::optional<wxPoint> panning_from_;
  wxRect place_;       // in the frame, when it was painted last
  bool held_ = false;  // the view was not fitted to its place
  bool asked_for_room_ = false;
  wxTimer releasing_;
};

}  // namespace chartroom::editor

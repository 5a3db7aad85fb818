#include "editor/ui/canvas/second_board.h"

#include <utility>

#include "editor/ui/canvas/board_signs.h"
#include "editor/ui/canvas/canvas_overlay.h"
#include "editor/ui/toolkit/keys.h"

namespace chartroom::editor {

SecondBoard::SecondBoard(wxWindow* parent, BoardMoves moves)
    : PaintedWindow(parent, wxDefaultSize,
                    {.name = "second board",
                     .style = wxWANTS_CHARS | wxBORDER_NONE,
                     .background = wxSYS_COLOUR_APPWORKSPACE}),
      moves_(std::move(moves)) {
  Bind(wxEVT_KEY_DOWN, &SecondBoard::on_key, this);
  bind_mouse();
}

void SecondBoard::bind_mouse() {
  const auto press = [this](wxMouseEvent& event) {
    SetFocus();
    dragged_from_ = event.GetPosition();
    if (!HasCapture()) CaptureMouse();
  };
  const auto release = [this](wxMouseEvent&) {
    dragged_from_.reset();
    if (HasCapture()) ReleaseMouse();
  };
  Bind(wxEVT_LEFT_DOWN, press);
  Bind(wxEVT_MIDDLE_DOWN, press);
  Bind(wxEVT_LEFT_UP, release);
  Bind(wxEVT_MIDDLE_UP, release);
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { dragged_from_.reset(); });
  Bind(wxEVT_MOTION, &SecondBoard::on_motion, this);
  Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { turn_wheel(event, moves_); });
}

void SecondBoard::show(const maps::Map& map, const maps::PointSet& highlighted) {
  if (map == map_ && highlighted == highlighted_) return;
  if (map.size != map_.size) view_ = BoardView(map.size);
  map_ = map;
  highlighted_ = highlighted;
  Refresh();
}

void SecondBoard::follow(const BoardView& other, std::optional<maps::Point> cursor) {
  BoardView view = view_;
  const wxSize window = GetClientSize();
  view.set_window(window.GetWidth(), window.GetHeight());
  view.follow(other);
  if (view == view_ && cursor == cursor_) return;
  view_ = view;
  cursor_ = cursor;
  Refresh();
}

void SecondBoard::paint(cairo_t* cr) {
  const bool dark = wxSystemSettings::GetAppearance().IsDark();
  const wxSize window = GetClientSize();
  picture_.make_exact();
  picture_.show(cr, map_, view_, {window.GetWidth(), window.GetHeight()}, dark);
  CanvasOverlay overlay;
  overlay.highlighted = highlighted_;
  if (cursor_ && map_.size.contains(*cursor_)) overlay.cursor = BoardCursor{*cursor_};
  paint_overlay(cr, view_, overlay);
  paint_rulers(cr, view_, dark);
}

void SecondBoard::on_key(wxKeyEvent& event) {
  if (const auto way = direction_of_key(event.GetKeyCode())) {
    pan_by_step(*way, moves_);
  } else if (event.GetKeyCode() == WXK_TAB && !event.ControlDown() && !event.AltDown()) {
    Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                               : wxNavigationKeyEvent::IsForward);
  } else {
    event.Skip();
  }
}

void SecondBoard::on_motion(wxMouseEvent& event) {
  if (!dragged_from_) return;
  const wxPoint moved = event.GetPosition() - *dragged_from_;
  dragged_from_ = event.GetPosition();
  moves_.pan(moved.x, moved.y);
}

}  // namespace chartroom::editor

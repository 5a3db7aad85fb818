// Keyboard input of the canvas.
#include <utility>

#include "editor/ui/canvas/board_canvas.h"
#include "editor/ui/toolkit/keys.h"

namespace chartroom::editor {

void BoardCanvas::on_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (tracing_.busy() && tracing_.key(event)) return events_.traced();
  if (move_by_key(event)) return;
  const auto way = direction_of_key(key);
  if (way && event.GetModifiers() == wxMOD_CONTROL) return pan_by_step(*way, viewport_.moves());
  if (key == WXK_SPACE && !event.HasAnyModifiers()) {
    if (space_ == Space::up) space_ = Space::down;
  } else if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && !event.HasAnyModifiers()) {
    press_enter();
  } else if (key == WXK_TAB && !event.ControlDown() && !event.AltDown()) {
    Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                               : wxNavigationKeyEvent::IsForward);
  } else if (key != WXK_ESCAPE || !escape()) {
    event.Skip();
  }
}

bool BoardCanvas::move_by_key(const wxKeyEvent& event) {
  const int more = lattice() == Lattice::corners ? 1 : 0;
  const maps::Point last{view_.sea().columns - 1 + more, view_.sea().rows - 1 + more};
  const bool whole = event.ControlDown();
  const int key = event.GetKeyCode();
  if (key == WXK_HOME) {
    move_cursor({0, whole ? 0 : cursor_.row});
  } else if (key == WXK_END) {
    move_cursor({last.column, whole ? last.row : cursor_.row});
  } else if (const auto way = direction_of_key(key); way && !event.HasAnyModifiers()) {
    move_cursor(next(cursor_, *way));
  } else {
    return false;
  }
  return true;
}

void BoardCanvas::move_cursor(maps::Point to) {
  if (!contains(to)) to = cursor_;
  const maps::Size sea = view_.sea();
  view_.show({std::min<int>(to.column, sea.columns - 1), std::min<int>(to.row, sea.rows - 1)});
  show_cursor(to, CursorMode::keyboard);
  if (!tool_->pressed() || HasCapture()) return;
  tool_->drag(to);
  stroke_changed();
}

void BoardCanvas::press_space() {
  if (HasCapture()) return;
  // A border needs two corners: a press and release on one draws nothing.
  if (tool_->pressed() || lattice() == Lattice::corners) return press_enter();
  move_cursor(cursor_);
  tool_->press(cursor_);
  tool_->release();
  stroke_changed();
  events_.stroke_ended();
}

void BoardCanvas::press_enter() {
  if (HasCapture()) return;
  const bool ended = tool_->pressed();
  if (ended) {
    tool_->release();
  } else {
    move_cursor(cursor_);
    tool_->press(cursor_);
  }
  stroke_changed();
  if (ended) events_.stroke_ended();
}

bool BoardCanvas::has_begun_line() const { return !tool_->preview().lines.empty(); }

void BoardCanvas::drop_begun_line() {
  if (tool_->pressed()) return cancel_stroke();
  tool_->cancel();
  Refresh();
}

void BoardCanvas::cancel_stroke() {
  tool_->cancel();
  finish_stroke();
  stroke_changed();
}

bool BoardCanvas::escape() {
  if (tool_->pressed()) {
    cancel_stroke();
  } else if (has_begun_line()) {
    drop_begun_line();
  } else if (ghost_) {
    events_.ghost_dropped();
  } else if (!selection_.empty()) {
    select({});
  } else if (!highlighted_.empty()) {
    highlight({});
  } else {
    return false;
  }
  return true;
}

}  // namespace chartroom::editor

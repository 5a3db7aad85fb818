#include "editor/ui/canvas/board_viewport.h"

#include <utility>

namespace chartroom::editor {
namespace {

// Milliseconds after which a resting pointer is taken for idle, not about to click.
constexpr int kReleaseAfter = 2000;

}  // namespace

BoardViewport::BoardViewport(wxWindow& window, maps::Size sea, const maps::Point& cursor,
                             Events events)
    : window_(window), cursor_(cursor), events_(std::move(events)), view_(sea) {
  releasing_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { release(); });
}

void BoardViewport::zoom(double factor) {
  view_.zoom(factor, view_.pixel_of(cursor_));
  window_.Refresh();
}

void BoardViewport::zoom(double factor, Pixel around) {
  view_.zoom(factor, around);
  events_.moved();
  window_.Refresh();
}

void BoardViewport::zoom_to(double level) {
  view_.zoom_to(level, view_.pixel_of(cursor_));
  window_.Refresh();
}

void BoardViewport::fit() {
  view_.fit();
  window_.Refresh();
}

void BoardViewport::pan(double right, double down) {
  view_.pan(right, down);
  window_.Refresh();
}

BoardMoves BoardViewport::moves() {
  return {[this](double right, double down) { pan(right, down); },
          [this](double factor, Pixel around) { zoom(factor, around); }};
}

void BoardViewport::start_pan(const wxPoint& from) {
  panning_from_ = from;
  if (!window_.HasCapture()) window_.CaptureMouse();
  window_.SetCursor(wxCURSOR_SIZING);
}

void BoardViewport::pan_to(const wxPoint& to) {
  const wxPoint moved = to - *std::exchange(panning_from_, to);
  pan(moved.x, moved.y);
}

void BoardViewport::end_pan() {
  panning_from_.reset();
  window_.SetCursor(wxNullCursor);
}

void BoardViewport::follow_window(bool pointed) {
  wxWindow* frame = wxGetTopLevelParent(&window_);
  const wxRect place(frame->ScreenToClient(window_.GetScreenPosition()), window_.GetClientSize());
  const wxRect before = std::exchange(place_, place);
  if (place == before) return;
  // A bar that opens or closes above the board must not move the point away from the pointer.
  const bool bar = place.GetLeft() == before.GetLeft() && place.GetWidth() == before.GetWidth();
  const bool asked = std::exchange(asked_for_room_, false);
  held_ =
      !asked && pointed && !before.IsEmpty() && bar && (held_ || place.GetTop() != before.GetTop());
  if (held_) {
    view_.hold_in_window(place.GetWidth(), place.GetHeight(), place.GetTop() - before.GetTop());
    keep_held();
  } else {
    view_.set_window(place.GetWidth(), place.GetHeight());
    window_.CallAfter([this] { events_.moved(); });
  }
}

void BoardViewport::keep_held() {
  if (held_) releasing_.StartOnce(kReleaseAfter);
}

void BoardViewport::release() {
  if (!held_) return;
  if (window_.HasCapture()) return keep_held();
  held_ = false;
  view_.set_window(place_.GetWidth(), place_.GetHeight());
  events_.released();
  window_.Refresh();
  events_.moved();
}

}  // namespace chartroom::editor

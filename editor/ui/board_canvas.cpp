#include "editor/ui/board_canvas.h"

#include <cmath>
#include <memory>
#include <utility>

#include <cairo.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/settings.h>

namespace chartroom {
namespace {

constexpr double kWheelZoom = 1.15;
// Pixels per millimetre below which nothing can be told apart (before the window is laid out).
constexpr double kSmallestScale = 0.5;
constexpr double kWheelPan = 60;  // logical pixels a notch
// Widths of the cursor's line, in logical pixels.
constexpr double kPointerLine = 2;
constexpr double kKeyboardLine = 4;

Pixel place(const wxMouseEvent& event) {
  return {static_cast<double>(event.GetX()), static_cast<double>(event.GetY())};
}

void paint_background(cairo_t* cr, const wxColour& colour) {
  cairo_set_source_rgb(cr, colour.Red() / 255.0, colour.Green() / 255.0, colour.Blue() / 255.0);
  cairo_paint(cr);
}

// A bright line on a dark one shows on water, islands and paper, light or dark.
void paint_cursor(cairo_t* cr, Pixel middle, double pitch, bool strong) {
  const double side = pitch * 0.88;
  const double line = strong ? kKeyboardLine : kPointerLine;
  cairo_rectangle(cr, middle.x - side / 2, middle.y - side / 2, side, side);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb(cr, 0.05, 0.1, 0.15);
  cairo_set_line_width(cr, 2 * line);
  cairo_stroke_preserve(cr);
  cairo_set_source_rgb(cr, 1, 0.85, 0.2);
  cairo_set_line_width(cr, line);
  cairo_stroke(cr);
}

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, Document& document, std::function<void()> changed,
                         std::function<void()> moved)
    : document_(document),
      changed_(std::move(changed)),
      moved_(std::move(moved)),
      view_(document.map().size),
      tool_(make_pencil({document, brush_, selection_})) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_NONE);
  SetDoubleBuffered(true);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
  Bind(wxEVT_SIZE, &BoardCanvas::on_size, this);
  Bind(wxEVT_LEFT_DOWN, &BoardCanvas::on_press, this);
  Bind(wxEVT_LEFT_DCLICK, &BoardCanvas::on_press, this);
  Bind(wxEVT_LEFT_UP, &BoardCanvas::on_release, this);
  Bind(wxEVT_MOTION, &BoardCanvas::on_motion, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { on_leave(); });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { tool_->release(); });
  Bind(wxEVT_MOUSEWHEEL, &BoardCanvas::on_wheel, this);
  Bind(wxEVT_KEY_DOWN, &BoardCanvas::on_key, this);
  Bind(wxEVT_KEY_UP, &BoardCanvas::on_key_up, this);
  Bind(wxEVT_KILL_FOCUS, &BoardCanvas::on_kill_focus, this);
}

void BoardCanvas::show_new_map() {
  const wxSize size = GetClientSize();
  view_ = BoardView(document_.map().size);
  view_.set_window(size.GetWidth(), size.GetHeight());
  show_cursor(Point(), CursorMode::hidden);
  Refresh();
}

std::optional<Point> BoardCanvas::cursor() const {
  return cursor_mode_ == CursorMode::hidden ? std::nullopt : std::optional(cursor_);
}

void BoardCanvas::finish_stroke() {
  if (HasCapture()) ReleaseMouse();
  tool_->release();
}

void BoardCanvas::zoom(double factor) {
  view_.zoom(factor, view_.pixel_of(cursor_));
  Refresh();
}

void BoardCanvas::fit() {
  view_.fit();
  Refresh();
}

void BoardCanvas::on_paint() {
  wxPaintDC dc(this);
  const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(dc));
  auto* cr = static_cast<cairo_t*>(graphics->GetNativeContext());
  cairo_save(cr);
  paint_background(cr, wxSystemSettings::GetColour(wxSYS_COLOUR_APPWORKSPACE));
  if (view_.scale() >= kSmallestScale) {
    const bool dark = wxSystemSettings::GetAppearance().IsDark();
    picture_.show(cr, document_.map(), view_, GetClientSize(), dark);
    if (const auto point = cursor()) {
      paint_cursor(cr, view_.pixel_of(*point), BoardView::kPitch * view_.scale(),
                   cursor_mode_ == CursorMode::keyboard);
    }
  }
  cairo_restore(cr);
}

void BoardCanvas::on_size(wxSizeEvent& event) {
  const wxSize size = GetClientSize();
  view_.set_window(size.GetWidth(), size.GetHeight());
  Refresh();
  event.Skip();
}

void BoardCanvas::on_press(wxMouseEvent& event) {
  SetFocus();
  const auto point = view_.point_at(place(event));
  if (!point) return;
  if (!HasCapture()) CaptureMouse();
  show_cursor(point, CursorMode::pointer);
  tool_->press(*point);
  map_changed();
}

void BoardCanvas::on_motion(wxMouseEvent& event) {
  show_cursor(view_.point_at(place(event)), CursorMode::pointer);
  if (!tool_->pressed()) return;
  tool_->drag(view_.cell_at(place(event)));
  map_changed();
}

void BoardCanvas::on_release(wxMouseEvent& event) {
  // A quick drag may end before its last motion has been told.
  on_motion(event);
  finish_stroke();
}

void BoardCanvas::on_leave() {
  if (cursor_mode_ == CursorMode::pointer) show_cursor(std::nullopt, CursorMode::hidden);
}

void BoardCanvas::on_wheel(wxMouseEvent& event) {
  const double notches = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
  if (event.ControlDown()) {
    view_.zoom(std::pow(kWheelZoom, notches), place(event));
  } else if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL || event.ShiftDown()) {
    view_.pan(-kWheelPan * notches, 0);
  } else {
    view_.pan(0, kWheelPan * notches);
  }
  Refresh();
}

void BoardCanvas::on_key(wxKeyEvent& event) {
  if (move_cursor_by_key(event)) return;
  if (event.GetKeyCode() == WXK_SPACE && !event.HasAnyModifiers()) {
    // Held down, it would paint and erase by turns. (wxGTK leaves IsAutoRepeat unset.)
    if (!std::exchange(space_held_, true)) press_space();
  } else if (event.GetKeyCode() == WXK_ESCAPE && tool_->pressed()) {
    cancel_stroke();
  } else {
    event.Skip();
  }
}

void BoardCanvas::on_key_up(wxKeyEvent& event) {
  if (event.GetKeyCode() == WXK_SPACE) space_held_ = false;
  event.Skip();
}

void BoardCanvas::on_kill_focus(wxFocusEvent& event) {
  space_held_ = false;
  event.Skip();
}

bool BoardCanvas::move_cursor_by_key(const wxKeyEvent& event) {
  const Size sea = document_.map().size;
  const bool whole = event.ControlDown();
  const int key = event.GetKeyCode();
  if (key == WXK_HOME) {
    move_cursor({0, whole ? 0 : cursor_.row});
  } else if (key == WXK_END) {
    move_cursor({sea.columns - 1, whole ? sea.rows - 1 : cursor_.row});
  } else if (event.HasAnyModifiers()) {
    return false;
  } else if (key == WXK_LEFT || key == WXK_NUMPAD_LEFT) {
    move_cursor(next(cursor_, Direction::left));
  } else if (key == WXK_RIGHT || key == WXK_NUMPAD_RIGHT) {
    move_cursor(next(cursor_, Direction::right));
  } else if (key == WXK_UP || key == WXK_NUMPAD_UP) {
    move_cursor(next(cursor_, Direction::up));
  } else if (key == WXK_DOWN || key == WXK_NUMPAD_DOWN) {
    move_cursor(next(cursor_, Direction::down));
  } else {
    return false;
  }
  return true;
}

void BoardCanvas::move_cursor(Point to) {
  if (!document_.map().size.contains(to)) to = cursor_;
  view_.show(to);
  show_cursor(to, CursorMode::keyboard);
}

void BoardCanvas::show_cursor(std::optional<Point> point, CursorMode mode) {
  if (!point) mode = CursorMode::hidden;
  if (point.value_or(cursor_) == cursor_ && mode == cursor_mode_) return;
  cursor_ = point.value_or(cursor_);
  cursor_mode_ = mode;
  Refresh();
  moved_();
}

void BoardCanvas::press_space() {
  if (tool_->pressed()) return;
  move_cursor(cursor_);
  tool_->press(cursor_);
  tool_->release();
  map_changed();
}

void BoardCanvas::cancel_stroke() {
  tool_->cancel();
  finish_stroke();
  map_changed();
}

void BoardCanvas::map_changed() {
  Refresh();
  changed_();
}

}  // namespace chartroom

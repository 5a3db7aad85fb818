#include "editor/ui/canvas/board_canvas.h"

#include <utility>

#include <wx/intl.h>
#include <wx/settings.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "maps/map_difference.h"

namespace chartroom::editor {
namespace {

// Below this many pixels per millimeter nothing is painted: the window is not laid out yet.
constexpr double kSmallestScale = 0.5;
constexpr int kSettleAfter = 150;  // milliseconds without an edit
constexpr int kMarchEvery = 120;
constexpr int kMarchSteps = 8;  // to the length of a dash and its gap

Pixel place(const wxPoint& at) { return {static_cast<double>(at.x), static_cast<double>(at.y)}; }

Pixel place(const wxMouseEvent& event) { return place(event.GetPosition()); }

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, MapDocument& document, Brush& brush, Events events)
    : PaintedWindow(parent, wxDefaultSize,
                    {.id = kIdBoard,
                     .name = "board",
                     .style = wxWANTS_CHARS | wxBORDER_NONE,
                     .background = wxSYS_COLOUR_APPWORKSPACE}),
      document_(document),
      brush_(brush),
      events_(std::move(events)),
      viewport_(
          *this, document.map().size, cursor_,
          {.moved = [this] { events_.moved(); }, .released = [this] { move_cursor_to_pointer(); }}),
      tool_(tools().front().make({document_, brush_, selection_})) {
  set_accessible_name(*this, _("Board"));
  Bind(wxEVT_SIZE, &BoardCanvas::on_size, this);
  Bind(wxEVT_KEY_DOWN, &BoardCanvas::on_key, this);
  Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) {
    const bool space = event.GetKeyCode() == WXK_SPACE;
    if (space && std::exchange(space_, Space::up) == Space::down) press_space();
    event.Skip();
  });
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    space_ = Space::up;
    event.Skip();
  });
  bind_mouse();
  settling_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    // Later during a stroke, which must not wait for the whole board.
    if (in_stroke()) return void(settling_.StartOnce(kSettleAfter));
    picture_.make_exact();
    Refresh();
  });
  marching_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    march_ = (march_ + 1) % kMarchSteps;
    Refresh();
  });
}

void BoardCanvas::bind_mouse() {
  Bind(wxEVT_LEFT_DOWN, &BoardCanvas::on_press, this);
  Bind(wxEVT_LEFT_DCLICK, &BoardCanvas::on_press, this);
  Bind(wxEVT_LEFT_UP, &BoardCanvas::on_release, this);
  Bind(wxEVT_MIDDLE_DOWN,
       [this](wxMouseEvent& event) { viewport_.start_pan(event.GetPosition()); });
  Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent&) {
    viewport_.end_pan();
    release_capture();
  });
  Bind(wxEVT_CONTEXT_MENU, &BoardCanvas::on_menu, this);
  Bind(wxEVT_MOTION, &BoardCanvas::on_motion, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { on_leave(); });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
    left_pans_ = false;
    viewport_.end_pan();
    tracing_.work().release();
    if (tool_->pressed()) tool_->release();
    stroke_changed();
  });
  Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { turn_wheel(event, viewport_.moves()); });
}

void BoardCanvas::use(const ToolKind& kind) { use(kind.make({document_, brush_, selection_})); }

void BoardCanvas::use(std::unique_ptr<Tool> tool) {
  finish_stroke();
  tool_ = std::move(tool);
  if (!contains(cursor_)) cursor_ = maps::Point();
  Refresh();
}

void BoardCanvas::show_new_map() {
  const wxSize size = GetClientSize();
  const bool same_sea = view_.sea() == document_.map().size;
  if (!same_sea) {
    view_ = BoardView(document_.map().size);
    tracing_.work().end();
  }
  view_.set_window(size.GetWidth(), size.GetHeight());
  highlighted_ = {};
  marks_.clear();
  select(selection_ & document_.map().points());
  if (!contains(cursor_)) show_cursor(maps::Point(), CursorMode::hidden);
  Refresh();
}

std::optional<maps::Point> BoardCanvas::cursor() const {
  const bool on_point =
      cursor_mode_ != CursorMode::hidden && document_.map().size.contains(cursor_);
  return on_point ? std::optional(cursor_) : std::nullopt;
}

void BoardCanvas::go_to(maps::Point point) {
  move_cursor(point);
  SetFocus();
}

void BoardCanvas::finish_stroke() {
  if (tool_->pressed()) tool_->release();
  release_capture();
}

void BoardCanvas::release_capture() {
  const bool dragging = viewport_.is_panned() || in_stroke() || tracing_.work().dragging();
  if (!dragging && HasCapture()) ReleaseMouse();
}

void BoardCanvas::select(const maps::PointSet& points) {
  selection_ = points;
  stroke_changed();
}

void BoardCanvas::highlight(const maps::PointSet& points) {
  highlighted_ = points;
  if (!points.empty()) view_.show(*points.begin());
  Refresh();
}

void BoardCanvas::mark(std::vector<FindingMark> marks) {
  if (marks == marks_) return;
  marks_ = std::move(marks);
  if (marks_shown_) Refresh();
}

void BoardCanvas::ghost(std::optional<maps::Map> map) {
  if (map == ghost_) return;
  ghost_ = std::move(map);
  highlighted_ = {};
  if (ghost_) {
    const maps::PointSet changed = maps::difference(document_.map(), *ghost_).points();
    if (!changed.empty()) view_.show(changed.first());
  }
  Refresh();
}

void BoardCanvas::show_marks(bool shown) {
  if (std::exchange(marks_shown_, shown) != shown) Refresh();
}

CanvasOverlay BoardCanvas::overlay() const {
  CanvasOverlay overlay;
  if (cursor_mode_ != CursorMode::hidden && contains(cursor_)) {
    overlay.cursor = BoardCursor{cursor_, lattice(), cursor_mode_ == CursorMode::keyboard};
    if (!tool_->pressed()) overlay.ghost = tool_->reach(cursor_);
  }
  overlay.selection = selection_;
  overlay.march = static_cast<double>(march_) / kMarchSteps;
  overlay.highlighted = highlighted_;
  if (marks_shown_) overlay.marks = marks_;
  overlay.preview = tool_->preview();
  overlay.mirroring = brush_.mirroring;
  return overlay;
}

std::string BoardCanvas::dragged_size() const {
  const auto size = tool_->preview().size;
  if (!size) return {};
  return std::to_string(size->columns) + " × " + std::to_string(size->rows);
}

void BoardCanvas::move_cursor_to_pointer() {
  if (cursor_mode_ != CursorMode::pointer) return;
  show_cursor(place_at(place(ScreenToClient(wxGetMousePosition()))), CursorMode::pointer);
}

void BoardCanvas::paint(cairo_t* cr) {
  viewport_.follow_window(cursor_mode_ == CursorMode::pointer);
  if (view_.sea() != document_.map().size || view_.scale() < kSmallestScale) return;
  const wxSize size = GetClientSize();
  picture_.show_in_parts(cr, document_.map(), view_, {size.GetWidth(), size.GetHeight()},
                         wxSystemSettings::GetAppearance().IsDark());
  tracing_.paint(cr, view_, {size.GetWidth(), size.GetHeight()});
  if (!tracing_.covers()) paint_over(cr, {size.GetWidth(), size.GetHeight()});
  if (picture_.is_provisional()) {
    CallAfter([this] { Refresh(); });
  } else if (!picture_.exact()) {
    settling_.StartOnce(kSettleAfter);
  }
  events_.painted();
}

void BoardCanvas::paint_over(cairo_t* cr, WindowSize window) {
  const bool dark = wxSystemSettings::GetAppearance().IsDark();
  if (ghost_) {
    ghost_picture_.show(cr, document_.map(), *ghost_, view_, window, dark);
  }
  if (CanvasLayer* layer = layer_()) layer->paint(cr, view_, window);
  if (brush_.layer == Layer::quadrants) digits_.paint(cr, document_.map(), view_);
  paint_overlay(cr, view_, overlay());
  if (const std::string size = dragged_size(); !size.empty()) {
    paint_beside_point(cr, view_, cursor_, size);
  }
  paint_rulers(cr, view_, dark);
}

void BoardCanvas::on_size(wxSizeEvent& event) {
  // With the pointer on the board, paint() sets the size, as only there a moved board is known.
  const wxSize size = GetClientSize();
  if (cursor_mode_ != CursorMode::pointer) view_.set_window(size.GetWidth(), size.GetHeight());
  Refresh();
  // Later: a status bar paints the window at once, and the window is just being laid out.
  CallAfter([this] { events_.moved(); });
  event.Skip();
}

std::optional<maps::Point> BoardCanvas::place_at(Pixel pixel) const {
  return editor::place_at(view_, lattice(), pixel);
}

bool BoardCanvas::contains(maps::Point place) const {
  return has_place(view_.sea(), lattice(), place);
}

void BoardCanvas::on_press(wxMouseEvent& event) {
  SetFocus();
  if (space_ != Space::up) {
    space_ = Space::pans;
    left_pans_ = true;
    return viewport_.start_pan(event.GetPosition());
  }
  if (tracing_.busy()) {
    tracing_.press(place(event), view_);
    if (tracing_.work().dragging() && !HasCapture()) CaptureMouse();
    return events_.traced();
  }
  const auto at = place_at(place(event));
  if (!at) return;
  if (!HasCapture()) CaptureMouse();
  show_cursor(at, CursorMode::pointer);
  tool_->press(*at);
  stroke_changed();
}

void BoardCanvas::on_motion(wxMouseEvent& event) {
  if (viewport_.is_panned()) return viewport_.pan_to(event.GetPosition());
  if (tracing_.busy()) {
    tracing_.move(place(event), view_);
    return Refresh();
  }
  viewport_.keep_held();
  show_cursor(place_at(place(event)), CursorMode::pointer);
  if (!tool_->pressed() || !HasCapture()) return;
  const bool corners = lattice() == Lattice::corners;
  tool_->drag(corners ? view_.corner_at(place(event)) : view_.cell_at(place(event)));
  stroke_changed();
}

void BoardCanvas::on_release(wxMouseEvent& event) {
  if (std::exchange(left_pans_, false)) {
    viewport_.end_pan();
    return release_capture();
  }
  // A quick drag may end without an event for its last motion.
  if (HasCapture()) on_motion(event);
  if (tracing_.busy()) {
    tracing_.work().release();
    release_capture();
    return events_.traced();
  }
  const bool ended = tool_->pressed();
  finish_stroke();
  stroke_changed();
  if (ended) events_.stroke_ended();
}

void BoardCanvas::on_leave() {
  if (tracing_.busy()) {
    tracing_.leave();
    Refresh();
  }
  if (cursor_mode_ == CursorMode::pointer) show_cursor(std::nullopt, CursorMode::hidden);
  viewport_.release();
}

void BoardCanvas::on_menu(wxContextMenuEvent& event) {
  if (tool_->pressed() || tracing_.busy()) return;
  const bool by_key = event.GetPosition() == wxDefaultPosition;
  const wxPoint mouse = by_key ? wxPoint() : ScreenToClient(event.GetPosition());
  const auto point = by_key ? std::optional(cursor_) : view_.point_at(place(mouse));
  if (!point || !view_.sea().contains(*point)) return;
  SetFocus();
  const Pixel middle = view_.pixel_of(*point);
  const wxPoint at =
      by_key ? wxPoint(static_cast<int>(middle.x), static_cast<int>(middle.y)) : mouse;
  events_.menu(*point, at);
}

void BoardCanvas::show_cursor(std::optional<maps::Point> to, CursorMode mode) {
  if (!to) mode = CursorMode::hidden;
  if (to.value_or(cursor_) == cursor_ && mode == cursor_mode_) return;
  cursor_ = to.value_or(cursor_);
  cursor_mode_ = mode;
  Refresh();
  events_.moved();
}

void BoardCanvas::stroke_changed() {
  if (selection_.empty()) {
    marching_.Stop();
  } else if (!marching_.IsRunning()) {
    marching_.Start(kMarchEvery);
  }
  Refresh();
  events_.changed();
}

}  // namespace chartroom::editor

#include "editor/ui/play/play_board.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/canvas/board_signs.h"
#include "editor/ui/canvas/canvas_overlay.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/board/film_marks.h"
#include "exporters/board/trail_marks.h"
#include "exporters/drawing/cairo_objects.h"

namespace chartroom::editor {
namespace {

Pixel pointed_pixel(const wxMouseEvent& event) {
  return {static_cast<double>(event.GetX()), static_cast<double>(event.GetY())};
}

maps::Map without_starts(maps::Map map) {
  map.starts = {};
  return map;
}

// Returns the likeliest target, else the first possible point.
maps::Point first_choice(const ShownGame& game, const maps::Map& map) {
  double best = 0;
  maps::Point choice = *(game.choices.empty() ? map.water() : game.choices).begin();
  for (const play::FilmPoint& p : game.film) {
    if (p.position_share <= best || !game.choices.contains(p.point)) continue;
    best = p.position_share;
    choice = p.point;
  }
  return choice;
}

}  // namespace

PlayBoard::PlayBoard(wxWindow* parent, maps::Map map, Events events)
    : PaintedWindow(parent, wxSize(160, 160),
                    {.id = kIdPlayBoard, .name = "board", .style = wxBORDER_NONE | wxWANTS_CHARS}),
      map_(without_starts(std::move(map))),
      events_(std::move(events)),
      view_(map_.size) {
  set_accessible_name(*this, _("Board of the game"));
  bind_mouse();
  Bind(wxEVT_KEY_DOWN, &PlayBoard::on_key, this);
}

void PlayBoard::bind_mouse() {
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    SetFocus();
    const auto point = view_.point_at(pointed_pixel(event));
    move_cursor(point, false);
    if (point) events_.pressed(*point);
  });
  Bind(wxEVT_MIDDLE_DOWN, [this](wxMouseEvent& event) {
    dragged_from_ = event.GetPosition();
    if (!HasCapture()) CaptureMouse();
  });
  Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent&) {
    dragged_from_.reset();
    if (HasCapture()) ReleaseMouse();
  });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { dragged_from_.reset(); });
  Bind(wxEVT_MOTION, &PlayBoard::on_motion, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
    if (!by_key_) move_cursor(std::nullopt, false);
  });
  Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { turn_wheel(event, moves()); });
}

void PlayBoard::on_motion(wxMouseEvent& event) {
  if (!dragged_from_ && game_.covered) return;
  if (!dragged_from_) return move_cursor(view_.point_at(pointed_pixel(event)), false);
  const wxPoint moved = event.GetPosition() - *dragged_from_;
  dragged_from_ = event.GetPosition();
  moves().pan(moved.x, moved.y);
}

BoardMoves PlayBoard::moves() {
  return {[this](double right, double down) {
            view_.pan(right, down);
            Refresh();
          },
          [this](double factor, Pixel around) {
            view_.zoom(factor, around);
            Refresh();
          }};
}

Pixel PlayBoard::middle() const {
  return cursor_ ? view_.pixel_of(*cursor_)
                 : Pixel{view_.window_width() / 2, view_.window_height() / 2};
}

void PlayBoard::zoom(double factor) { moves().zoom(factor, middle()); }

void PlayBoard::zoom_to(double level) {
  view_.zoom_to(level, middle());
  Refresh();
}

void PlayBoard::fit() {
  view_.fit();
  Refresh();
}

void PlayBoard::show(ShownGame game) {
  if (game.covered) cursor_.reset();
  if (game.choosing && !game_.choosing && (!cursor_ || by_key_)) {
    cursor_ = first_choice(game, map_);
    by_key_ = true;
  }
  game_ = std::move(game);
  Refresh();
}

void PlayBoard::move_cursor(std::optional<maps::Point> to, bool by_key) {
  if (to == cursor_ && by_key == by_key_) return;
  cursor_ = to;
  by_key_ = by_key;
  Refresh();
  events_.moved();
}

void PlayBoard::on_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const auto direction = direction_of_key(key);
  // A covered board shows nothing until the next player presses it.
  if (event.HasAnyModifiers()) {
    event.Skip();
  } else if (game_.covered && (direction || key == WXK_SPACE || key == WXK_RETURN)) {
    if (!direction) events_.pressed({});
  } else if (direction && !game_.choosing) {
    events_.stepped(*direction);
  } else if (direction) {
    const maps::Point to = cursor_ ? next(*cursor_, *direction) : maps::Point{0, 0};
    if (map_.size.contains(to)) move_cursor(to, true);
  } else if ((key == WXK_SPACE || key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && cursor_ &&
             game_.choosing) {
    events_.pressed(*cursor_);
  } else {
    event.Skip();
  }
}

void PlayBoard::paint(cairo_t* cr) {
  const bool dark = wxSystemSettings::GetAppearance().IsDark();
  const wxSize window = GetClientSize();
  view_.set_window(window.GetWidth(), window.GetHeight());
  picture_.show_in_parts(cr, map_, view_, {window.GetWidth(), window.GetHeight()}, dark);
  if (picture_.is_provisional()) CallAfter([this] { Refresh(); });
  {
    const exporters::StateGuard guard(cr);
    cairo_translate(cr, view_.origin().x, view_.origin().y);
    cairo_scale(cr, view_.scale(), view_.scale());
    constexpr double kPitch = BoardView::kPitch;
    const exporters::BoardLayout layout(map_.size, {kPitch, kPitch}, kPitch);
    draw_film({cr}, layout, game_.film, {}, ui_language());
    // Submarines are drawn after all trails, so that no trail hides one.
    for (const auto draw : {exporters::draw_trail, exporters::draw_submarine}) {
      for (const maps::Team team : maps::kTeams) {
        draw({cr}, layout, game_.trails[index(team)], team, false);
      }
    }
  }
  CanvasOverlay overlay;
  overlay.preview.points = game_.choices;
  // A cursor of the keyboard shows only while a point is chosen; else keys move the submarine.
  if (cursor_ && (game_.choosing || !by_key_)) {
    overlay.cursor = BoardCursor{*cursor_, Lattice::points, by_key_ && HasFocus()};
  }
  paint_overlay(cr, view_, overlay);
  paint_rulers(cr, view_, dark);
}

}  // namespace chartroom::editor

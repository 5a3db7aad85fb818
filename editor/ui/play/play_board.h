// The board of a game: submarines and trails, an operator's film, and the points to act on.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "editor/model/board_view.h"
#include "editor/ui/canvas/board_moves.h"
#include "editor/ui/canvas/board_picture.h"
#include "editor/ui/toolkit/painted_window.h"
#include "maps/map.h"
#include "maps/team.h"
#include "validator/play/tracking/film.h"
#include "validator/rules/trail.h"

namespace chartroom::editor {

// The state that the board shows.
struct ShownGame {
  std::array<rules::Trail, 2> trails;  // by team; empty for a hidden submarine
  std::vector<play::FilmPoint> film;
  maps::PointSet choices;  // the points to move to or fire at
  bool choosing = false;   // choosing a point: the arrow keys move the cursor
  bool covered = false;    // until pressed: the board hides the other team's secrets
};

// Wheel and middle button pan and zoom as on a map's board. There is one cursor, which follows the
// pointer; a click acts on its point. The arrow keys move the submarine. While a point is chosen
// they move the cursor, and Space and Enter do what a click does.
class PlayBoard : public PaintedWindow {
 public:
  struct Events {
    std::function<void(maps::Point)> pressed;
    std::function<void(maps::Direction)> stepped;
    std::function<void()> moved;  // the cursor
  };
  PlayBoard(wxWindow* parent, maps::Map map, Events events);

  void show(ShownGame game);
  std::optional<maps::Point> cursor() const { return cursor_; }

  // Zooms around the cursor, or else the middle.
  void zoom(double factor);
  void zoom_to(double level);
  void fit();

 private:
  void bind_mouse();
  void on_motion(wxMouseEvent& event);
  Pixel middle() const;
  BoardMoves moves();
  void paint(cairo_t* cr) override;
  void on_key(wxKeyEvent& event);
  void move_cursor(std::optional<maps::Point> to, bool by_key);

  maps::Map map_;  // without starts, whose signs look like submarines
  Events events_;
  BoardView view_;
  BoardPicture picture_;
  ShownGame game_;
  std::optional<maps::Point> cursor_;
  bool by_key_ = false;
  std::optional<wxPoint> dragged_from_;
};

}  // namespace chartroom::editor

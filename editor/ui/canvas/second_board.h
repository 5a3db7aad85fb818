// A second map beside the edited board: read-only, with the edited board's zoom and place.
#pragma once

#include <optional>

#include "editor/model/board_view.h"
#include "editor/ui/canvas/board_moves.h"
#include "editor/ui/canvas/board_picture.h"
#include "editor/ui/toolkit/painted_window.h"
#include "maps/map.h"

namespace chartroom::editor {

// Mouse and keys move both boards: wheel, drag and arrow keys, without painting.
class SecondBoard : public PaintedWindow {
 public:
  SecondBoard(wxWindow* parent, BoardMoves moves);

  // Shows the map and highlights these points.
  void show(const maps::Map& map, const maps::PointSet& highlighted);
  // Takes the place and zoom of the other board, with a frame around its cursor's point.
  void follow(const BoardView& other, std::optional<maps::Point> cursor);

 private:
  void paint(cairo_t* cr) override;
  void bind_mouse();
  void on_key(wxKeyEvent& event);
  void on_motion(wxMouseEvent& event);

  BoardMoves moves_;  // of both boards
  maps::Map map_;
  maps::PointSet highlighted_;
  BoardView view_{map_.size};
  std::optional<maps::Point> cursor_;
  BoardPicture picture_;
  std::optional<wxPoint> dragged_from_;
};

}  // namespace chartroom::editor

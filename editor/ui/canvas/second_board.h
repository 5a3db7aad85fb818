// A second map beside the board that is edited: only to look at, with the same zoom and place.
#pragma once

#include <optional>

#include "editor/model/board_view.h"
#include "editor/ui/canvas/board_moves.h"
#include "editor/ui/canvas/board_picture.h"
#include "editor/ui/toolkit/painted_window.h"
#include "maps/map.h"

namespace chartroom::editor {

// Mouse and keys move both boards: the wheel, a drag and the arrows as on the other, only that
// nothing is painted.
class SecondBoard : public PaintedWindow {
 public:
  SecondBoard(wxWindow* parent, BoardMoves moves);

  // The map, with these points lit.
  void show(const maps::Map& map, const maps::PointSet& lit);
  // Lies as the other board does, with a frame round the point that has the cursor there.
  void follow(const BoardView& other, std::optional<maps::Point> cursor);

 private:
  void paint(cairo_t* cr) override;
  void bind_mouse();
  void on_key(wxKeyEvent& event);
  void on_motion(wxMouseEvent& event);

  BoardMoves moves_;  // of both boards
  maps::Map map_;
  maps::PointSet lit_;
  BoardView view_{map_.size};
  std::optional<maps::Point> cursor_;
  BoardPicture picture_;
  std::optional<wxPoint> dragged_from_;
};

}  // namespace chartroom::editor

// The names of columns and rows at the edges of a window that shows part of the board.
#pragma once

#include <string>
#include <vector>

#include "editor/model/board_view.h"

namespace chartroom::editor {

struct RulerMark {
  std::string text;  // "C", "12"
  double at = 0;     // from the left or the top of the window, in logical pixels
  friend bool operator==(const RulerMark&, const RulerMark&) = default;
};

struct Rulers {
  std::vector<RulerMark> columns;
  std::vector<RulerMark> rows;
};

// Returns column names if the coordinates above the sea are out of the window, and row names if
// those to its left are, for points whose middle is in the window.
Rulers rulers(const BoardView& view);

}  // namespace chartroom::editor

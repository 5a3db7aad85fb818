#include "editor/model/with_board.h"

namespace chartroom::editor {

maps::Map with_board(maps::Map map, const maps::Map& board) {
  map.size = board.size;
  map.islands = board.islands;
  map.quadrants = board.quadrants;
  map.starts = board.starts;
  map.surfacing = board.surfacing;
  return map;
}

}  // namespace chartroom::editor

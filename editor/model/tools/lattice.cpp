#include "editor/model/tools/lattice.h"

namespace chartroom::editor {

bool has_place(maps::Size sea, Lattice lattice, maps::Point place) {
  const int more = lattice == Lattice::corners ? 1 : 0;
  return maps::Size{sea.columns + more, sea.rows + more}.contains(place);
}

std::optional<maps::Point> place_at(const BoardView& view, Lattice lattice, Pixel pixel) {
  return lattice == Lattice::corners ? view.corner_at(pixel) : view.point_at(pixel);
}

}  // namespace chartroom::editor

#include "editor/model/piece.h"

#include <algorithm>

#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

maps::Point moved_by(maps::Point p, int right, int down) {
  return {p.column + right, p.row + down};
}

// Turns a rectangle inside a square, which allows every symmetry, and back to the top left.
class PieceTurn {
 public:
  PieceTurn(maps::Size size, maps::Symmetry symmetry) : symmetry_(symmetry) {
    const int side = std::max(size.columns, size.rows);
    square_ = {side, side};
    const maps::Point a = image(symmetry_, {0, 0}, square_);
    const maps::Point b = image(symmetry_, {size.columns - 1, size.rows - 1}, square_);
    corner_ = {std::min(a.column, b.column), std::min(a.row, b.row)};
    size_ = {std::abs(a.column - b.column) + 1, std::abs(a.row - b.row) + 1};
  }
  maps::Size size() const { return size_; }
  maps::Point of(maps::Point p) const {
    return moved_by(image(symmetry_, p, square_), -corner_.column, -corner_.row);
  }
  maps::PointSet of(const maps::PointSet& points) const {
    maps::PointSet result;
    for (const maps::Point p : points) result.insert(of(p));
    return result;
  }
  maps::Starts of(const maps::Starts& starts) const {
    maps::Starts result;
    for (const maps::Team team : maps::kTeams) {
      if (starts.of(team)) result.of(team) = of(*starts.of(team));
    }
    return result;
  }
  maps::QuadrantGrid of(const maps::QuadrantGrid& quadrants, const maps::PointSet& points) const {
    maps::QuadrantGrid result;
    for (const maps::Point p : points) result.set(of(p), quadrants.at(p));
    return result;
  }

 private:
  maps::Symmetry symmetry_;
  maps::Size square_;
  maps::Size size_;
  maps::Point corner_;
};

void put(maps::PointSet& set, maps::Point point, bool in) {
  if (in) {
    set.insert(point);
  } else {
    set.erase(point);
  }
}

}  // namespace

maps::Point top_left_of(const maps::PointSet& points) {
  maps::Point corner{maps::kMaxSide, maps::kMaxSide};
  for (const maps::Point p : points) {
    corner = {std::min(corner.column, p.column), std::min(corner.row, p.row)};
  }
  return corner;
}

Piece copied(const maps::Map& map, const maps::PointSet& selection) {
  const maps::PointSet points = selection & map.points();
  CHARTROOM_EXPECTS(!points.empty());
  const maps::Point corner = top_left_of(points);
  Piece piece;
  for (const maps::Point p : points) {
    const maps::Point here = moved_by(p, -corner.column, -corner.row);
    piece.points.insert(here);
    piece.size = {std::max(piece.size.columns, here.column + 1),
                  std::max(piece.size.rows, here.row + 1)};
    put(piece.islands, here, map.islands.contains(p));
    put(piece.surface_points, here, map.surface_points().contains(p));
    piece.quadrants.set(here, map.quadrants.at(p));
    for (const maps::Team team : maps::kTeams) {
      if (map.starts.of(team) == p) piece.starts.of(team) = here;
    }
  }
  return piece;
}

maps::Map cleared(maps::Map map, const maps::PointSet& selection) {
  map.islands -= selection;
  if (map.surfacing) map.surfacing->safe -= selection;
  for (const maps::Team team : maps::kTeams) {
    auto& start = map.starts.of(team);
    if (start && selection.contains(*start)) start.reset();
  }
  return map;
}

maps::Map pasted(maps::Map map, const Piece& piece, maps::Point top_left,
                 PasteQuadrants quadrants) {
  for (const maps::Point p : piece.points) {
    const maps::Point there = moved_by(p, top_left.column, top_left.row);
    if (!map.size.contains(there)) continue;
    put(map.islands, there, piece.islands.contains(p));
    const bool safe = piece.surface_points.contains(p);
    if (safe && !map.surfacing) map.surfacing = maps::Surfacing{};
    if (map.surfacing) put(map.surfacing->safe, there, safe);
    if (quadrants == PasteQuadrants::bring) map.quadrants.set(there, piece.quadrants.at(p));
    for (const maps::Team team : maps::kTeams) {
      if (piece.starts.of(team) == p) map.starts.of(team) = there;
    }
  }
  return map;
}

maps::PointSet footprint(const Piece& piece, maps::Point top_left, maps::Size sea) {
  maps::PointSet points;
  for (const maps::Point p : piece.points) {
    const maps::Point there = moved_by(p, top_left.column, top_left.row);
    if (sea.contains(there)) points.insert(there);
  }
  return points;
}

Piece turned(const Piece& piece, maps::Symmetry symmetry) {
  const PieceTurn turn(piece.size, symmetry);
  return {.size = turn.size(),
          .points = turn.of(piece.points),
          .islands = turn.of(piece.islands),
          .surface_points = turn.of(piece.surface_points),
          .quadrants = turn.of(piece.quadrants, piece.points),
          .starts = turn.of(piece.starts)};
}

maps::Map turned(const maps::Map& map, maps::Symmetry symmetry) {
  const PieceTurn turn(map.size, symmetry);
  maps::Map result = map;
  result.size = turn.size();
  result.islands = turn.of(map.islands);
  result.quadrants = turn.of(map.quadrants, map.points());
  result.starts = turn.of(map.starts);
  if (result.surfacing) result.surfacing->safe = turn.of(map.surfacing->safe);
  return result;
}

}  // namespace chartroom::editor

#include "editor/model/piece.h"

#include <algorithm>

#include "maps/platform/contract.h"

namespace chartroom {
namespace {

Point moved_by(Point p, int right, int down) { return {p.column + right, p.row + down}; }

// A rectangle laid into a square, where every symmetry is allowed, and back to the top left.
class Turn {
 public:
  Turn(Size size, Symmetry symmetry) : symmetry_(symmetry) {
    const int side = std::max(size.columns, size.rows);
    square_ = {side, side};
    const Point a = image(symmetry_, {0, 0}, square_);
    const Point b = image(symmetry_, {size.columns - 1, size.rows - 1}, square_);
    corner_ = {std::min(a.column, b.column), std::min(a.row, b.row)};
    size_ = {std::abs(a.column - b.column) + 1, std::abs(a.row - b.row) + 1};
  }
  Size size() const { return size_; }
  Point of(Point p) const {
    return moved_by(image(symmetry_, p, square_), -corner_.column, -corner_.row);
  }
  PointSet of(const PointSet& points) const {
    PointSet result;
    for (const Point p : points) result.insert(of(p));
    return result;
  }
  Starts of(const Starts& starts) const {
    Starts result;
    for (const Team team : kTeams) {
      if (starts.of(team)) result.of(team) = of(*starts.of(team));
    }
    return result;
  }
  QuadrantGrid of(const QuadrantGrid& quadrants, const PointSet& points) const {
    QuadrantGrid result;
    for (const Point p : points) result.set(of(p), quadrants.at(p));
    return result;
  }

 private:
  Symmetry symmetry_;
  Size square_;
  Size size_;
  Point corner_;
};

Point top_left_of(const PointSet& points) {
  Point corner{kMaxSide, kMaxSide};
  for (const Point p : points) {
    corner = {std::min(corner.column, p.column), std::min(corner.row, p.row)};
  }
  return corner;
}

void put(PointSet& set, Point point, bool in) {
  if (in) {
    set.insert(point);
  } else {
    set.erase(point);
  }
}

}  // namespace

Piece copied(const Map& map, const PointSet& selection) {
  const PointSet points = selection & map.points();
  CHARTROOM_EXPECTS(!points.empty());
  const Point corner = top_left_of(points);
  Piece piece;
  for (const Point p : points) {
    const Point here = moved_by(p, -corner.column, -corner.row);
    piece.points.insert(here);
    piece.size = {std::max(piece.size.columns, here.column + 1),
                  std::max(piece.size.rows, here.row + 1)};
    put(piece.islands, here, map.islands.contains(p));
    put(piece.surface_points, here, map.surface_points().contains(p));
    piece.quadrants.set(here, map.quadrants.at(p));
    for (const Team team : kTeams) {
      if (map.starts.of(team) == p) piece.starts.of(team) = here;
    }
  }
  return piece;
}

Map cleared(Map map, const PointSet& selection) {
  map.islands -= selection;
  if (map.surfacing) map.surfacing->safe -= selection;
  for (const Team team : kTeams) {
    auto& start = map.starts.of(team);
    if (start && selection.contains(*start)) start.reset();
  }
  return map;
}

Map pasted(Map map, const Piece& piece, Point top_left, PasteQuadrants quadrants) {
  for (const Point p : piece.points) {
    const Point there = moved_by(p, top_left.column, top_left.row);
    if (!map.size.contains(there)) continue;
    put(map.islands, there, piece.islands.contains(p));
    const bool safe = piece.surface_points.contains(p);
    if (safe && !map.surfacing) map.surfacing = Surfacing{};
    if (map.surfacing) put(map.surfacing->safe, there, safe);
    if (quadrants == PasteQuadrants::bring) map.quadrants.set(there, piece.quadrants.at(p));
    for (const Team team : kTeams) {
      if (piece.starts.of(team) == p) map.starts.of(team) = there;
    }
  }
  return map;
}

PointSet footprint(const Piece& piece, Point top_left, Size sea) {
  PointSet points;
  for (const Point p : piece.points) {
    const Point there = moved_by(p, top_left.column, top_left.row);
    if (sea.contains(there)) points.insert(there);
  }
  return points;
}

Piece turned(const Piece& piece, Symmetry symmetry) {
  const Turn turn(piece.size, symmetry);
  return {turn.size(),
          turn.of(piece.points),
          turn.of(piece.islands),
          turn.of(piece.surface_points),
          turn.of(piece.quadrants, piece.points),
          turn.of(piece.starts)};
}

Map turned(const Map& map, Symmetry symmetry) {
  const Turn turn(map.size, symmetry);
  Map result = map;
  result.size = turn.size();
  result.islands = turn.of(map.islands);
  result.quadrants = turn.of(map.quadrants, map.points());
  result.starts = turn.of(map.starts);
  if (result.surfacing) result.surfacing->safe = turn.of(map.surfacing->safe);
  return result;
}

Selected turned(const Map& map, const PointSet& selection, Symmetry symmetry) {
  const PointSet points = selection & map.points();
  if (points.empty()) return {map, points};
  const Piece piece = turned(copied(map, points), symmetry);
  const Point corner = top_left_of(points);
  return {pasted(cleared(map, points), piece, corner, PasteQuadrants::leave),
          footprint(piece, corner, map.size)};
}

Selected moved(const Map& map, const PointSet& selection, int right, int down) {
  const PointSet points = selection & map.points();
  if (points.empty()) return {map, points};
  const Piece piece = copied(map, points);
  const Point corner = moved_by(top_left_of(points), right, down);
  return {pasted(cleared(map, points), piece, corner, PasteQuadrants::leave),
          footprint(piece, corner, map.size)};
}

}  // namespace chartroom

#include "exporters/parts/film_grid.h"

#include <algorithm>
#include <cmath>

#include "exporters/parts/sheet_layout.h"

namespace chartroom::exporters {

namespace {

// Crosses at the edges of the room count despite rounding.
constexpr double kRounding = 1e-6;

struct Line {
  int first = 0;
  int last = 0;
};

// Returns the crosses of a direction: the board's points, and the others as evenly around them as
// the room allows.
Line line_of(int points, double origin, double from, double to, double pitch) {
  const int before = static_cast<int>(std::floor((origin - from) / pitch + kRounding));
  const int after = static_cast<int>(std::floor((to - origin) / pitch + kRounding));
  const int gaps = std::min(2 * points - 2, before + after);
  const int first = std::clamp((points - 1) / 2, gaps - after, std::min(before, gaps));
  return {-first, gaps - first};
}

}  // namespace

FilmGrid film_grid(const BoardLayout& board, Mm frame, const std::optional<maps::Point>& known) {
  const maps::Size size = board.size();
  const Mm origin = board.at({0, 0});
  const double pitch = board.pitch();
  if (known) return {{0, 0}, {size.columns - 1, size.rows - 1}, origin, pitch};
  const MmRect room = film_room(frame);
  const Line across = line_of(size.columns, origin.x, room.x, room.right(), pitch);
  const Line down = line_of(size.rows, origin.y, room.y, room.bottom(), pitch);
  return {{across.first, down.first}, {across.last, down.last}, origin, pitch};
}

FilmCross film_start(const FilmGrid& grid, const std::optional<maps::Point>& known) {
  if (known) return {known->column, known->row};
  return {grid.first.column + (grid.columns() - 1) / 2, grid.first.row + (grid.rows() - 1) / 2};
}

bool holds_every_trail(const FilmGrid& grid, maps::Size size,
                       const std::optional<maps::Point>& known) {
  return known || (grid.columns() >= 2 * size.columns - 1 && grid.rows() >= 2 * size.rows - 1);
}

}  // namespace chartroom::exporters

#include "exporters/parts/film_grid.h"

#include <algorithm>
#include <cmath>

namespace chartroom::exporters {

namespace {

// The reach of a cross beyond its point.
constexpr double kEdge = 1.2;
// The room of a registration mark on each side of its middle.
constexpr double kMarkRoom = 2;
// The marks' distance before the board's first point and after its last, in pitches.
constexpr double kMarkAside = 0.75;

// The crosses of a direction, where the board's points start at 0.
struct Line {
  int first = 0;
  int last = 0;
  double origin = 0;
};

Line line_of(int points, double pitch, double room) {
  const int count = static_cast<int>((room - 2 * kEdge) / pitch) + 1;
  const int before = std::max(0, count - points) / 2;
  return {-before, count - 1 - before, room / 2 + (before - (count - 1) / 2.0) * pitch};
}

// The crosses at which a trail may begin: one, or one each for trails that first went onwards and
// back.
struct Starts {
  int onwards = 0;
  int back = 0;
  bool differ() const { return onwards != back; }
};

Starts starts_of(int first, int last, int points) {
  const int count = last - first + 1;
  const int middle = first + (count - 1) / 2;
  if (count >= 2 * points - 1) return {middle, middle};
  // With an odd number, the two on both sides of the middle one.
  return {count % 2 == 1 ? middle - 1 : middle, middle + 1};
}

}  // namespace

FilmGrid film_grid(maps::Size size, double pitch, Mm frame) {
  const Line across = line_of(size.columns, pitch, frame.x);
  const Line down = line_of(size.rows, pitch, frame.y);
  const int rows = down.last - down.first + 1;
  // Two extensions fit a page. Each repeats the film's last row.
  const int missing = rows >= 2 * size.rows - 2 ? 0 : 2 * size.rows - 1 - rows;
  return {.first = {across.first, down.first},
          .last = {across.last, down.last},
          .extension_rows = std::min(missing, rows / 2 - 1),
          .origin = {across.origin, down.origin},
          .pitch = pitch};
}

Registration film_registration(const FilmGrid& grid, maps::Size size) {
  const double right = size.columns - 1 + kMarkAside;
  const double bottom = size.rows - 1 + kMarkAside;
  return {{grid.at(-kMarkAside, -kMarkAside), grid.at(right, -kMarkAside),
           grid.at(-kMarkAside, bottom), grid.at(right, bottom)}};
}

bool marks_fit(maps::Size size, double pitch, Mm frame) {
  const Registration marks = film_registration(film_grid(size, pitch, frame), size);
  return marks[0].x >= kMarkRoom && marks[0].y >= kMarkRoom && marks[3].x <= frame.x - kMarkRoom &&
         marks[3].y <= frame.y - kMarkRoom;
}

std::vector<FilmStart> film_starts(const FilmGrid& grid, maps::Size size,
                                   const std::optional<maps::Point>& forced) {
  using maps::Direction;
  if (forced) return {{{forced->column, forced->row}, {}, {}}};
  const Starts across = starts_of(grid.first.column, grid.last.column, size.columns);
  const Starts down = starts_of(grid.first.row, grid.last_row(), size.rows);
  std::vector<FilmStart> starts;
  for (const bool lower : {false, true}) {
    for (const bool right : {false, true}) {
      if ((lower && !down.differ()) || (right && !across.differ())) continue;
      FilmStart start{
          {right ? across.back : across.onwards, lower ? down.back : down.onwards}, {}, {}};
      if (across.differ()) start.sideways = right ? Direction::left : Direction::right;
      if (down.differ()) start.upright = lower ? Direction::up : Direction::down;
      starts.push_back(start);
    }
  }
  return starts;
}

bool needs_extension(const FilmGrid& grid, const maps::Map& map, maps::Team team) {
  return grid.extension_rows > 0 && !map.starts.of(maps::other(team));
}

}  // namespace chartroom::exporters

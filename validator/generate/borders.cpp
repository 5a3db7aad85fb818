#include "validator/generate/borders.h"

#include <algorithm>
#include <array>

namespace chartroom::generate {
namespace {

// Returns the border's position in each of `length` lines: the number of points on its near side.
std::vector<int> border(int length, int across, Borders borders, statistics::Random& random) {
  std::vector<int> at(static_cast<std::size_t>(length), (across + 1) / 2);
  if (borders == Borders::straight) return at;
  const int sway = std::max(1, across / 7);
  int place = (across + 1) / 2 + between(-sway, sway, random);
  int run = 0;
  for (int& here : at) {
    if (run >= 2 && random.below(2) == 0) {
      const int next = place + (random.below(2) == 0 ? 1 : -1);
      if (std::abs(next - (across + 1) / 2) <= sway) place = next;
      run = 0;
    }
    here = place;
    ++run;
  }
  return at;
}

// With winding borders, the lower right quadrant may begin above the lower left one.
maps::QuadrantGrid in_reading_order(const maps::QuadrantGrid& grid, maps::Size size) {
  std::array<int, 5> number{};
  int last = 0;
  maps::QuadrantGrid result;
  for (const maps::Point p : maps::PointSet::all(size)) {
    int& mine = number[static_cast<std::size_t>(grid.at(p))];
    if (mine == 0) mine = ++last;
    result.set(p, mine);
  }
  return result;
}

}  // namespace

maps::QuadrantGrid draw_quadrants(maps::Size size, Borders borders, statistics::Random& random) {
  const std::vector<int> upright = border(size.rows, size.columns, borders, random);
  const std::vector<int> level = border(size.columns, size.rows, borders, random);
  maps::QuadrantGrid grid;
  for (const maps::Point p : maps::PointSet::all(size)) {
    const bool right = p.column >= upright[static_cast<std::size_t>(p.row)];
    const bool low = p.row >= level[static_cast<std::size_t>(p.column)];
    grid.set(p, 1 + (right ? 1 : 0) + (low ? 2 : 0));
  }
  return in_reading_order(grid, size);
}

}  // namespace chartroom::generate

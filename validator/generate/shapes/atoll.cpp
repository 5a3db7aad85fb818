// A ring of islands around a lagoon.
#include <cmath>
#include <numbers>

#include "validator/generate/shapes/shape.h"

namespace chartroom::generate {
namespace {

// Rounds to points, which hides differences in the last bit between libraries' sines.
int on_ring(int middle_twice, double radius, double share) {
  return static_cast<int>(std::lround(0.5 * middle_twice + radius * share));
}

void draw_atoll(Draft& draft, int islands) {
  statistics::Random& random = draft.random();
  const maps::Size size = draft.size();
  const int least = std::min(size.columns, size.rows);
  const double radius = 0.01 * between(26, 34, random) * least;
  const int left_twice = size.columns - 1 + between(-2, 2, random);
  const int top_twice = size.rows - 1 + between(-2, 2, random);
  const int ring = std::max(4, islands * 4 / 5);
  const int turn = random.below(360);
  for (int i = 0; i < ring && draft.islands() < islands; ++i) {
    const double angle = (turn + 360.0 * i / ring) * std::numbers::pi / 180;
    draft.add_island_near(
        {on_ring(left_twice, radius, std::cos(angle)), on_ring(top_twice, radius, std::sin(angle))},
        1);
  }
  scatter(draft, islands);
}

}  // namespace

Shape atoll_shape() { return {"atoll", "a ring of islands around a lagoon", 4, draw_atoll}; }

}  // namespace chartroom::generate

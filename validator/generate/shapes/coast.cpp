// A mainland along one side, islands off it.
#include "validator/generate/shapes/shape.h"

namespace chartroom::generate {
namespace {

// Returns land one or two points deep, with a bay or a cape where the depth changes.
maps::PointSet mainland(Draft& draft) {
  statistics::Random& random = draft.random();
  const Side side = any_side(random);
  const int longest = length(side, draft.size());
  const int begin = random.below(2) == 0 ? 0 : between(1, longest / 3, random);
  const int end = begin > 0 ? longest : between(2 * longest / 3, longest, random);
  maps::PointSet land;
  int deep = between(1, 2, random);
  int run = 0;
  for (int along = begin; along < end; ++along, ++run) {
    if (run >= 2 && random.below(2) == 0) {
      deep = deep == 2 ? 1 : 2;
      run = 0;
    }
    for (int out = 0; out < deep; ++out) land.insert(from_side(side, along, out, draft.size()));
  }
  return land;
}

void draw_coast(Draft& draft, int islands) {
  draft.add_land(mainland(draft));
  scatter(draft, islands);
}

}  // namespace

Shape coast_shape() {
  return {"coast", "a mainland along one side, with islands off it", 2, draw_coast};
}

}  // namespace chartroom::generate

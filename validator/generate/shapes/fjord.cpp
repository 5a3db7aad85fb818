// A coast with arms of land that reach into the sea.
#include "validator/generate/shapes/shape.h"

namespace chartroom::generate {
namespace {

// Keeps two points of water or more between arms, so that a submarine can turn around.
maps::PointSet coast_with_arms(Draft& draft) {
  statistics::Random& random = draft.random();
  const Side side = any_side(random);
  const int longest = length(side, draft.size());
  const int furthest = std::max(2, depth(side, draft.size()) * 2 / 5);
  const int begin = random.below(3);
  maps::PointSet land;
  int along = begin;
  for (int arms = between(2, longest >= 12 ? 4 : 3, random); arms > 0 && along < longest; --arms) {
    const int reach = between(2, furthest, random);
    for (int out = 0; out < reach; ++out) {
      land.insert(from_side(side, along, out, draft.size()));
    }
    const int next = along + between(3, 4, random);
    if (arms == 1 || next >= longest) break;
    for (; along < next; ++along) land.insert(from_side(side, along, 0, draft.size()));
  }
  return land;
}

void draw_fjord(Draft& draft, int islands) {
  draft.add_land(coast_with_arms(draft));
  scatter(draft, islands);
}

}  // namespace

Shape fjord_shape() {
  return {"fjord", "a coast with arms of land and bays between them", 2, draw_fjord};
}

}  // namespace chartroom::generate

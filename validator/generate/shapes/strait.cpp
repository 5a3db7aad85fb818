// A channel with islands on both sides.
#include "validator/generate/shapes/shape.h"

namespace chartroom::generate {
namespace {

// Draws a channel three points wide, lined with islands in turns, and some islands apart.
void draw_strait(Draft& draft, int islands) {
  statistics::Random& random = draft.random();
  const Side side = any_side(random);
  const int longest = length(side, draft.size());
  const int across = depth(side, draft.size());
  const int middle = across / 2 + between(-1, 1, random);
  const int slope = between(-1, 1, random);
  const int lining = std::max(4, islands * 4 / 5);
  for (int i = 0; i < lining && draft.islands() < islands; ++i) {
    const int along = (2 * i + 1) * longest / (2 * lining);
    const int at = middle + slope * (along - longest / 2) / 3;
    const int out = i % 2 == 0 ? at - 2 : at + 2;
    const maps::Point place = from_side(side, along, out, draft.size());
    if (!draft.size().contains(place)) continue;
    if (draft.room().contains(place)) draft.add_island(place, draft.island_size());
  }
  scatter(draft, islands);
}

}  // namespace

Shape strait_shape() { return {"strait", "a channel lined with islands", 4, draw_strait}; }

}  // namespace chartroom::generate

// Islands in a row, as volcanoes leave them.
#include "validator/generate/shapes/shape.h"

namespace chartroom::generate {
namespace {

// Draws islands along a line from one side to the opposite one that bends once.
void draw_chain(Draft& draft, int islands) {
  statistics::Random& random = draft.random();
  const Side side = any_side(random);
  const int longest = length(side, draft.size());
  const int across = depth(side, draft.size());
  const int begin = between(1, longest - 2, random);
  const int bend = between(1, longest - 2, random);
  const int end = between(1, longest - 2, random);
  const int linked = std::max(3, islands * 3 / 4);
  for (int i = 0; i < linked && draft.islands() < islands; ++i) {
    const int out = (2 * i + 1) * across / (2 * linked);
    const int along = 2 * out < across ? begin + (bend - begin) * 2 * out / across
                                       : bend + (end - bend) * (2 * out - across) / across;
    draft.add_island_near(from_side(side, along, out, draft.size()), 1);
  }
  scatter(draft, islands);
}

}  // namespace

Shape chain_shape() { return {"chain", "islands in a row across the sea", 4, draw_chain}; }

}  // namespace chartroom::generate

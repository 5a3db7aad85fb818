#include "exporters/page/card_page.h"

#include <algorithm>
#include <cmath>

#include "exporters/page/cut_lines.h"

namespace chartroom::exporters {

void enter_card(const Canvas& canvas, const CardGrid& grid, MmRect place, bool back) {
  cairo_translate(canvas, place.x + place.width / 2, place.y + place.height / 2);
  if (grid.lying) cairo_rotate(canvas, back ? -M_PI / 2 : M_PI / 2);
  cairo_translate(canvas, -grid.card.x / 2, -grid.card.y / 2);
}

void draw_card_fold(const Canvas& canvas, const CardGrid& grid, MmRect block, MmRect limits,
                    Colour ink) {
  constexpr double kBeyond = 8;
  if (!grid.folded) return;
  const double x = grid.middle.x;
  draw_fold(canvas, {x, std::max(limits.y, block.y - kBeyond)},
            {x, std::min(limits.bottom(), block.bottom() + kBeyond)}, ink);
}

}  // namespace chartroom::exporters

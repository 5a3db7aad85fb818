#include "exporters/con_sonar/cards/card_grid.h"

#include <cmath>

namespace chartroom::exporters {

namespace {

// What printers cannot reach, on each side.
constexpr double kEdge = 6.35;

int fitting(double room, double size, double gutter) {
  return static_cast<int>(std::floor((room + gutter) / (size + gutter) + 1e-9));
}

CardGrid grid_of(const DeckContext& context, bool lying) {
  CardGrid grid{.lying = lying,
                .gutter = context.gutter,
                .middle = {context.frame.x / 2, context.frame.y / 2}};
  const bool folded = context.backs == Backs::gutterfold;
  const Mm cell = grid.cell();
  const double wide = context.paper.x - 2 * kEdge;
  // Across a fold there are as many backs as fronts, a gutter between them.
  grid.columns = folded ? fitting(wide / 2 - context.gutter / 2, cell.x, context.gutter)
                        : fitting(wide, cell.x, context.gutter);
  grid.rows = fitting(context.paper.y - 2 * kEdge, cell.y, context.gutter);
  grid.folded = folded;
  return grid;
}

}  // namespace

MmRect CardGrid::block() const {
  const Mm size{columns * (cell().x + gutter) - gutter, rows * (cell().y + gutter) - gutter};
  const double left = folded ? middle.x - gutter / 2 - size.x : middle.x - size.x / 2;
  return {left, middle.y - size.y / 2, size.x, size.y};
}

MmRect CardGrid::front(int number) const {
  const MmRect round = block();
  return {round.x + number % columns * (cell().x + gutter),
          round.y + number / columns * (cell().y + gutter), cell().x, cell().y};
}

MmRect CardGrid::back(int number) const {
  MmRect place = front(number);
  place.x = 2 * middle.x - place.right();
  return place;
}

CardGrid card_grid(const DeckContext& context) {
  const CardGrid upright = grid_of(context, false);
  const CardGrid lying = grid_of(context, true);
  return lying.cards() > upright.cards() ? lying : upright;
}

}  // namespace chartroom::exporters

#include "exporters/page/card_grid.h"

#include <algorithm>
#include <cmath>

#include "exporters/page/paper.h"

namespace chartroom::exporters {

namespace {

int fitting(double room, double size, double gutter) {
  return static_cast<int>(std::floor((room + gutter) / (size + gutter) + 1e-9));
}

CardGrid grid_of(Mm card, const CardRoom& room, bool lying) {
  CardGrid grid{.card = card,
                .lying = lying,
                .gutter = room.gutter,
                .folded = room.folded,
                .middle = room.middle};
  const Mm cell = grid.cell();
  const double wide = room.paper.x - 2 * kUnprintable;
  // A fold has equal numbers of fronts and backs on its sides, with a gutter between them.
  grid.columns = room.folded ? fitting(wide / 2 - room.gutter / 2, cell.x, room.gutter)
                             : fitting(wide, cell.x, room.gutter);
  grid.rows = fitting(room.paper.y - 2 * kUnprintable, cell.y, room.gutter);
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

CardGrid card_grid(Mm card, const CardRoom& room) {
  const CardGrid upright = grid_of(card, room, false);
  const CardGrid lying = grid_of(card, room, true);
  return lying.cards() > upright.cards() ? lying : upright;
}

MmRect card_ground(const CardGrid& grid, MmRect place, MmRect round) {
  const double over = grid.gutter;
  // An overlap avoids a seam.
  constexpr double kOverlap = 0.1;
  const auto reach = [over](double edge, double outer) {
    return std::abs(edge - outer) < 1e-6 ? over : std::min(over, over / 2 + kOverlap);
  };
  const double left = reach(place.x, round.x);
  const double top = reach(place.y, round.y);
  return {place.x - left, place.y - top, place.width + left + reach(place.right(), round.right()),
          place.height + top + reach(place.bottom(), round.bottom())};
}

}  // namespace chartroom::exporters

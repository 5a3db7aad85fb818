#include "exporters/page/card_grid.h"

#include <algorithm>
#include <cmath>

#include "exporters/page/paper.h"

namespace chartroom::exporters {

namespace {

// Returns how many cards fit, each with a bleed on both sides.
int fitting(double room, double size, double bleed) {
  return static_cast<int>(std::floor(room / (size + 2 * bleed) + 1e-9));
}

CardGrid grid_of(Mm card, const CardRoom& room, bool lying) {
  CardGrid grid{.card = card,
                .lying = lying,
                .bleed = room.bleed,
                .folded = room.folded,
                .middle = room.middle};
  const Mm cell = grid.cell();
  const double wide = room.paper.x - 2 * kUnprintable;
  // A fold has equal numbers of fronts and backs on its sides.
  grid.columns = fitting(room.folded ? wide / 2 : wide, cell.x, room.bleed);
  grid.rows = fitting(room.paper.y - 2 * kUnprintable, cell.y, room.bleed);
  return grid;
}

}  // namespace

MmRect CardGrid::block() const {
  const Mm size{columns * (cell().x + gutter()) - gutter(),
                rows * (cell().y + gutter()) - gutter()};
  const double left = folded ? middle.x - bleed - size.x : middle.x - size.x / 2;
  return {left, middle.y - size.y / 2, size.x, size.y};
}

MmRect CardGrid::front(int number) const {
  const MmRect round = block();
  return {round.x + number % columns * (cell().x + gutter()),
          round.y + number / columns * (cell().y + gutter()), cell().x, cell().y};
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

double largest_card_bleed(Mm card, CardRoom room) {
  int tenths = static_cast<int>(5 * std::max(room.paper.x, room.paper.y));
  do {
    room.bleed = --tenths / 10.0;
  } while (tenths > 0 && card_grid(card, room).cards() == 0);
  return room.bleed;
}

MmRect card_ground(const CardGrid& grid, MmRect place) {
  const double over = grid.bleed;
  return {place.x - over, place.y - over, place.width + 2 * over, place.height + 2 * over};
}

}  // namespace chartroom::exporters

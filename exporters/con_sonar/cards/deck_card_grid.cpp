#include "exporters/con_sonar/cards/deck_card_grid.h"

namespace chartroom::exporters {

namespace {

CardRoom card_room(const DeckContext& context) {
  return {.paper = context.paper,
          .middle = {context.frame.x / 2, context.frame.y / 2},
          .bleed = context.bleed,
          .folded = context.backs == Backs::gutterfold};
}

}  // namespace

CardGrid card_grid(const DeckContext& context) { return card_grid(kCardSize, card_room(context)); }

double largest_card_bleed(const DeckContext& context) {
  return largest_card_bleed(kCardSize, card_room(context));
}

}  // namespace chartroom::exporters

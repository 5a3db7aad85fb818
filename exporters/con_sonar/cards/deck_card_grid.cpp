#include "exporters/con_sonar/cards/deck_card_grid.h"

namespace chartroom::exporters {

CardGrid card_grid(const DeckContext& context) {
  return card_grid(kCardSize, {.paper = context.paper,
                               .middle = {context.frame.x / 2, context.frame.y / 2},
                               .gutter = context.gutter,
                               .folded = context.backs == Backs::gutterfold});
}

}  // namespace chartroom::exporters

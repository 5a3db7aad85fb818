// The positions of a deck's cards on a page.
#pragma once

#include "exporters/con_sonar/cards/card.h"
#include "exporters/page/card_grid.h"

namespace chartroom::exporters {

// The grid of a deck's cards on the context's paper.
CardGrid card_grid(const DeckContext& context);

}  // namespace chartroom::exporters

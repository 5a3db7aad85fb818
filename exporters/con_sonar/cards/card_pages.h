// Pages of cards: fronts, and backs that align with them.
#pragma once

#include <string>

#include "exporters/con_sonar/cards/deck_card_grid.h"

namespace chartroom::exporters {

// Returns the number of pages. With backs printed behind, each second page shows backs.
int card_page_count(const DeckContext& context, CardKind kind);

void draw_card_page(const Canvas& canvas, const DeckContext& context, CardKind kind,
                    const std::string& title, int page);

}  // namespace chartroom::exporters

// Pages of cards: fronts, and backs that meet them.
#pragma once

#include <string>

#include "exporters/con_sonar/cards/card_grid.h"

namespace chartroom::exporters {

// With backs printed behind, each second page is one of backs.
int card_page_count(const DeckContext& context, CardKind kind);

void draw_card_page(const Canvas& canvas, const DeckContext& context, CardKind kind,
                    const std::string& title, int page);

}  // namespace chartroom::exporters

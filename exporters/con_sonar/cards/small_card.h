// Cards as pictures in other pages.
#pragma once

#include "exporters/con_sonar/cards/card.h"

namespace chartroom::exporters {

// Draws a card's front at a scale, with its top left at the corner. Texts that are too small are
// not reported, because people read them on the card itself.
void draw_small_card(const Canvas& canvas, const DeckContext& context, CardKind kind, int card,
                     Mm corner, double scale);

}  // namespace chartroom::exporters

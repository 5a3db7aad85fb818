// Cards as pictures in other pages.
#pragma once

#include "exporters/con_sonar/cards/card.h"

namespace chartroom::exporters {

// A card's front at a scale, its top left at the corner. What is too small to be read there is read
// on the card itself: its texts are not reported.
void draw_small_card(const Canvas& canvas, const DeckContext& context, CardKind kind, int card,
                     Mm corner, double scale);

}  // namespace chartroom::exporters

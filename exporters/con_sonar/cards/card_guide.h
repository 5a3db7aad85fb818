// A guide to the cards: one of each kind, with its parts explained.
#pragma once

#include "exporters/con_sonar/cards/card.h"

namespace chartroom::exporters {

inline constexpr double kGuideHeight = 66;

void draw_card_guide(const Canvas& canvas, const DeckContext& context, MmRect box);

}  // namespace chartroom::exporters

// What fronts of cards are put together from, in millimetres of the card.
#pragma once

#include <string>

#include "exporters/con_sonar/cards/card.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

// Right of the nation's strip, inside what a cutter may miss.
inline constexpr MmRect kFace{17, 3.6, 43, 82};

// The ground, and the strip at the left in the nation's colour, with its emblem, a number and its
// name: what shows of a card in a fan.
void draw_strip(const Canvas& canvas, const DeckContext& context, int nation, int number, bool sign,
                MmRect ground);

// A symbol's picture on a screen, its name above it.
void draw_screen(const Canvas& canvas, const DeckContext& context, int symbol, const Light& light);

// A panel of the face; gives the room inside it.
MmRect draw_panel(const Canvas& canvas, const DeckContext& context, const Light& light, MmRect box);

// The deck's code at the foot of a front.
void draw_card_code(const Canvas& canvas, const DeckContext& context, const Light& light);

// An arrow in pixels, turned clockwise by so many quarters from pointing right.
void draw_arrow(const Canvas& canvas, MmRect box, int quarters, Colour colour);

}  // namespace chartroom::exporters

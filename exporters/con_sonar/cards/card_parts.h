// The parts of card fronts, in millimeters of the card.
#pragma once

#include <string>

#include "exporters/con_sonar/cards/card.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

// The face: right of the nation's strip, inside the cutter's tolerance.
inline constexpr MmRect kFace{17, 3.6, 43, 82};

// Draws the ground, and the strip at the left in the nation's color, with its emblem, a number and
// its name. Only the strip shows in a fan of cards.
void draw_strip(const Canvas& canvas, const DeckContext& context, int nation, int number, bool sign,
                MmRect ground);

// A symbol's picture on a screen, its name above it.
void draw_screen(const Canvas& canvas, const DeckContext& context, int symbol, const Light& light);

// Draws a panel of the face and returns the room inside it.
MmRect draw_panel(const Canvas& canvas, const DeckContext& context, const Light& light, MmRect box);

// The deck's code at the foot of a front.
void draw_card_code(const Canvas& canvas, const DeckContext& context, const Light& light);

// Draws an arrow in pixels, turned clockwise by `quarters` quarters from pointing right.
void draw_arrow(const Canvas& canvas, MmRect box, int quarters, Colour colour);

}  // namespace chartroom::exporters

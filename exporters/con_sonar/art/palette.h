// The colours of Con Sonar!'s prints: a phosphor screen in a dark boat.
#pragma once

#include "exporters/drawing/colour.h"
#include "exporters/page/look.h"
#include "maps/con_sonar/deck.h"

namespace chartroom::exporters {

// A card's kind has a light of its own: green where fleets move, amber where torpedoes run.
struct Light {
  Colour bright;
  Colour dim;
  Colour screen;  // what it glows on
};

struct DeckColours {
  Colour ground;  // of cards and boards
  Colour plate;   // of panels on the ground
  Colour text;    // on both
  Light fleet;
  Light torpedo;
  Colour page;  // of sheets to be read and written on
  Colour ink;   // on the page
  Colour rule;  // thin lines on the page
  Colour band;  // headings' ground on the page
  Colour band_text;
  Colour tint;  // every other row of a table
};

DeckColours deck_colours(Look look);

// How a nation is shown: its colour, and what stands on it.
struct NationColours {
  Colour fill;
  Colour sign;  // its emblem and numbers on the fill
  Colour edge;  // round the fill
};

NationColours nation_colours(const con_sonar::Nation& nation, Look look);

// A nation's own colour, whatever the look.
Colour nation_colour(const con_sonar::Nation& nation);

}  // namespace chartroom::exporters

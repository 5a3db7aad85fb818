// The colors of Con Sonar!'s prints: a phosphor screen in a dark boat.
#pragma once

#include "exporters/drawing/colour.h"
#include "exporters/page/look.h"
#include "maps/con_sonar/deck.h"

namespace chartroom::exporters {

// The light of a kind of card: green for fleets, amber for torpedoes.
struct Light {
  Colour bright;
  Colour dim;
  Colour screen;  // the screen behind the light
};

struct DeckColours {
  Colour ground;  // cards and boards
  Colour plate;   // panels on the ground
  Colour text;    // on ground and plate
  Light fleet;
  Light torpedo;
  Colour page;  // sheets to read and write on
  Colour ink;   // on the page
  Colour rule;  // thin lines on the page
  Colour band;  // ground of headings on the page
  Colour band_text;
  Colour tint;  // every other row of a table
};

DeckColours deck_colours(Look look);

// The colors of a nation and of the signs on them.
struct NationColours {
  Colour fill;
  Colour sign;  // its emblem and numbers on the fill
  Colour edge;  // around the fill
};

NationColours nation_colours(const con_sonar::Nation& nation, Look look);

// Returns a nation's own color, whatever the look.
Colour nation_colour(const con_sonar::Nation& nation);

}  // namespace chartroom::exporters

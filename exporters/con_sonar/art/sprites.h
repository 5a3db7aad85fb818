// The pixel pictures of symbols, nations, torpedoes and submarines.
#pragma once

#include <vector>

#include "exporters/con_sonar/art/pixel_art.h"
#include "maps/con_sonar/deck.h"

namespace chartroom::exporters {

// Returns a different picture for each symbol of the deck: its id's picture if there is one,
// otherwise the next of a general set.
std::vector<PixelArt> symbol_sprites(const con_sonar::Deck& deck);

// Returns the emblem of a nation by its index in the deck, which identifies it without colors.
const PixelArt& emblem(int nation);

const PixelArt& torpedo_sprite();
const PixelArt& running_torpedo_sprite();  // with its wake
const PixelArt& submarine_sprite();
const PixelArt& admiral_sprite();
const PixelArt& trefoil_sprite();
const PixelArt& arrow_sprite();  // to the right

}  // namespace chartroom::exporters

// The pictures of symbols, nations and what moves, in pixels.
#pragma once

#include <vector>

#include "exporters/con_sonar/art/pixel_art.h"
#include "maps/con_sonar/deck.h"

namespace chartroom::exporters {

// A picture for each symbol of the deck, no two alike: that of its id where there is one, else the
// next of a set that stands for any.
std::vector<PixelArt> symbol_sprites(const con_sonar::Deck& deck);

// The emblem of a nation by its place in the deck, which tells it where colours do not.
const PixelArt& emblem(int nation);

const PixelArt& torpedo_sprite();
const PixelArt& running_torpedo_sprite();  // with its wake
const PixelArt& submarine_sprite();
const PixelArt& admiral_sprite();
const PixelArt& trefoil_sprite();
const PixelArt& arrow_sprite();  // to the right

}  // namespace chartroom::exporters

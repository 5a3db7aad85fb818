// Pictures of symbols, 24 by 12 pixels each.
#pragma once

#include <span>

#include "exporters/con_sonar/art/pixel_art.h"

namespace chartroom::exporters {

struct NamedSprite {
  std::string_view id;
  PixelArt art;
};

// Returns the pictures of symbols with a well-known id.
std::span<const NamedSprite> ship_sprites();
// Returns the pictures for all other symbols: as many as a deck may have.
std::span<const PixelArt> stock_sprites();

}  // namespace chartroom::exporters

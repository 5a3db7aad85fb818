// What a new deck begins with.
#pragma once

#include "maps/con_sonar/deck.h"

namespace chartroom::editor {

// Six nations and a cycle of six symbols: of every nation a fleet card with each symbol, whose
// arrow names the next one, and torpedo cards with one, two and three torpedoes. Each nation's
// cards stand one symbol further on than those of the nation before, so that all are alike.
con_sonar::Deck new_deck();

}  // namespace chartroom::editor

// The second step of reading a deck: ranges, references, and what may stand only once.
#pragma once

#include "maps/con_sonar/deck.h"
#include "maps/con_sonar/deck_document.h"

namespace chartroom::con_sonar {

// The deck of a document. What it gives counts only where `errors` stays empty.
Deck validated_deck(const DeckDocument& document, json::ErrorList& errors);

}  // namespace chartroom::con_sonar

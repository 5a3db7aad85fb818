// The second step of reading a deck: checks ranges, references and uniqueness.
#pragma once

#include "maps/con_sonar/deck.h"
#include "maps/con_sonar/deck_members.h"

namespace chartroom::con_sonar {

// Returns the deck of a document. It is valid only if `errors` stays empty.
Deck validated_deck(const DeckDocument& document, json::ErrorList& errors);

}  // namespace chartroom::con_sonar

// Merges two people's changes to one deck.
#pragma once

#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

struct MergedDeck {
  Deck ours;    // merged; has our value where both sides changed it
  Deck theirs;  // merged; has their value where both sides changed it
  // Values that both sides changed differently: a key of deck_values, or "the fleet cards of red".
  // If empty, both decks are equal.
  std::vector<std::string> conflicts;
};

// Merges value by value and card by card, and takes each change that only one side made. Symbols,
// nations and sonar results are matched by id; cards are counted, so each side may add and remove
// copies. A nation's cards conflict if both sides replaced one of them differently. A
// nation or symbol conflicts if one side removed it and the other changed or uses it.
MergedDeck merge(const Deck& base, const Deck& ours, const Deck& theirs);

}  // namespace chartroom::con_sonar

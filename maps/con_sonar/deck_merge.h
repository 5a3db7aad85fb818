// Three-way merging of decks: two people's changes of one deck made into one.
#pragma once

#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

struct MergedDeck {
  Deck ours;    // merged; where both changed, as we have it
  Deck theirs;  // merged; where both changed, as they have it
  // What both changed, and not alike: a key of deck_values, "the fleet cards of red". None: both
  // are the same deck.
  std::vector<std::string> conflicts;
};

// Value by value and card by card: what one side alone changed is taken from it. Symbols, nations
// and results of the sonar are known by their ids; cards are counted, so that each side may add and
// take away. Where both took away one card of a nation and put others in its place, the nation's
// cards are a conflict; so is a nation or symbol that one side took away and the other still uses.
MergedDeck merge(const Deck& base, const Deck& ours, const Deck& theirs);

}  // namespace chartroom::con_sonar

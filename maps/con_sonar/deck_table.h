// A deck as text: a table of its cards, and the order of its symbols.
#pragma once

#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

// A row per nation and a column per symbol, each headed by its name. A cell such as "+2 -1 *3"
// lists the effects of fleet cards, then the torpedoes of torpedo cards. A fleet card shows its
// arrow only if it differs from the symbol's most frequent arrow ("+2>frigate").
using CardTable = std::vector<std::vector<std::string>>;
CardTable card_table(const Deck& deck);

// Returns "destroyer -> carrier -> destroyer" if the symbols form one cycle. Otherwise returns a
// line per symbol with the symbols that its cards' arrows name, the most frequent first.
std::vector<std::string> symbol_ways(const Deck& deck);

// Returns the table, the symbols' order and the numbers of play; ends with a newline.
std::string deck_text(const Deck& deck);

}  // namespace chartroom::con_sonar

// A deck for the eye: its cards in a table, and the way from symbol to symbol.
#pragma once

#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

// A row for each nation, a column for each symbol; the first of each names them. Cells: "+2 -1 *3",
// the effects of the fleet cards, each with its arrow where most of the symbol's name another one
// ("+2>frigate"), and the torpedoes of the torpedo cards.
using CardTable = std::vector<std::vector<std::string>>;
CardTable card_table(const Deck& deck);

// "destroyer -> carrier -> destroyer" where the symbols go round in one cycle; else a line for each
// with those that its cards' arrows name, the most frequent first.
std::vector<std::string> symbol_ways(const Deck& deck);

// All of it as text, with the numbers of play; ends with a newline.
std::string deck_text(const Deck& deck);

}  // namespace chartroom::con_sonar

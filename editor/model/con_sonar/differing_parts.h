// Names the parts in which two decks differ, for questions about files and drafts.
#pragma once

#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::editor {

// Returns "fleet cards", "score" and so on: English, marked for translation, in the order of the
// file. Empty if the decks are equal.
std::vector<const char*> differing_parts(const con_sonar::Deck& a, const con_sonar::Deck& b);

}  // namespace chartroom::editor

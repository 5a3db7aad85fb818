// In which parts two decks differ, for questions about files and unsaved work.
#pragma once

#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::editor {

// "fleet cards", "score": English, marked for translation, in the order of the file. None where the
// decks are equal.
std::vector<const char*> differing_parts(const con_sonar::Deck& a, const con_sonar::Deck& b);

}  // namespace chartroom::editor

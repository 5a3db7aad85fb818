// Random edits of a deck, some of them invalid.
#pragma once

#include <random>

#include "editor/model/con_sonar/deck_document.h"

namespace chartroom::editor {

// Tries one edit. True if the document took it.
bool edit_at_random(DeckDocument& document, std::mt19937& random);

}  // namespace chartroom::editor

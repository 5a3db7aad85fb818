// Edits of a deck as a designer might make them, and some that no deck takes.
#pragma once

#include <random>

#include "editor/model/con_sonar/deck_document.h"

namespace chartroom::editor {

// Makes one edit, or tries to. True where the document took it.
bool edit_at_random(DeckDocument& document, std::mt19937& random);

}  // namespace chartroom::editor

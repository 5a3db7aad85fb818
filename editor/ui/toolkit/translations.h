// The language of the window: the system's or the user's choice, from catalogues that are built in.
#pragma once

#include <optional>
#include <string>

namespace chartroom::editor {

// The code of a language, or nothing: the system's.
using LanguageChoice = std::optional<std::string>;

// The last choice, kept in a file of the user's.
LanguageChoice chosen_language();
// Throws FileException.
void save_language(const LanguageChoice& code);

// For the windows that are made from now on. English where there is no catalogue.
void translate(const LanguageChoice& code);

}  // namespace chartroom::editor

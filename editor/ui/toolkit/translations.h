// The language of the window: the system's or the user's choice, from built-in catalogs.
#pragma once

#include <optional>
#include <string>

namespace chartroom::editor {

// The code of a language; nothing stands for the system's language.
using LanguageChoice = std::optional<std::string>;

// Returns the choice that save_language last saved.
LanguageChoice chosen_language();
// Throws FileException.
void save_language(const LanguageChoice& code);

// Sets the language of windows made from now on; English if there is no catalog.
void translate(const LanguageChoice& code);

}  // namespace chartroom::editor

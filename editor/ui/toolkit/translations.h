// The language of the window: the system's or the user's choice, from catalogues that are built in.
#pragma once

#include <string>

namespace chartroom::editor {

// "system", or the code of a language; the last choice, kept in a file of the user's.
std::string chosen_language();
// Throws FileException.
void save_language(const std::string& code);

// Call once, before the first window. English where there is no catalogue.
void translate(const std::string& code);

}  // namespace chartroom::editor

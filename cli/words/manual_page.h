// A manual page for each verb, made from its help.
#pragma once

#include <string>

#include "cli/words/program_words.h"

namespace chartroom::cli {

// Returns the page in the macros of `man`.
std::string manual_page(const std::string& program, const VerbWords& verb);

}  // namespace chartroom::cli

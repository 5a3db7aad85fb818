// A page of the manual for each verb, of what its help says.
#pragma once

#include <string>

#include "cli/words/program_words.h"

namespace chartroom::cli {

// In the macros that `man` reads.
std::string manual_page(const std::string& program, const VerbWords& verb);

}  // namespace chartroom::cli

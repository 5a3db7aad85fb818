// Completion scripts for shells, with every verb and option.
#pragma once

#include <string>
#include <vector>

#include "cli/words/program_words.h"

namespace chartroom::cli {

std::string bash_completion(const std::string& program, const std::vector<VerbWords>& verbs);
std::string zsh_completion(const std::string& program, const std::vector<VerbWords>& verbs);
std::string fish_completion(const std::string& program, const std::vector<VerbWords>& verbs);

}  // namespace chartroom::cli

// Running another program for what it prints. No shell has a say in its arguments.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace chartroom::cli {

// What the program writes to standard output, all of it, where it ends with status 0; nothing where
// it does not, or cannot be run. The first of the words names it, sought on PATH; it reads nothing,
// and what it writes to standard error goes to ours.
std::optional<std::string> output_of(const std::vector<std::string>& words);

}  // namespace chartroom::cli

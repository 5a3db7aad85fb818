// Runs another program for its output, without a shell.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace chartroom::cli {

// The treatment of the program's standard error.
enum class Errors { shown, hidden };

// Returns the program's whole standard output if it ends with status 0; nothing otherwise, or if it
// cannot run. The first word names it, looked up on PATH. Its input is empty; its standard error is
// ours, unless it is hidden.
std::optional<std::string> output_of(const std::vector<std::string>& words,
                                     Errors errors = Errors::shown);

}  // namespace chartroom::cli

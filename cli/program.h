// A program made of verbs: its options, its errors and its exit status.
#pragma once

#include <span>
#include <string>

#include "cli/settings.h"

namespace chartroom::cli {

struct Program {
  std::string name;
  std::string description;
  std::span<AddVerb* const> verbs;  // must outlive the program
};

// Runs the verb that the arguments name and returns the exit status. The settings hold the
// defaults of the options that stand everywhere.
int run_program(const Program& program, Settings settings, int argc, char** argv);

}  // namespace chartroom::cli

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

// Adds the program's whole command line to the parser, which the other arguments must outlive.
void add_all(CLI::App& app, const Program& program, Settings& settings, int& status);

// Runs the verb that the arguments name and returns the exit status. The settings hold the defaults
// of the general options.
int run_program(const Program& program, Settings settings, int argc, char** argv);

}  // namespace chartroom::cli

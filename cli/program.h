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

// Gives the parser all that the program's command line may hold. What it was given must outlive it.
void add_all(CLI::App& app, const Program& program, Settings& settings, int& status);

// Runs the verb that the arguments name and returns the exit status. The settings hold the
// defaults of the options that stand everywhere.
int run_program(const Program& program, Settings settings, int argc, char** argv);

}  // namespace chartroom::cli

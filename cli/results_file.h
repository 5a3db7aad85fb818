// Results of simulate --format json, for maps and decks, one line each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/simulation/deck_simulation.h"
#include "validator/play/simulation/simulation_file.h"

namespace chartroom::cli {

struct ResultsFile {
  std::vector<play::Simulation> maps;
  std::vector<con_sonar::Simulation> decks;
  std::vector<bool> of_decks;  // one per result, in the file's order
};

// Prints errors and then returns nothing.
std::optional<ResultsFile> read_results(const std::string& path);

}  // namespace chartroom::cli

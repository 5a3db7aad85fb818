// Reading game records of Con Sonar! together with the decks that they were played on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/record.h"

namespace chartroom::cli {

// Whether a record is of Con Sonar!: its first game names a deck, or admirals.
bool is_deck_record(std::string_view bytes);

// All games of a record whose bytes are at hand; decks are looked for as find_named says. Faults
// are printed, all of them, and give nothing.
std::optional<std::vector<con_sonar::GameRecord>> read_deck_games(
    std::string_view bytes, const std::string& path, const std::vector<std::string>& places);

}  // namespace chartroom::cli

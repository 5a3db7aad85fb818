// Reads game records of Con Sonar! together with their decks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/deck_record.h"

namespace chartroom::cli {

// True if a record is of Con Sonar!: its first game names a deck, or admirals, before any map.
bool is_deck_record(std::string_view bytes);

// Reads all games of a record from its bytes and finds their decks by find_named. Prints all
// errors; returns nothing if there are any.
std::optional<std::vector<con_sonar::GameRecord>> read_deck_games(
    std::string_view bytes, const std::string& path, const std::vector<std::string>& places,
    std::string_view language = "en");

}  // namespace chartroom::cli

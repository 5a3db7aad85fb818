// Reads the decks that a verb plays or prints, alone or beside maps.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/map_input.h"
#include "maps/con_sonar/deck.h"
#include "maps/files/named_file.h"

namespace chartroom::cli {

struct DeckInput {
  std::string path;
  con_sonar::Deck deck;
};

// Reads a deck ("-": from standard input). Prints errors and then returns nothing.
std::optional<DeckInput> read_deck_input(const std::string& path);

// The input of a verb that takes maps and decks alike.
using BoardInput = std::variant<MapInput, DeckInput>;

inline const std::string& id_of(const MapInput& input) { return input.map.id; }
inline const std::string& id_of(const DeckInput& input) { return input.deck.id; }

// Returns the path, or, if no file is there, the path of the map or deck with that id, as
// find_named finds it.
std::string path_or_id(const std::string& path);

// Returns the maps and decks at a path or with an id: the file, or all of a folder in byte order
// ("-": standard input). Prints errors, sets `good` to false and returns the readable ones. `kept`,
// if not null, gets the bytes of standard input, which can be read only once.
std::vector<BoardInput> read_board_inputs(const std::string& path, bool& good,
                                          std::string* kept = nullptr);

// Finds a deck by its id or path (see find_named) and reads it. Prints nothing: the errors say all.
ParseResult<DeckInput> find_deck(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& places);

// True if a file is a deck; then prints that the verb is for maps.
bool refuse_deck(const std::string& verb, const std::string& path, std::string_view bytes = {});

}  // namespace chartroom::cli

// Reading the decks that a verb plays on or prints, alone and beside maps.
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

// Reads a deck ("-": from standard input). Faults are printed and give nothing.
std::optional<DeckInput> read_deck_input(const std::string& path);

// The games' inputs: what a verb does on maps and decks alike.
using BoardInput = std::variant<MapInput, DeckInput>;

inline const std::string& id_of(const MapInput& input) { return input.map.id; }
inline const std::string& id_of(const DeckInput& input) { return input.deck.id; }

// The path; where nothing lies there and it is the id of a map or deck that find_named finds, that
// one's.
std::string path_or_id(const std::string& path);

// The maps and decks at a path or of an id: the file, or all of a folder in byte order ("-":
// whichever standard input holds). Faults are printed; `good` turns false and those that could be
// read are given. Standard input can be read only once: `kept`, if not null, gets its bytes.
std::vector<BoardInput> read_board_inputs(const std::string& path, bool& good,
                                          std::string* kept = nullptr);

// Finds a deck by its id or path (see find_named) and reads it. Prints nothing: what there is to
// say stands in the errors.
ParseResult<DeckInput> find_deck(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& places);

// Whether a file is a deck; if so, prints that the verb is for maps.
bool refuse_deck(const std::string& verb, const std::string& path, std::string_view bytes = {});

}  // namespace chartroom::cli

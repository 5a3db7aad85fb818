// Deck files (NAME.deck.json): strict reading with positions, canonical writing. The rules of the
// game are in maps/CON-SONAR.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/con_sonar/deck.h"
#include "maps/json/source_index.h"
#include "maps/platform/file_error.h"

namespace chartroom::con_sonar {

// A deck as it was read, with positions and whether the file is in canonical form.
struct DeckFile {
  std::string path;
  Deck deck;
  json::SourceIndex source;
  bool canonical = true;
};

// Reads the bytes of a deck file. `path` is used in errors and may be "-". Errors come by position,
// at most 1,000. A returned deck satisfies the whole format.
ParseResult<DeckFile> parse_deck(std::string_view bytes, const std::string& path);

// Reads a deck file from disk.
ParseResult<DeckFile> load_deck(const std::string& path);

// Returns the canonical form. If the deck satisfies the format, parse_deck returns an equal deck. A
// canonical file does not change by a byte.
std::string to_canonical_json(const Deck& deck);

}  // namespace chartroom::con_sonar

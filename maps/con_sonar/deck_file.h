// Deck files (NAME.deck.json): strict reading with positions, canonical writing.
// The rules that it serves are maps/CON-SONAR.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/con_sonar/deck.h"
#include "maps/json/source_index.h"
#include "maps/platform/file_error.h"

namespace chartroom::con_sonar {

// A deck as it was read: with its places, and with whether the file is in canonical form.
struct DeckFile {
  std::string path;
  Deck deck;
  json::SourceIndex source;
  bool canonical = true;
};

// Reads the bytes of a deck file. `path` is used in errors and may be "-". Errors come by place, at
// most 1,000; a deck that is given keeps to the format in everything.
ParseResult<DeckFile> parse_deck(std::string_view bytes, const std::string& path);

// Reads a deck file from disk.
ParseResult<DeckFile> load_deck(const std::string& path);

// The canonical form. parse_deck gives the same deck back where the deck keeps to the format, and
// canonical files do not change a byte.
std::string to_canonical_json(const Deck& deck);

}  // namespace chartroom::con_sonar

// Stamps: named pieces of maps, kept in a file of the user.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/model/piece.h"

namespace chartroom::editor {

struct Stamp {
  std::string name;  // one line, never empty
  Piece piece;
  friend bool operator==(const Stamp&, const Stamp&) = default;
};

// Returns the text of the file: "stamp NAME", then the piece's clipboard text, for each stamp.
std::string stamps_text(const std::vector<Stamp>& stamps);
ParseResult<std::vector<Stamp>> parse_stamps(std::string_view text, const std::string& path);

// Returns no stamps if the file is missing.
ParseResult<std::vector<Stamp>> load_stamps(const std::string& path);
// Throws FileException.
void save_stamps(const std::string& path, const std::vector<Stamp>& stamps);

}  // namespace chartroom::editor

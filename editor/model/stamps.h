// Stamps: pieces of maps kept under names, in a file of the user's.
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

// The text of the file: "stamp NAME", the piece as on the clipboard, and so on.
std::string stamps_text(const std::vector<Stamp>& stamps);
ParseResult<std::vector<Stamp>> parse_stamps(std::string_view text, const std::string& path);

// None where there is no such file.
ParseResult<std::vector<Stamp>> load_stamps(const std::string& path);
// Throws FileException.
void save_stamps(const std::string& path, const std::vector<Stamp>& stamps);

}  // namespace chartroom::editor

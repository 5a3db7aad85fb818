// The positions of a file's values, kept after its tree is gone.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json/tree.h"
#include "maps/platform/file_error.h"

namespace chartroom::json {

// The positions of a file's values by JSON pointer ("" is the document). Some strings also have the
// position of each character.
class SourceIndex {
 public:
  void add(std::string pointer, TextPosition position);
  void add_characters(std::string pointer, std::vector<TextPosition> positions);

  // Returns the position of a value. If the file lacks the value, returns that of the nearest
  // enclosing value that it has (the document for a missing "theme"), or 1:1 for an empty index.
  TextPosition of(std::string_view pointer) const;
  // Returns the position of a string's character, from 0; the string's position if that is unknown.
  TextPosition of_character(std::string_view pointer, int character) const;

 private:
  std::map<std::string, TextPosition, std::less<>> values_;
  std::map<std::string, std::vector<TextPosition>, std::less<>> characters_;
};

// Indexes every value, and the characters of the strings in the document's lists in `rows`.
SourceIndex source_index(const Tree& tree, const std::vector<std::string_view>& rows = {});

}  // namespace chartroom::json

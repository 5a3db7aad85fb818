// The positions of a file's values, kept after its tree is gone.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json/tree.h"
#include "maps/platform/file_error.h"

namespace chartroom::json {

// Where the values of a file stand, by JSON pointer ("" is the document). Of strings whose single
// characters mean something the position of each is known too.
class SourceIndex {
 public:
  void add(std::string pointer, TextPosition position);
  void add_characters(std::string pointer, std::vector<TextPosition> positions);

  // The position of a value; of the nearest enclosing value that the file has where it has not this
  // one (a missing "theme" stands where its document begins, 1:1 for an empty index).
  TextPosition of(std::string_view pointer) const;
  // The position of a character, counted from 0, of a string; of the string where it is not known.
  TextPosition of_character(std::string_view pointer, int character) const;

 private:
  std::map<std::string, TextPosition, std::less<>> values_;
  std::map<std::string, std::vector<TextPosition>, std::less<>> characters_;
};

// Every value by pointer, and each character of the strings in those lists of the document that
// `rows` names.
SourceIndex source_index(const Tree& tree, const std::vector<std::string_view>& rows = {});

}  // namespace chartroom::json

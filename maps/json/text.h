// The raw text under the JSON reader: code points, positions and the ends of tokens.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/file_error.h"
#include "maps/platform/utf8.h"

namespace chartroom::json {

// Turns offsets into positions. Lines end with LF; a CR before it is a character of its line.
class TextCursor {
 public:
  explicit TextCursor(std::string_view text) : text_(text) {}
  // Returns the position of an offset, which may not decrease from call to call. Bytes up to it
  // must be valid UTF-8.
  TextPosition advance_to(std::size_t offset);

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
  TextPosition position_;
};

// One character of a string token: its meaning and its spelling in the file.
struct StringCharacter {
  std::size_t offset = 0;   // of the first byte
  int columns = 1;          // code points in the file: 6 for a \u escape
  char32_t code_point = 0;  // half of a surrogate pair if the other half is missing
};

// Walks the characters of the string token whose opening quote is at `start`, up to its closing
// quote. The parser must have accepted the token, unless it ends with the text.
class StringCharacters {
 public:
  StringCharacters(std::string_view text, std::size_t start) : text_(text), at_(start + 1) {}
  // Returns the next character, or nothing after the last.
  std::optional<StringCharacter> next();

 private:
  std::string_view text_;
  std::size_t at_;
};

// Return the offset after a string token (with its quotes), or after a number or word.
std::size_t end_of_string(std::string_view text, std::size_t start);
std::size_t end_of_word(std::string_view text, std::size_t start);

}  // namespace chartroom::json

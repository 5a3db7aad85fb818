// Texts in UTF-8: what is a character, and what is none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom {

// How many bytes the UTF-8 code point at `offset` has; 0 where the bytes are no code point
// (overlong forms, surrogates and numbers over U+10FFFF are none).
int code_point_length(std::string_view text, std::size_t offset);

// How many bytes of a text, from its beginning, are UTF-8.
std::size_t utf8_length(std::string_view text);

// How many code points a text of valid UTF-8 has.
int count_code_points(std::string_view text);

// The code points of a text of valid UTF-8, each as its bytes.
std::vector<std::string> characters_of(std::string_view text);

// The text with U+FFFD for each byte that is no UTF-8 (file names may hold any bytes).
std::string readable_text(std::string_view text);

// The code point of `length` bytes at `offset`.
char32_t code_point_at(std::string_view text, std::size_t offset, int length);

// The bytes of a code point; none for what is none.
std::string utf8_of(char32_t code_point);

// The text in small letters: those of ASCII and of Western Europe ("Dégât" for "DÉGÂT"). All other
// bytes stay as they are.
std::string small_letters(std::string_view text);

// How many characters to put in, take out or change to make one text the other (Levenshtein).
std::size_t edit_distance(std::string_view one, std::string_view other);

}  // namespace chartroom

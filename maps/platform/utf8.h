// UTF-8: code points, composition, lowercase letters and distances.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom {

// Returns the length in bytes of the code point at `offset`; 0 if the bytes are no code point
// (overlong forms, surrogates, numbers over U+10FFFF).
int code_point_length(std::string_view text, std::size_t offset);

// Returns the number of leading bytes that are UTF-8.
std::size_t utf8_length(std::string_view text);

// Counts the code points of a text of valid UTF-8.
int count_code_points(std::string_view text);

// The code points of a text of valid UTF-8, each as its bytes.
std::vector<std::string> characters_of(std::string_view text);

// Returns the text with U+FFFD for each byte that is not UTF-8 (file names may hold any bytes).
std::string repaired_utf8(std::string_view text);

// The code point of `length` bytes at `offset`.
char32_t code_point_at(std::string_view text, std::size_t offset, int length);

// Returns the bytes of a code point; "" for an invalid number.
std::string utf8_of(char32_t code_point);

// Returns the text in composed characters (NFC): "é" for "e" with a combining accent, "위" for its
// parts. Systems spell one text in either way, so names, words and paths are compared and printed
// composed. Bytes that are not UTF-8 stay.
std::string composed(std::string_view text);

// Returns one text for all texts that a file system without capitals takes for one name: composed
// and without regard to capitals ("strasse" for "STRASSE" and "Straße"). Only good to compare.
std::string caseless(std::string_view text);

// Returns the text composed, with lowercase letters for ASCII and Western Europe ("dégât" for
// "DÉGÂT").
std::string small_letters(std::string_view text);

// Returns the number of inserted, removed, changed or swapped neighboring characters that turn one
// text into the other (optimal string alignment distance).
std::size_t edit_distance(std::string_view one, std::string_view other);

// Returns the indices of the known words that are nearest to a misspelled one, in their order, to
// ask "did you mean". A word is near if at most two characters differ, fewer than the misspelled
// word has.
std::vector<std::size_t> nearest_words(std::string_view misspelled,
                                       std::span<const std::string_view> known);

// True for letters of two terminal columns: Korean, Chinese, Japanese, and pictures.
bool is_wide(char32_t letter);

// Returns the columns that a line takes on a terminal. A byte that is not UTF-8 counts as a letter.
int display_width(std::string_view line);

}  // namespace chartroom

// The words of the game in the lines that people write of it: what game records (record.h) and
// announcement lists (announcement_list.h) have in common.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maps/direction.h"
#include "maps/platform/line_reader.h"
#include "maps/point.h"

namespace chartroom::rules {

// The characters that part the words of a line.
inline constexpr std::string_view kBetweenWords = " \t\r";

// The line with spaces for the marks of sentences, as our sheets print what is said: “Torpedo on
// D3!” as " torpedo on D3  ". Every word keeps its place. A map is called as it is called.
std::string plain_words(std::string_view line);

// The largest sea. Points, rows and columns are read as far as it has them, so that a reader can
// say which of them a map does not have; `size`, where it is known, is for what is no such thing at
// all. Rows and columns count from 0.
inline constexpr maps::Size kLargestSea{maps::kMaxSide, maps::kMaxSide};
// Also behind a word as in "on D3".
maps::Point take_point(LineReader& line, maps::Size size = kLargestSea);
int take_row(LineReader& line, maps::Size size = kLargestSea);
int take_column(LineReader& line, maps::Size size = kLargestSea);
std::optional<int> parse_row(const std::string& text);
std::optional<int> parse_column(const std::string& text);
maps::Direction take_direction(LineReader& line);

// Takes what a map is called, the end of its line: an id, or a name of several words. Both stand in
// any case and are given in small letters; a file (".map.json") is named as it is named.
std::string take_map_name(LineReader& line);

}  // namespace chartroom::rules

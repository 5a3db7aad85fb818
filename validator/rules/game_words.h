// Reads the game's words from lines that people write: shared by game records (record.h) and
// announcement lists (announcement_list.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "maps/direction.h"
#include "maps/platform/line_reader.h"
#include "maps/point.h"

namespace chartroom::rules {

// The characters that separate the words of a line.
inline constexpr std::string_view kBetweenWords = " \t\r";

// Returns the line with a space for each punctuation mark and dash, since our sheets print “Torpedo
// on D3!”: here " torpedo on D3  ". Words keep their columns. A map's name is left alone.
std::string plain_words(std::string_view line);

// Takes the next word if it is one of these, in lowercase.
bool take_any_of(LineReader& line, std::span<const std::string_view> words);

// Takes a word that may stand before a place: "on", "in".
void take_on(LineReader& line);
// The size of a map, if it is known.
using KnownSize = std::optional<maps::Size>;
// Readers accept the points, rows and columns of the largest sea, so that an error can name those
// that a map lacks. `size` is for the error about a word that is no position at all. Rows and
// columns count from 0.
// Reads a point, with or without a word before it, in one word or two: "D3", "on D3", "d 3".
maps::Point take_point(LineReader& line, KnownSize size = {});
int take_row(LineReader& line, KnownSize size = {});
int take_column(LineReader& line, KnownSize size = {});
std::optional<int> parse_row(const std::string& text);
std::optional<int> parse_column(const std::string& text);
maps::Direction take_direction(LineReader& line);

// Reads a map's name, the rest of the line: an id, or a name of several words, returned in
// lowercase. A file name (".map.json") keeps its case.
std::string take_map_name(LineReader& line);

}  // namespace chartroom::rules

// The text picture of a map: a board of letters for people and terminals, followed by the rest of
// the map as "key: value" lines. The format is in maps/MAP-FILES.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::maps {

// Returns the picture, which ends with a newline.
std::string text_picture(const Map& map);

// Reads a picture back. Numbers quadrants in reading order of their first points, so a map whose
// quadrants are each connected comes back unchanged except for these numbers.
ParseResult<Map> parse_text_picture(std::string_view text, const std::string& path);

// True if a quadrant consists of several pieces. A picture shows only borders and would turn them
// into several quadrants, so such a map does not convert.
bool has_divided_quadrant(const Map& map);

}  // namespace chartroom::maps

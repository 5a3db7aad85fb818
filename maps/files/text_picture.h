// The text picture of a map: a board of letters for eyes and terminals, with the rest of the map
// as "key: value" lines below. The format is maps/MAP-FILES.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::maps {

// The picture, with a newline at its end.
std::string text_picture(const Map& map);

// Reads a picture back. Quadrants are numbered in reading order of their first points, so a map
// whose quadrants are all of one piece comes back as it was, but for other numbers.
ParseResult<Map> parse_text_picture(std::string_view text, const std::string& path);

// Whether some quadrant is in several pieces: a picture shows borders, so it would come back as
// several quadrants. Such a map does not convert.
bool has_divided_quadrant(const Map& map);

}  // namespace chartroom::maps

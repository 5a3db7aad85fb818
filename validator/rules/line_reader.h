// The words of the game in the lines that people write of it: what game records (record.h) and
// announcement lists (announcement_list.h) have in common.
#pragma once

#include <string>

#include "maps/direction.h"
#include "maps/platform/line_reader.h"
#include "maps/point.h"

namespace chartroom::rules {

// Points, rows and columns as far as the largest sea has them; rows and columns count from 0.
maps::Point take_point(LineReader& line);
int take_row(LineReader& line);
int take_column(LineReader& line);
maps::Direction take_direction(LineReader& line);

// Takes what a map is called, the end of its line: an id, or a name of several words. Both stand in
// any case and are given in small letters; a file (".map.json") is named as it is named.
std::string take_map_name(LineReader& line);

}  // namespace chartroom::rules

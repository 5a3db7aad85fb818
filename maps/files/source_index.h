// The positions of a file's values, from its tree.
#pragma once

#include "maps/files/map_file.h"
#include "maps/json/tree.h"

namespace chartroom::maps {

// Every value by pointer, and each character of the rows of "points" and "quadrants".
SourceIndex source_index(const json::Tree& tree);

}  // namespace chartroom::maps

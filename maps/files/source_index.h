// The places of a file's values, from its tree.
#pragma once

#include "maps/json/tree.h"
#include "maps/files/map_file.h"

namespace chartroom {

// Every value by pointer, and each character of the rows of "points" and "quadrants".
SourceIndex source_index(const JsonTree& tree);

}  // namespace chartroom

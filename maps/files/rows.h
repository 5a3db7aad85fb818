// The rows of "points" and "quadrants": strings of one character a point.
#pragma once

#include <optional>

#include "maps/json/archive.h"
#include "maps/map.h"

namespace chartroom {

// The size of the sea by the rows of "points": nothing where their number, or the length of the
// first, is out of range. Rows of another length than the first are faults too.
std::optional<Size> judge_size(const Field<List<std::string>>& points, FaultList& faults);

// Judges "quadrants" as having the shape of "points".
void judge_shape(const Field<List<std::string>>& quadrants, Size size, FaultList& faults);

// Faults for each character that the rows may not have.
void judge_characters(const Field<List<std::string>>& rows, const JsonTree& tree,
                      std::string_view allowed, const char* expected, FaultList& faults);

}  // namespace chartroom

// The rows of "points" and "quadrants": strings with one character per point.
#pragma once

#include <optional>

#include "maps/json/archive.h"
#include "maps/map.h"

namespace chartroom::maps {

// Returns the size of the sea from the rows of "points", or nothing if their number or length is
// out of range. Rows of a different length are errors.
std::optional<Size> validate_size(const json::Field<json::List<std::string>>& points,
                                  json::ErrorList& errors);

// Validates "quadrants" as having the shape of "points".
void validate_shape(const json::Field<json::List<std::string>>& quadrants, Size size,
                    json::ErrorList& errors);

// Adds an error for each character outside `allowed`.
void validate_characters(const json::Field<json::List<std::string>>& rows, const json::Tree& tree,
                         std::string_view allowed, const Message& expected,
                         json::ErrorList& errors);

}  // namespace chartroom::maps

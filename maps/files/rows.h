// The rows of "points" and "quadrants": strings of one character a point.
#pragma once

#include <optional>

#include "maps/json/archive.h"
#include "maps/map.h"

namespace chartroom::maps {

// The size of the sea by the rows of "points": nothing where their number, or the length of the
// first, is out of range. Rows of another length than the first are errors too.
std::optional<Size> validate_size(const json::Field<json::List<std::string>>& points,
                                  json::ErrorList& errors);

// Validates "quadrants" as having the shape of "points".
void validate_shape(const json::Field<json::List<std::string>>& quadrants, Size size,
                    json::ErrorList& errors);

// Errors for each character that the rows may not have.
void validate_characters(const json::Field<json::List<std::string>>& rows, const json::Tree& tree,
                         std::string_view allowed, const Message& expected,
                         json::ErrorList& errors);

}  // namespace chartroom::maps

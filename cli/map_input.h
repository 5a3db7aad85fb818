// Reads the maps that a verb plays or prints, with their rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/rules/map_input.h"

namespace chartroom::cli {

using rules::MapInput;

// Reads a map ("-": from standard input) and its nearest pack (see nearest_pack). Prints errors and
// then returns nothing.
std::optional<MapInput> read_map_input(const std::string& path, const std::string& root = "",
                                       std::string_view language = "en");

// Returns the map of bytes already read.
std::optional<MapInput> map_input_of(std::string_view bytes, const std::string& path);

// Returns the maps at a path: the file, or all of a folder in byte order. Prints errors, sets
// `good` to false and returns the readable maps.
std::vector<MapInput> read_map_inputs(const std::string& path, bool& good);

}  // namespace chartroom::cli

// Reading the maps that a verb plays on or prints, with the rules that hold on them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/rules/map_input.h"

namespace chartroom::cli {

using rules::MapInput;

// Reads a map ("-": from standard input) and the nearest pack (see nearest_pack). Faults are
// printed and give nothing.
std::optional<MapInput> read_map_input(const std::string& path, const std::string& root = "");

// The map of bytes that are at hand.
std::optional<MapInput> map_input_of(std::string_view bytes, const std::string& path);

// The maps at a path: the file, or all of a folder in byte order. Faults are printed; `good` turns
// false and the maps that could be read are given.
std::vector<MapInput> read_map_inputs(const std::string& path, bool& good);

}  // namespace chartroom::cli

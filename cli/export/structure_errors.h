// What keeps a map from being played, told before paper is spent on it.
#pragma once

#include "validator/rules/map_input.h"

namespace chartroom::cli {

// Each error of the level structure, a line on standard error.
void print_structure_errors(const rules::MapInput& input);

}  // namespace chartroom::cli

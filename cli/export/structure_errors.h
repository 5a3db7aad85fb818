// Warnings about unplayable maps before an export.
#pragma once

#include "validator/rules/map_input.h"

namespace chartroom::cli {

// Prints each error of the level structure on a line of standard error.
void print_structure_errors(const rules::MapInput& input);

}  // namespace chartroom::cli

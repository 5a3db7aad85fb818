// Verifies that prints show the current maps and decks.
#pragma once

#include <string>
#include <vector>

#include "exporters/page/sheet_set.h"

namespace chartroom::cli {

// Returns the sets of a map, a deck, or a folder's; a pack's book comes first. Prints errors and
// then returns none.
std::vector<exporters::SheetSet> sets_to_verify(const std::string& path);

// Prints whether every page of a PDF, or of each PDF of a folder, belongs to one of these sets;
// returns the exit status.
int verify_prints(const std::string& path, const std::vector<exporters::SheetSet>& wanted);

}  // namespace chartroom::cli

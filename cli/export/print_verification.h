// Whether prints are of maps and decks as these are now.
#pragma once

#include <string>
#include <vector>

#include "exporters/page/sheet_set.h"

namespace chartroom::cli {

// The sets that prints of a map, a deck, or a folder may be of; of a pack its book's too, first.
// Faults of the files are printed; then there are none.
std::vector<exporters::SheetSet> sets_to_verify(const std::string& path);

// Says whether every page of a PDF, or of each PDF of a folder, is of one of these sets; gives the
// status.
int verify_prints(const std::string& path, const std::vector<exporters::SheetSet>& wanted);

}  // namespace chartroom::cli

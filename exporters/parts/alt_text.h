// The alternative text of a board.
#pragma once

#include <string>

#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// The board in words: size, islands, quadrants, and the map's special rules.
std::string board_alt_text(const SheetContext& context);

}  // namespace chartroom::exporters

// Names that stand for several sheets.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

struct SheetGroup {
  std::string_view name;                 // "captain": on the command line and in file names
  std::vector<std::string_view> sheets;  // their names
};

std::span<const SheetGroup> sheet_groups();

// Returns the sheets that a name stands for, in the table's order: one, a group's, or every one for
// "all". Returns none for an unknown name.
std::vector<const Sheet*> sheets_named(std::string_view name);

// Returns the name for exactly these sheets, "all" or a group's; "" if there is none.
std::string_view name_of_all(std::span<const Sheet* const> sheets);

}  // namespace chartroom::exporters

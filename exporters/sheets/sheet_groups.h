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

// The sheets that a name stands for, in the order of the table: one, those of a group, or with
// "all" every one. None for a name that is neither.
std::vector<const Sheet*> sheets_named(std::string_view name);

// The name that stands for these sheets and no others, "all" or of a group; "" where none does.
std::string_view name_of_all(std::span<const Sheet* const> sheets);

}  // namespace chartroom::exporters

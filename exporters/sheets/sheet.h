// The sheets of a map: one file each, one table.
//
// A new sheet needs a function `Sheet NAME_sheet()` in its own file and a line in the table of
// sheet.cpp. The command line, the editor's dialog and the checks of level print pick it up. Its
// texts go into the catalogs of exporters/po, and its name into exporters/SHEETS.md.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

enum class Medium : std::uint8_t { paper, film };

struct Sheet {
  std::string_view name;  // "captain-blue": on the command line and in file names
  std::string (*title)(const Translator& tr);
  // Draws a page, from 0, in millimeters from the top left of the frame; nothing outside it.
  void (*draw)(const Canvas& canvas, const SheetContext& context, int page);
  Medium medium = Medium::paper;
  // Returns the number of pages for a map; 0 if the sheet does not apply.
  int (*pages)(const SheetContext& context) = [](const SheetContext&) { return 1; };
  bool both_sides = false;  // each second page is the back of the one before it; see has_backs
  bool on_card = false;     // rather than on thinner paper
  bool folds = false;       // with Backs::gutterfold each page has its backs beside its fronts
};

// True if each second page of the sheet is printed on the back of the previous one.
bool has_backs(const Sheet& sheet, Backs backs);

// Returns every sheet, in document order.
std::span<const Sheet> sheets();

// Returns nullptr for an unknown name.
const Sheet* find_sheet(std::string_view name);

// Returns the requested sheets; all, if only one is requested: the others are printed already.
std::vector<const Sheet*> printed_sheets(const SheetContext& context);
bool is_printed(const SheetContext& context, std::string_view name);

}  // namespace chartroom::exporters

// The sheets of a map: one file each, one table.
//
// A sheet is a function `Sheet NAME_sheet()` in a file of its own and a line in the table of
// sheet.cpp. The command line, the editor's dialog and the checks of level print follow; what it
// says is put into the catalogues of exporters/po, and its name into exporters/SHEETS.md.
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
  // Draws a page, from 0, in millimetres from the top left of the frame; nothing outside it.
  void (*draw)(const Canvas& canvas, const SheetContext& context, int page);
  Medium medium = Medium::paper;
  // How many pages a map has of it; 0 where it has no use of it.
  int (*pages)(const SheetContext& context) = [](const SheetContext&) { return 1; };
  bool both_sides = false;  // each second page is the back of the one before it; see has_backs
  bool on_card = false;     // rather than on thinner paper
  bool folds = false;       // with Backs::gutterfold each page has its backs beside its fronts
};

// Whether each second page of the sheet is printed on the back of the one before it.
bool has_backs(const Sheet& sheet, Backs backs);

// Every sheet, in the order in which a document holds them.
std::span<const Sheet> sheets();

// Nothing for a name that no sheet has.
const Sheet* find_sheet(std::string_view name);

// What is printed together with a sheet. Whoever prints it alone has printed the others.
std::vector<const Sheet*> printed_sheets(const SheetContext& context);
bool is_printed(const SheetContext& context, std::string_view name);

}  // namespace chartroom::exporters

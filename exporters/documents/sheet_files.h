// Sheets written into a folder: what the command line and the editor do alike.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exporters/documents/sheet_documents.h"

namespace chartroom::exporters {

// Formats of files; a PDF holds all sheets, of the others each page is a file.
inline constexpr std::string_view kSheetFormats[] = {"pdf", "svg", "png"};

// One page of a sheet, from 0.
struct SheetPage {
  const Sheet* sheet = nullptr;
  int number = 0;
};

// The pages of the sheets, in order.
std::vector<SheetPage> pages_of(std::span<const Sheet* const> sheets);

// Writes the sheets: "north-pole-a4.pdf", or "north-pole-captain-blue.svg" and so on. The paths, in
// order. Throws FileException.
std::vector<std::string> write_sheets(const maps::Map& map, std::span<const Sheet* const> sheets,
                                      const PrintSettings& settings, std::string_view format,
                                      const std::string& folder);

}  // namespace chartroom::exporters

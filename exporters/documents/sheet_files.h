// Sheets written into a folder, for the command line and the editor.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exporters/documents/sheet_documents.h"
#include "exporters/page/files/printed_files.h"

namespace chartroom::exporters {

// Formats of files. A PDF holds all sheets; in the others each page is a file.
inline constexpr std::string_view kSheetFormats[] = {"pdf", "svg", "png"};

// One page of a sheet, from 0.
struct SheetPage {
  const Sheet* sheet = nullptr;
  int number = 0;
};

// Returns the map's pages of the sheets, in order.
std::vector<SheetPage> pages_of(const maps::Map& map, std::span<const Sheet* const> sheets,
                                const PrintSettings& settings);

// Writes the sheets: paper sheets into "north-pole-a4.pdf" and film sheets into
// "north-pole-a4-film.pdf"; or each page into "north-pole-captain-blue.svg" and so on. Unusual
// sheets, pitch, language, look, bleed or printer appear in the names. Returns the paths, in order;
// none if no sheet applies to the map. Throws FileException, and writes nothing if it must keep a
// file.
std::vector<std::string> write_sheets(const maps::Map& map, std::span<const Sheet* const> sheets,
                                      const PrintSettings& settings, std::string_view format,
                                      const std::string& folder,
                                      Existing existing = Existing::keep);

// Returns a file name's part for a medium's sheets: "-captain" of a group, or "-screen+rules".
std::string names_of_sheets(std::span<const Sheet* const> chosen, Medium medium = Medium::paper);

// The names of the files that write_sheets writes, in order.
std::vector<std::string> names_of_files(const maps::Map& map, std::span<const Sheet* const> sheets,
                                        const PrintSettings& settings, std::string_view format);

// Returns the part of file names for this map's print settings.
std::string name_of_request(const maps::Map& map, const PrintSettings& settings);

}  // namespace chartroom::exporters

// Sheets written into a folder: what the command line and the editor do alike.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exporters/documents/sheet_documents.h"
#include "exporters/page/files/printed_files.h"

namespace chartroom::exporters {

// Formats of files; a PDF holds all sheets, of the others each page is a file.
inline constexpr std::string_view kSheetFormats[] = {"pdf", "svg", "png"};

// One page of a sheet, from 0.
struct SheetPage {
  const Sheet* sheet = nullptr;
  int number = 0;
};

// The pages that the map has of the sheets, in order.
std::vector<SheetPage> pages_of(const maps::Map& map, std::span<const Sheet* const> sheets,
                                const PrintSettings& settings);

// Writes the sheets: what goes on paper into "north-pole-a4.pdf", what goes on film into
// "north-pole-a4-film.pdf"; or each page into "north-pole-captain-blue.svg" and so on. A print of
// other sheets, pitch, language, look, bleed or printer than usual says so in its names. The paths,
// in order; none where the map has no use of the sheets. Throws FileException, and writes nothing
// where it must keep a file.
std::vector<std::string> write_sheets(const maps::Map& map, std::span<const Sheet* const> sheets,
                                      const PrintSettings& settings, std::string_view format,
                                      const std::string& folder,
                                      Existing existing = Existing::keep);

// Sheets of a medium in the name of their file: "-captain" of a group, else "-screen+rules".
std::string names_of_sheets(std::span<const Sheet* const> chosen, Medium medium = Medium::paper);

// The names of the files that write_sheets writes, in order.
std::vector<std::string> names_of_files(const maps::Map& map, std::span<const Sheet* const> sheets,
                                        const PrintSettings& settings, std::string_view format);

// What a print of this map adds to the names of its files.
std::string name_of_request(const maps::Map& map, const PrintSettings& settings);

}  // namespace chartroom::exporters

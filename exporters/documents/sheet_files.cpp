#include "exporters/documents/sheet_files.h"

#include <fmt/format.h>

#include "exporters/drawing/drawing_files.h"

namespace chartroom::exporters {

std::vector<SheetPage> pages_of(std::span<const Sheet* const> sheets) {
  std::vector<SheetPage> pages;
  for (const Sheet* sheet : sheets) {
    for (int number = 0; number < sheet->pages; ++number) pages.push_back({sheet, number});
  }
  return pages;
}

std::vector<std::string> write_sheets(const maps::Map& map, std::span<const Sheet* const> sheets,
                                      const PrintSettings& settings, std::string_view format,
                                      const std::string& folder) {
  if (sheets.empty()) return {};
  if (format == "pdf") {
    const std::string name = fmt::format("{}-{}.pdf", map.id, to_string(settings.page.paper));
    return {write_into(folder, name, pdf_document(map, sheets, settings))};
  }
  std::vector<std::string> written;
  for (const auto& [sheet, page] : pages_of(sheets)) {
    const std::string number = sheet->pages > 1 ? fmt::format("-{}", page + 1) : std::string();
    written.push_back(write_into(folder,
                                 fmt::format("{}-{}{}.{}", map.id, sheet->name, number, format),
                                 format == "svg" ? svg_page(map, *sheet, page, settings)
                                                 : png_page(map, *sheet, page, settings)));
  }
  return written;
}

}  // namespace chartroom::exporters

#include "exporters/documents/sheet_files.h"

#include <fmt/core.h>

#include <algorithm>

#include "exporters/documents/pdf_document.h"
#include "exporters/parts/map_set.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/sheets/sheet_groups.h"

namespace chartroom::exporters {

std::vector<SheetPage> pages_of(const maps::Map& map, std::span<const Sheet* const> sheets,
                                const PrintSettings& settings) {
  const SheetContext context = sheet_context(map, settings);
  std::vector<SheetPage> pages;
  for (const Sheet* sheet : sheets) {
    for (int number = 0; number < sheet->pages(context); ++number) pages.push_back({sheet, number});
  }
  return pages;
}

std::string name_of_request(const maps::Map& map, const PrintSettings& settings) {
  std::string name = name_of_request(settings.page, settings.language, settings.look);
  if (settings.pitch != usual_pitch(map.size, frame_size(settings.page.paper))) {
    name += fmt::format("-{}mm", settings.pitch);
  }
  return name;
}

namespace {

std::vector<const Sheet*> on_medium(std::span<const Sheet* const> sheets, Medium medium) {
  std::vector<const Sheet*> found;
  for (const Sheet* sheet : sheets) {
    if (sheet->medium == medium) found.push_back(sheet);
  }
  return found;
}

}  // namespace

std::string names_of_sheets(std::span<const Sheet* const> chosen, Medium medium) {
  for (const SheetGroup& group : sheet_groups()) {
    if (std::ranges::equal(chosen, on_medium(sheets_named(group.name), medium))) {
      return "-" + std::string(group.name);
    }
  }
  std::string names;
  for (const Sheet* sheet : chosen) names += (names.empty() ? "-" : "+") + std::string(sheet->name);
  return names;
}

namespace {

// Returns the settings' part of the name of a file with these sheets. Only cards are folded.
std::string name_of_sheets_request(const maps::Map& map, std::span<const Sheet* const> sheets,
                                   const PrintSettings& settings) {
  const bool folded = settings.backs == Backs::gutterfold &&
                      std::ranges::any_of(sheets, [](const Sheet* sheet) { return sheet->folds; });
  return name_of_request(map, settings) + (folded ? "-gutterfold" : "");
}

// Returns the sheets' part of a document's name: "" if the document has all paper sheets.
std::string document_sheet_names(std::span<const Sheet* const> chosen, Medium medium) {
  if (std::ranges::equal(chosen, on_medium(sheets_named("all"), medium))) {
    return medium == Medium::film ? "-film" : "";
  }
  return names_of_sheets(chosen, medium);
}

std::vector<PlannedFile> documents(const maps::Map& map, std::span<const Sheet* const> sheets,
                                   const PrintSettings& settings) {
  std::vector<PlannedFile> files;
  for (const Medium medium : {Medium::paper, Medium::film}) {
    const std::vector<const Sheet*> chosen = on_medium(sheets, medium);
    if (pages_of(map, chosen, settings).empty()) continue;
    files.push_back({fmt::format("{}-{}{}{}.pdf", map.id, to_string(settings.page.paper),
                                 document_sheet_names(chosen, medium),
                                 name_of_sheets_request(map, chosen, settings)),
                     [&map, &settings, chosen] { return pdf_document(map, chosen, settings); }});
  }
  return files;
}

std::vector<PlannedFile> drawings(const maps::Map& map, std::span<const Sheet* const> sheets,
                                  const PrintSettings& settings, std::string_view format) {
  const Paper paper = settings.page.paper;
  const std::string on_paper = paper == Paper::a4 ? "" : "-" + std::string(to_string(paper));
  const auto draw = [&map, &settings, format](const SheetPage& page) {
    const std::string bytes = format == "svg" ? svg_page(map, *page.sheet, page.number, settings)
                                              : png_page(map, *page.sheet, page.number, settings);
    return with_set(bytes, format, sheet_set(map, settings.pack_rules));
  };
  const SheetContext context = sheet_context(map, settings);
  std::vector<PlannedFile> files;
  for (const SheetPage& page : pages_of(map, sheets, settings)) {
    const std::string number =
        page.sheet->pages(context) > 1 ? fmt::format("-{}", page.number + 1) : "";
    const std::string request = on_paper + name_of_sheets_request(map, {&page.sheet, 1}, settings);
    files.push_back({fmt::format("{}-{}{}{}.{}", map.id, page.sheet->name, number, request, format),
                     [draw, page] { return draw(page); }});
  }
  return files;
}

std::vector<PlannedFile> planned_files(const maps::Map& map, std::span<const Sheet* const> sheets,
                                       const PrintSettings& settings, std::string_view format) {
  return format == "pdf" ? documents(map, sheets, settings)
                         : drawings(map, sheets, settings, format);
}

}  // namespace

std::vector<std::string> names_of_files(const maps::Map& map, std::span<const Sheet* const> sheets,
                                        const PrintSettings& settings, std::string_view format) {
  return names_of(planned_files(map, sheets, settings, format));
}

std::vector<std::string> write_sheets(const maps::Map& map, std::span<const Sheet* const> sheets,
                                      const PrintSettings& settings, std::string_view format,
                                      const std::string& folder, Existing existing) {
  return write_prints(folder, made(planned_files(map, sheets, settings, format)), map.id, existing);
}

}  // namespace chartroom::exporters

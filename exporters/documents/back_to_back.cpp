#include "exporters/documents/back_to_back.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_files.h"
#include "exporters/documents/sheet_page.h"
#include "exporters/sheets/sheet_groups.h"

namespace chartroom::exporters {

namespace {

std::string sets_of(const SheetContext& front, const SheetContext& back) {
  return fmt::format("SONAR: {}, {}; {}, {}", front.map.id, front.set.code, back.map.id,
                     back.set.code);
}

// Returns the settings' part of the name. The longer one has a requested pitch.
std::string request_of(const MapSide& front, const MapSide& back, const PrintSettings& settings) {
  return std::max(name_of_request(front.map, side_settings(front, back, settings)),
                  name_of_request(back.map, side_settings(back, front, settings)),
                  [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
}

// Returns the sheets' part of the name: "" if all back-to-back sheets are chosen.
std::string back_to_back_names(std::span<const Sheet* const> chosen) {
  std::vector<const Sheet*> all = sheets_named("all");
  std::erase_if(all, [](const Sheet* sheet) { return !goes_back_to_back(*sheet); });
  return std::ranges::equal(chosen, all) ? "" : names_of_sheets(chosen);
}

}  // namespace

bool goes_back_to_back(const Sheet& sheet) {
  return std::ranges::any_of(std::array{"captain", "operator"}, [&](const char* group) {
    const std::vector<const Sheet*> sheets = sheets_named(group);
    return std::ranges::find(sheets, &sheet) != sheets.end();
  });
}

PrintSettings side_settings(const MapSide& side, const MapSide& behind,
                            const PrintSettings& settings) {
  PrintSettings own = settings;
  own.pitch = side.pitch;
  own.pack_rules = side.pack_rules;
  own.on_the_back = text_in(behind.map.name, settings.language);
  return own;
}

std::string name_of_pair(const MapSide& front, const MapSide& back,
                         std::span<const Sheet* const> sheets, const PrintSettings& settings) {
  return fmt::format("{}+{}-{}{}{}.pdf", front.map.id, back.map.id, to_string(settings.page.paper),
                     back_to_back_names(sheets), request_of(front, back, settings));
}

std::string pdf_back_to_back(const MapSide& front, const MapSide& back,
                             std::span<const Sheet* const> sheets, const PrintSettings& settings) {
  const SheetContext fronts = sheet_context(front.map, side_settings(front, back, settings));
  const SheetContext backs = sheet_context(back.map, side_settings(back, front, settings));
  PdfPages pages(
      front.map.id,
      {backs.on_the_back + " / " + fronts.on_the_back, front.map.author, sets_of(fronts, backs)},
      settings.language, settings.page, settings.log);
  for (const Sheet* sheet : sheets) {
    for (int page = 0; page < sheet->pages(fronts); ++page) {
      for (const SheetContext* side : {&fronts, &backs}) {
        const std::string label =
            sheet->title(side->tr) + ": " + text_in(side->map.name, settings.language);
        pages.page(label, side->set,
                   [&] { draw_page(pages.canvas(), *sheet, page, *side, settings.page); });
      }
    }
  }
  return pages.bytes(Sides::long_edge);
}

std::vector<std::string> write_back_to_back(const MapSide& front, const MapSide& back,
                                            std::span<const Sheet* const> sheets,
                                            const PrintSettings& settings,
                                            const std::string& folder, Existing existing) {
  const PrintedFile file{name_of_pair(front, back, sheets, settings),
                         pdf_back_to_back(front, back, sheets, settings)};
  return write_prints(folder, {&file, 1}, front.map.id, existing);
}

}  // namespace chartroom::exporters

#include "exporters/documents/pdf_document.h"

#include <fmt/core.h>

#include "exporters/documents/sheet_page.h"

namespace chartroom::exporters {

namespace {

PdfTitle title_of(const maps::Map& map, const PrintSettings& settings) {
  return {text_in(map.name, settings.language), map.author,
          fmt::format("SONAR: {}{}{}, {}, {} mm", map.id, map.revision.empty() ? "" : ", revision ",
                      map.revision, sheet_set(map, settings.pack_rules).code, settings.pitch)};
}

}  // namespace

SheetContext sheet_context(const maps::Map& map, const PrintSettings& settings) {
  return {.map = map,
          .tr = sheet_translator(settings.language),
          .language = settings.language,
          .pitch = settings.pitch,
          .rules = rules::rulebook_for(map, settings.pack_rules),
          .set = sheet_set(map, settings.pack_rules),
          .frame = frame_size(settings.page.paper),
          .look = settings.look,
          .backs = settings.backs,
          .on_the_back = settings.on_the_back,
          .printed = settings.printed};
}

PdfDocument::PdfDocument(const maps::Map& map, const PrintSettings& settings)
    : PdfDocument(map, settings, title_of(map, settings)) {}

PdfDocument::PdfDocument(const maps::Map& map, const PrintSettings& settings, const PdfTitle& title)
    : map_(map),
      settings_(settings),
      pages_(map.id, title, settings.language, settings.page, settings.log) {}

void PdfDocument::sheet(const Sheet& sheet, int page, const SheetContext& context) {
  const std::string title = sheet.title(context.tr);
  backs_ = backs_ && has_backs(sheet, context.backs);
  pages_.page(sheet.pages(context) > 1 ? fmt::format("{} {}", title, page + 1) : title, context.set,
              [&] { draw_page(canvas(), sheet, page, context, settings_.page); });
}

void PdfDocument::page(const std::string& label, const SheetSet& set,
                       const std::function<void()>& draw) {
  backs_ = false;
  pages_.page(label, set, [&] {
    enter_frame(canvas(), sheet_context(map_, settings_), Medium::paper, settings_.page);
    const std::size_t before = settings_.log != nullptr ? settings_.log->size() : 0;
    draw();
    name_place(settings_.log, before, "book", settings_.language);
  });
}

std::string PdfDocument::bytes() { return pages_.bytes(backs_ ? Sides::short_edge : Sides::one); }

}  // namespace chartroom::exporters

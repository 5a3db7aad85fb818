#include "exporters/documents/pdf_document.h"

#include <cairo-pdf.h>
#include <fmt/format.h>

#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/page/pdf_marks.h"

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
          .look = settings.look};
}

PdfDocument::PdfDocument(const maps::Map& map, const PrintSettings& settings)
    : map_(map),
      settings_(settings),
      surface_(pdf_surface(bytes_, page_boxes(settings.page).media, title_of(map, settings))),
      cr_(cairo_create(surface_.get())) {
  cairo_tag_begin(cr_.get(), "Document", "");
}

void PdfDocument::begin_page(const std::string& label, const SheetSet& set) {
  sets_.push_back(set);
  cairo_pdf_surface_set_page_label(surface_.get(), label.c_str());
  cairo_pdf_surface_add_outline(surface_.get(), CAIRO_PDF_OUTLINE_ROOT, label.c_str(),
                                fmt::format("page={}", sets_.size()).c_str(),
                                CAIRO_PDF_OUTLINE_FLAG_OPEN);
}

void PdfDocument::sheet(const Sheet& sheet, int page, const SheetContext& context) {
  const std::string title = sheet.title(context.tr);
  // A sheet's second page is the back of its first.
  backs_ = backs_ && sheet.pages == 2;
  begin_page(sheet.pages > 1 ? fmt::format("{} {}", title, page + 1) : title, context.set);
  const StateGuard guard(cr_.get());
  const TagScope section(cr_.get(), "Sect");
  cairo_scale(cr_.get(), kPointsPerMm, kPointsPerMm);
  draw_page(canvas(), sheet, page, context, settings_.page);
  cairo_show_page(cr_.get());
}

void PdfDocument::page(const std::string& label, const SheetSet& set,
                       const std::function<void()>& draw) {
  backs_ = false;
  begin_page(label, set);
  const StateGuard guard(cr_.get());
  const TagScope section(cr_.get(), "Sect");
  cairo_scale(cr_.get(), kPointsPerMm, kPointsPerMm);
  enter_frame(canvas(), sheet_context(map_, settings_), Medium::paper, settings_.page);
  draw();
  cairo_show_page(cr_.get());
}

std::string PdfDocument::bytes() {
  cairo_tag_end(cr_.get(), "Document");
  finish(cr_.get(), surface_.get(), map_.id);
  return with_print_marks(bytes_, {settings_.language, settings_.page, sets_, alt_texts_, backs_});
}

}  // namespace chartroom::exporters

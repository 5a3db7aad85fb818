#include "exporters/document.h"

#include <cairo-pdf.h>
#include <fmt/format.h>

#include "exporters/page.h"
#include "exporters/pdf_marks.h"
#include "exporters/surfaces.h"

namespace chartroom {

namespace {

std::string document_title(const Map& map, const PrintSettings& settings) {
  return text_in(map.name, settings.language);
}

void write_metadata(cairo_surface_t* pdf, const Map& map, const PrintSettings& settings) {
  const auto set = [pdf](cairo_pdf_metadata_t field, const std::string& text) {
    cairo_pdf_surface_set_metadata(pdf, field, text.c_str());
  };
  set(CAIRO_PDF_METADATA_TITLE, document_title(map, settings));
  if (!map.author.empty()) set(CAIRO_PDF_METADATA_AUTHOR, map.author);
  set(CAIRO_PDF_METADATA_SUBJECT,
      fmt::format("SONAR: {}{}{}, {}, {} mm", map.id, map.revision.empty() ? "" : ", ",
                  map.revision.empty() ? std::string() : fmt::format("revision {}", map.revision),
                  sheet_set(map, settings.pack_rules).code, settings.pitch));
  set(CAIRO_PDF_METADATA_CREATOR, "Chartroom");
  const std::string date = source_date();
  for (const auto field : {CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE}) {
    cairo_pdf_surface_set_metadata(pdf, field, date.empty() ? nullptr : date.c_str());
  }
}

SurfacePtr pdf_surface(std::string& bytes, const PageSettings& settings) {
  const Mm size = page_boxes(settings.paper, settings.bleed).media;
  return SurfacePtr(cairo_pdf_surface_create_for_stream(append, &bytes, size.x * kPointsPerMm,
                                                        size.y * kPointsPerMm));
}

}  // namespace

SheetContext sheet_context(const Map& map, const PrintSettings& settings) {
  return {map,
          Words(settings.language),
          settings.language,
          settings.pitch,
          rulebook_for(map, settings.pack_rules),
          sheet_set(map, settings.pack_rules),
          frame_size(settings.page.paper),
          settings.look};
}

PdfDocument::PdfDocument(const Map& map, const PrintSettings& settings)
    : map_(map),
      settings_(settings),
      surface_(pdf_surface(bytes_, settings.page)),
      cr_(cairo_create(surface_.get())) {
  write_metadata(surface_.get(), map, settings);
  keep_text_log(cr_.get(), settings.log);
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
  const std::string title = sheet.title(context.words);
  begin_page(sheet.pages > 1 ? fmt::format("{} {}", title, page + 1) : title, context.set);
  const StateGuard guard(cr_.get());
  const TagScope section(cr_.get(), "Sect");
  cairo_scale(cr_.get(), kPointsPerMm, kPointsPerMm);
  draw_page(cr_.get(), sheet, page, context, settings_.page);
  cairo_show_page(cr_.get());
}

void PdfDocument::page(const std::string& label, const SheetSet& set,
                       const std::function<void()>& draw) {
  begin_page(label, set);
  const StateGuard guard(cr_.get());
  const TagScope section(cr_.get(), "Sect");
  cairo_scale(cr_.get(), kPointsPerMm, kPointsPerMm);
  enter_frame(cr_.get(), sheet_context(map_, settings_), Medium::paper, settings_.page);
  draw();
  cairo_show_page(cr_.get());
}

std::string PdfDocument::bytes() {
  cairo_tag_end(cr_.get(), "Document");
  expect_success(cairo_status(cr_.get()), map_);
  cairo_surface_finish(surface_.get());
  expect_success(cairo_surface_status(surface_.get()), map_);
  return with_print_marks(bytes_, {settings_.language, settings_.page, sets_});
}

}  // namespace chartroom

#include "exporters/output.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fmt/format.h>

#include <cmath>
#include <string_view>
#include <vector>

#include "exporters/drawing.h"
#include "exporters/page.h"
#include "exporters/pdf_marks.h"
#include "exporters/png_density.h"
#include "exporters/surfaces.h"
#include "maps/file_error.h"

namespace chartroom {

namespace {

SheetContext context_of(const Map& map, const PrintSettings& settings) {
  return {map,
          Words(settings.language),
          settings.language,
          settings.pitch,
          rulebook_for(map, settings.pack_rules),
          sheet_set(map, settings.pack_rules),
          frame_size(settings.page.paper)};
}

// Draws the page on a surface whose user space is `unit` a millimetre.
void draw_scaled(cairo_t* cr, const Sheet& sheet, int page, const SheetContext& context,
                 const PageSettings& settings, double unit) {
  const StateGuard guard(cr);
  cairo_scale(cr, unit, unit);
  draw_page(cr, sheet, page, context, settings);
}

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

// Every page with its label, its place in the outline and its part of the structure.
void draw_document(cairo_surface_t* pdf, cairo_t* cr, std::span<const Sheet* const> sheets,
                   const SheetContext& context, const PageSettings& settings) {
  int number = 0;
  for (const Sheet* sheet : sheets) {
    const std::string title = sheet->title(context.words);
    for (int page = 0; page < sheet->pages; ++page) {
      const std::string label = sheet->pages > 1 ? fmt::format("{} {}", title, page + 1) : title;
      cairo_pdf_surface_set_page_label(pdf, label.c_str());
      cairo_pdf_surface_add_outline(pdf, CAIRO_PDF_OUTLINE_ROOT, label.c_str(),
                                    fmt::format("page={}", ++number).c_str(),
                                    CAIRO_PDF_OUTLINE_FLAG_OPEN);
      const TagScope section(cr, "Sect");
      draw_scaled(cr, *sheet, page, context, settings, kPointsPerMm);
      cairo_show_page(cr);
    }
  }
}

}  // namespace

std::string pdf_document(const Map& map, std::span<const Sheet* const> sheets,
                         const PrintSettings& settings) {
  std::string bytes;
  const Mm size = page_boxes(settings.page.paper, settings.page.bleed).media;
  const SurfacePtr surface(cairo_pdf_surface_create_for_stream(
      append, &bytes, size.x * kPointsPerMm, size.y * kPointsPerMm));
  write_metadata(surface.get(), map, settings);
  const CairoPtr cr(cairo_create(surface.get()));
  {
    const TagScope document(cr.get(), "Document");
    draw_document(surface.get(), cr.get(), sheets, context_of(map, settings), settings.page);
  }
  expect_success(cairo_status(cr.get()), map);
  cairo_surface_finish(surface.get());
  expect_success(cairo_surface_status(surface.get()), map);
  return with_print_marks(bytes,
                          {settings.language, settings.page, sheet_set(map, settings.pack_rules)});
}

std::string svg_page(const Map& map, const Sheet& sheet, int page, const PrintSettings& settings) {
  std::string bytes;
  const Mm size = page_boxes(settings.page.paper, settings.page.bleed).media;
  const SurfacePtr surface(cairo_svg_surface_create_for_stream(append, &bytes, size.x, size.y));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_MM);
  const CairoPtr cr(cairo_create(surface.get()));
  draw_scaled(cr.get(), sheet, page, context_of(map, settings), settings.page, 1);
  expect_success(cairo_status(cr.get()), map);
  cairo_surface_finish(surface.get());
  expect_success(cairo_surface_status(surface.get()), map);
  return with_own_ids(bytes);
}

std::string png_page(const Map& map, const Sheet& sheet, int page, const PrintSettings& settings) {
  constexpr double kDotsPerMm = kPngDotsPerInch / 25.4;
  const Mm size = page_boxes(settings.page.paper, settings.page.bleed).media;
  const SurfacePtr surface(cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(size.x * kDotsPerMm)),
      static_cast<int>(std::lround(size.y * kDotsPerMm))));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  draw_scaled(cr.get(), sheet, page, context_of(map, settings), settings.page, kDotsPerMm);
  expect_success(cairo_status(cr.get()), map);
  std::string bytes;
  expect_success(cairo_surface_write_to_png_stream(surface.get(), append, &bytes), map);
  return with_density(bytes, kPngDotsPerInch);
}

}  // namespace chartroom

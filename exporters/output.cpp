#include "exporters/output.h"

#include <cairo-svg.h>

#include <cmath>

#include "exporters/document.h"
#include "exporters/drawing.h"
#include "exporters/page.h"
#include "exporters/png_density.h"
#include "exporters/surfaces.h"

namespace chartroom {

namespace {

// Draws the page on a surface whose user space is `unit` a millimetre.
void draw_scaled(cairo_t* cr, const Sheet& sheet, int page, const SheetContext& context,
                 const PageSettings& settings, double unit) {
  const StateGuard guard(cr);
  cairo_scale(cr, unit, unit);
  draw_page(cr, sheet, page, context, settings);
}

}  // namespace

std::string pdf_document(const Map& map, std::span<const Sheet* const> sheets,
                         const PrintSettings& settings) {
  PdfDocument document(map, settings);
  const SheetContext context = sheet_context(map, settings);
  for (const Sheet* sheet : sheets) {
    for (int page = 0; page < sheet->pages; ++page) document.sheet(*sheet, page, context);
  }
  return document.bytes();
}

std::string svg_page(const Map& map, const Sheet& sheet, int page, const PrintSettings& settings) {
  std::string bytes;
  const Mm size = page_boxes(settings.page.paper, settings.page.bleed).media;
  const SurfacePtr surface(cairo_svg_surface_create_for_stream(append, &bytes, size.x, size.y));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_MM);
  const CairoPtr cr(cairo_create(surface.get()));
  keep_text_log(cr.get(), settings.log);
  draw_scaled(cr.get(), sheet, page, sheet_context(map, settings), settings.page, 1);
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
  keep_text_log(cr.get(), settings.log);
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  draw_scaled(cr.get(), sheet, page, sheet_context(map, settings), settings.page, kDotsPerMm);
  expect_success(cairo_status(cr.get()), map);
  std::string bytes;
  expect_success(cairo_surface_write_to_png_stream(surface.get(), append, &bytes), map);
  return with_density(bytes, kPngDotsPerInch);
}

}  // namespace chartroom

#include "exporters/documents/sheet_documents.h"

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/plotter_layers.h"

namespace chartroom::exporters {

namespace {

// Draws a page for a file of its own.
auto page_drawing(const maps::Map& map, const Sheet& sheet, int page,
                  const PrintSettings& settings) {
  return [&map, &sheet, page, &settings](const Canvas& canvas) {
    Canvas logging = canvas;
    logging.text_log = settings.log;
    draw_page(logging, sheet, page, sheet_context(map, settings), settings.page);
  };
}

Mm media_size(const PrintSettings& settings) { return page_boxes(settings.page).media; }

}  // namespace

std::string pdf_document(const maps::Map& map, std::span<const Sheet* const> sheets,
                         const PrintSettings& settings) {
  PdfDocument document(map, settings);
  const SheetContext context = sheet_context(map, settings);
  for (const Sheet* sheet : sheets) {
    for (int page = 0; page < sheet->pages(context); ++page) document.sheet(*sheet, page, context);
  }
  return document.bytes();
}

std::string svg_page(const maps::Map& map, const Sheet& sheet, int page,
                     const PrintSettings& settings) {
  const auto svg = settings.page.layers ? layered_svg : svg_bytes;
  return svg(map.id, media_size(settings), page_drawing(map, sheet, page, settings));
}

std::string png_page(const maps::Map& map, const Sheet& sheet, int page,
                     const PrintSettings& settings) {
  return png_bytes(map.id, media_size(settings), kPngDotsPerInch,
                   page_drawing(map, sheet, page, settings));
}

}  // namespace chartroom::exporters

#include "editor/ui/canvas/page_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/greys.h"
#include "exporters/drawing/plotter_layers.h"

namespace chartroom::editor {
namespace {

constexpr double kPageMargin = 10;  // logical pixels around the paper
constexpr double kShadow = 3;
constexpr double kMmPerInch = 25.4;

}  // namespace

ShownPage shown_page(const maps::Map& map, const exporters::SheetPage& page,
                     const exporters::PrintSettings& settings) {
  return {page_boxes(settings.page).media, settings.page.greys, settings.page.layers,
          [&map, page, settings](const exporters::Canvas& canvas) {
            draw_page(canvas, *page.sheet, page.number, sheet_context(map, settings),
                      settings.page);
          }};
}

void PagePicture::show(ShownPage page) {
  page_ = std::move(page);
  picture_.reset();
}

exporters::SurfacePtr PagePicture::drawn(int width, int height) const {
  exporters::SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  const exporters::CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), width / page_.size.x, height / page_.size.y);
  if (page_.layers) {
    draw_layers({cr.get()}, page_.draw);
  } else {
    page_.draw({cr.get()});
  }
  if (page_.greys) exporters::turn_grey(surface.get());
  return surface;
}

void PagePicture::paint(cairo_t* cr, int window_width, int window_height) {
  if (!page_.draw) return;
  const exporters::Mm size = page_.size;
  const double scale = std::min((window_width - 2 * kPageMargin) / size.x,
                                (window_height - 2 * kPageMargin) / size.y);
  if (scale <= 0) return;
  double density = 1;
  double density_down = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &density, &density_down);
  const int width = static_cast<int>(std::lround(size.x * scale * density));
  const int height = static_cast<int>(std::lround(size.y * scale * density));
  if (!picture_ || picture_width_ != width) {
    picture_ = drawn(width, height);
    picture_width_ = width;
  }
  const double left = std::floor((window_width - width / density) / 2);
  const double top = std::floor((window_height - height / density) / 2);
  exporters::set_colour(cr, exporters::rgb(0x000000, 0.35));
  cairo_rectangle(cr, left + kShadow, top + kShadow, width / density, height / density);
  cairo_fill(cr);
  cairo_translate(cr, left, top);
  cairo_scale(cr, 1 / density, 1 / density);
  cairo_set_source_surface(cr, picture_.get(), 0, 0);
  cairo_paint(cr);
}

bool print_page(cairo_t* cr, const exporters::SheetPage& page, const maps::Map& map,
                const exporters::PrintSettings& settings, int across, int down) {
  const exporters::StateGuard guard(cr);
  cairo_scale(cr, across / kMmPerInch, down / kMmPerInch);
  draw_page({cr}, *page.sheet, page.number, sheet_context(map, settings), settings.page);
  return cairo_status(cr) == CAIRO_STATUS_SUCCESS;
}

}  // namespace chartroom::editor

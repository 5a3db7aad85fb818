#include "editor/ui/canvas/page_preview.h"

#include <algorithm>
#include <cmath>

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_page.h"

namespace chartroom::editor {
namespace {

constexpr double kMargin = 10;  // logical pixels round the paper
constexpr double kShadow = 3;

}  // namespace

PagePreview::PagePreview(wxWindow* parent, const maps::Map& map, const wxSize& size)
    : PaintedWindow(parent, size), map_(map) {}

void PagePreview::show(exporters::SheetPage page, const exporters::PrintSettings& settings) {
  page_ = page;
  settings_ = settings;
  picture_.reset();
  Refresh();
}

void PagePreview::show_nothing() {
  page_ = {};
  picture_.reset();
  Refresh();
}

exporters::SurfacePtr PagePreview::drawn(int width, int height) const {
  const exporters::Mm size = page_boxes(settings_.page).media;
  exporters::SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  const exporters::CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), width / size.x, height / size.y);
  draw_page({cr.get()}, *page_.sheet, page_.number, sheet_context(map_, settings_), settings_.page);
  return surface;
}

void PagePreview::paint(cairo_t* cr) {
  if (page_.sheet == nullptr) return;
  const wxSize window = GetClientSize();
  const exporters::Mm size = page_boxes(settings_.page).media;
  const double scale = std::min((window.GetWidth() - 2 * kMargin) / size.x,
                                (window.GetHeight() - 2 * kMargin) / size.y);
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
  const double left = std::floor((window.GetWidth() - width / density) / 2);
  const double top = std::floor((window.GetHeight() - height / density) / 2);
  exporters::set_colour(cr, exporters::rgb(0x000000, 0.35));
  cairo_rectangle(cr, left + kShadow, top + kShadow, width / density, height / density);
  cairo_fill(cr);
  cairo_translate(cr, left, top);
  cairo_scale(cr, 1 / density, 1 / density);
  cairo_set_source_surface(cr, picture_.get(), 0, 0);
  cairo_paint(cr);
}

}  // namespace chartroom::editor

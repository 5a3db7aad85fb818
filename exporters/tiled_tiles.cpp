#include "exporters/tiled_tiles.h"

#include <cairo.h>

#include <array>
#include <memory>

#include "maps/contract.h"
#include "maps/tiled_map.h"

namespace chartroom {
namespace {

struct Colour {
  double red, green, blue;
};

// Regions of a map never need to be told apart by colour alone: Tiled shows the tile's number too.
constexpr std::array<Colour, kTileCount> kColours{{{0.75, 0.87, 0.95},
                                                   {0.45, 0.40, 0.33},
                                                   {0.90, 0.62, 0.00},
                                                   {0.34, 0.71, 0.91},
                                                   {0.00, 0.62, 0.45},
                                                   {0.94, 0.89, 0.26},
                                                   {0.00, 0.45, 0.70},
                                                   {0.84, 0.37, 0.00},
                                                   {0.80, 0.47, 0.65},
                                                   {0.60, 0.60, 0.60},
                                                   {0.30, 0.30, 0.30}}};

void draw_tile(cairo_t* cr, int tile) {
  const Colour& colour = kColours[static_cast<std::size_t>(tile)];
  cairo_set_source_rgb(cr, colour.red, colour.green, colour.blue);
  cairo_rectangle(cr, tile * kTilePixels, 0, kTilePixels, kTilePixels);
  cairo_fill(cr);
  // As many dots as the quadrant's number says; water shows its point.
  const int dots = tile == 0 ? 1 : tile - 1;
  cairo_set_source_rgb(cr, 1, 1, 1);
  for (int dot = 0; tile != 1 && dot < dots; ++dot) {
    const double step = kTilePixels / 4.0;
    const double x = dots == 1 ? 2 * step : (1 + dot % 3) * step;
    const double y = dots == 1 ? 2 * step : (1 + dot / 3) * step;
    cairo_arc(cr, tile * kTilePixels + x, y, 2, 0, 7);
    cairo_fill(cr);
  }
}

cairo_status_t append(void* bytes, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string tiled_tiles() {
  const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, kTileCount * kTilePixels, kTilePixels),
      cairo_surface_destroy);
  const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> cr(cairo_create(surface.get()),
                                                              cairo_destroy);
  for (int tile = 0; tile < kTileCount; ++tile) draw_tile(cr.get(), tile);
  std::string png;
  const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &png);
  CHARTROOM_EXPECTS(status == CAIRO_STATUS_SUCCESS);
  return png;
}

}  // namespace chartroom

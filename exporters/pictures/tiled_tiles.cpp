#include "exporters/pictures/tiled_tiles.h"

#include <array>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/drawing_files.h"
#include "maps/files/tiled_map.h"

namespace chartroom::exporters {
namespace {

// Colors are not the only sign: Tiled shows the tile's number too.
constexpr std::array<Colour, maps::kTileCount> kColours{{{0.75, 0.87, 0.95},
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
  set_colour(cr, kColours[static_cast<std::size_t>(tile)]);
  cairo_rectangle(cr, tile * maps::kTilePixels, 0, maps::kTilePixels, maps::kTilePixels);
  cairo_fill(cr);
  // Quadrants have as many dots as their number; water shows its point.
  const int dots = tile == 0 ? 1 : tile - 1;
  cairo_set_source_rgb(cr, 1, 1, 1);
  for (int dot = 0; tile != 1 && dot < dots; ++dot) {
    const double step = maps::kTilePixels / 4.0;
    const double x = dots == 1 ? 2 * step : (1 + dot % 3) * step;
    const double y = dots == 1 ? 2 * step : (1 + dot / 3) * step;
    cairo_arc(cr, tile * maps::kTilePixels + x, y, 2, 0, 7);
    cairo_fill(cr);
  }
}

}  // namespace

std::string tiled_tiles() {
  const SurfacePtr surface(cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, maps::kTileCount * maps::kTilePixels, maps::kTilePixels));
  const CairoPtr cr(cairo_create(surface.get()));
  for (int tile = 0; tile < maps::kTileCount; ++tile) draw_tile(cr.get(), tile);
  return png_of(surface.get(), "chartroom-tiles.png");
}

}  // namespace chartroom::exporters

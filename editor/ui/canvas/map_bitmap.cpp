#include "editor/ui/canvas/map_bitmap.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <wx/image.h>
#include <wx/settings.h>

#include "editor/ui/canvas/board_picture.h"
#include "exporters/drawing/cairo_objects.h"

namespace chartroom::editor {
namespace {

// Cairo multiplies colors by their opacity; wx does not.
wxImage image_of(cairo_surface_t* surface, int side) {
  cairo_surface_flush(surface);
  wxImage image(side, side);
  image.InitAlpha();
  const unsigned char* rows = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < side; ++y) {
    const auto* row = reinterpret_cast<const std::uint32_t*>(rows + y * stride);
    for (int x = 0; x < side; ++x) {
      const std::uint32_t pixel = row[x];
      const unsigned opacity = pixel >> 24;
      const auto part = [&](unsigned shift) {
        const unsigned value = (pixel >> shift) & 0xff;
        return static_cast<unsigned char>(opacity == 0 ? 0 : std::min(255U, value * 255 / opacity));
      };
      image.SetRGB(x, y, part(16), part(8), part(0));
      image.SetAlpha(x, y, static_cast<unsigned char>(opacity));
    }
  }
  return image;
}

}  // namespace

wxBitmapBundle map_bitmap(const maps::Map& map, int side, double scale, bool dark) {
  const int pixels = static_cast<int>(std::lround(side * scale));
  const exporters::SurfacePtr surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels));
  const exporters::CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), scale, scale);
  BoardView view(map.size);
  view.set_window(side, side);
  paint_map(cr.get(), map, view.origin(), view.scale(), dark);
  return wxBitmapBundle::FromBitmap(wxBitmap(image_of(surface.get(), pixels), -1, scale));
}

wxBitmapBundle MapPictures::of(const std::string& name, const maps::Map& map, int side,
                               double scale) {
  const bool dark = wxSystemSettings::GetAppearance().IsDark();
  Drawn& drawn = drawn_[name];
  if (!drawn.picture.IsOk() || drawn.map != map || drawn.dark != dark) {
    drawn = {map, dark, map_bitmap(map, side, scale, dark)};
  }
  return drawn.picture;
}

}  // namespace chartroom::editor

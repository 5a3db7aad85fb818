#include "editor/ui/toolkit/picture_file.h"

#include <algorithm>
#include <cstdint>
#include <memory>

#include <gdk-pixbuf/gdk-pixbuf.h>

namespace chartroom::editor {
namespace {

struct Unref {
  void operator()(GdkPixbuf* picture) const { g_object_unref(picture); }
};
using Picture = std::unique_ptr<GdkPixbuf, Unref>;

// Returns the picture on white, reduced if its longer side exceeds `longest_side`.
Picture flattened(const GdkPixbuf* picture, int longest_side) {
  const int width = gdk_pixbuf_get_width(picture);
  const int height = gdk_pixbuf_get_height(picture);
  const double scale = std::min(1.0, static_cast<double>(longest_side) / std::max(width, height));
  const auto scaled = [scale](int side) { return std::max(1, static_cast<int>(side * scale)); };
  constexpr int kOpaque = 255;
  constexpr int kCheckSize = 8;
  constexpr guint32 kWhite = 0xffffff;
  return Picture(gdk_pixbuf_composite_color_simple(picture, scaled(width), scaled(height),
                                                   GDK_INTERP_BILINEAR, kOpaque, kCheckSize, kWhite,
                                                   kWhite));
}

}  // namespace

std::optional<Pixels> read_picture(const std::string& file, int longest_side) {
  const Picture read(gdk_pixbuf_new_from_file(file.c_str(), nullptr));
  if (!read) return std::nullopt;
  const Picture upright(gdk_pixbuf_apply_embedded_orientation(read.get()));
  const Picture picture = upright ? flattened(upright.get(), longest_side) : nullptr;
  if (!picture) return std::nullopt;  // too large for memory
  Pixels pixels{gdk_pixbuf_get_width(picture.get()), gdk_pixbuf_get_height(picture.get()), {}};
  pixels.argb.reserve(static_cast<std::size_t>(pixels.width) *
                      static_cast<std::size_t>(pixels.height));
  const guint8* row = gdk_pixbuf_read_pixels(picture.get());
  const int channels = gdk_pixbuf_get_n_channels(picture.get());
  for (int y = 0; y < pixels.height; ++y, row += gdk_pixbuf_get_rowstride(picture.get())) {
    const guint8* bytes = row;
    for (int x = 0; x < pixels.width; ++x, bytes += channels) {
      pixels.argb.push_back(0xff000000U | static_cast<std::uint32_t>(bytes[0]) << 16 |
                            static_cast<std::uint32_t>(bytes[1]) << 8 | bytes[2]);
    }
  }
  return pixels;
}

}  // namespace chartroom::editor

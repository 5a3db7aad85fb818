#include "exporters/board/board_painter.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "exporters/page/cairo_objects.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

// A board painted on an image at so many pixels a millimetre, with a white page round it.
struct Picture {
  Picture(const Map& map, const BoardStyle& style, double scale = 4, double pitch = 16)
      : layout(map.size, {pitch * 1.5, pitch * 1.5}, pitch),
        surface(cairo_image_surface_create(
            CAIRO_FORMAT_RGB24, static_cast<int>(scale * (layout.frame().right() + pitch / 2)),
            static_cast<int>(scale * (layout.frame().bottom() + pitch / 2)))),
        cr(cairo_create(surface.get())) {
    cairo_set_source_rgb(cr.get(), 1, 1, 1);
    cairo_paint(cr.get());
    cairo_scale(cr.get(), scale, scale);
    paint_board({cr.get()}, map, layout, style);
    cairo_surface_flush(surface.get());
  }

  BoardLayout layout;
  SurfacePtr surface;
  CairoPtr cr;
};

TEST(BoardPainter, PaintsEveryTheme) {
  for (const Map& map : sample::all()) {
    for (const bool dark : {false, true}) {
      const Picture picture(map, {.dark = dark});
      EXPECT_EQ(cairo_status(picture.cr.get()), CAIRO_STATUS_SUCCESS);
      if (const char* folder = std::getenv("CHARTROOM_PICTURES")) {
        const std::string path =
            std::string(folder) + "/board-" + map.id + (dark ? "-dark.png" : ".png");
        cairo_surface_write_to_png(picture.surface.get(), path.c_str());
      }
    }
  }
}

TEST(BoardPainter, DrawsNothingOutsideTheLayoutsFrame) {
  const cairo_rectangle_t room{-100, -100, 600, 600};
  for (const Map& map : sample::all()) {
    const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
    const CairoPtr cr(cairo_create(surface.get()));
    const BoardLayout layout(map.size, {30, 40}, 10);
    paint_board({cr.get()}, map, layout, {});
    MmRect ink;
    cairo_recording_surface_ink_extents(surface.get(), &ink.x, &ink.y, &ink.width, &ink.height);
    EXPECT_GE(ink.x, layout.frame().x);
    EXPECT_GE(ink.y, layout.frame().y);
    EXPECT_LE(ink.right(), layout.frame().right());
    EXPECT_LE(ink.bottom(), layout.frame().bottom());
  }
}

TEST(BoardPainter, LeavesTheStateOfCairoAsItWas) {
  const Map map = sample::north_pole();
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 300, 300));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), 1.5, 1.5);
  cairo_set_line_width(cr.get(), 7);
  cairo_set_source_rgb(cr.get(), 1, 0.5, 0.25);
  cairo_pattern_t* source = cairo_get_source(cr.get());
  cairo_move_to(cr.get(), 3, 4);
  paint_board({cr.get()}, map, BoardLayout(map.size, {16, 16}, 16), {});
  Mm place;
  cairo_get_current_point(cr.get(), &place.x, &place.y);
  EXPECT_NEAR(place.x, 3, 0.01);
  EXPECT_NEAR(place.y, 4, 0.01);
  EXPECT_EQ(cairo_get_line_width(cr.get()), 7);
  EXPECT_EQ(cairo_get_source(cr.get()), source);
  EXPECT_EQ(cairo_get_dash_count(cr.get()), 0);
  EXPECT_EQ(cairo_get_antialias(cr.get()), CAIRO_ANTIALIAS_DEFAULT);
  cairo_matrix_t matrix;
  cairo_get_matrix(cr.get(), &matrix);
  EXPECT_EQ(matrix.xx, 1.5);
  EXPECT_EQ(matrix.x0, 0);
}

TEST(BoardPainter, GivesAMapTheSamePictureEveryTime) {
  const auto bytes = [](const Map& map) {
    const Picture picture(map, {});
    return std::string(
        reinterpret_cast<const char*>(cairo_image_surface_get_data(picture.surface.get())),
        static_cast<std::size_t>(cairo_image_surface_get_stride(picture.surface.get())) *
            static_cast<std::size_t>(cairo_image_surface_get_height(picture.surface.get())));
  };
  EXPECT_TRUE(bytes(sample::wild_reef()) == bytes(sample::wild_reef()));
  Map other = sample::wild_reef();
  other.id = "wilder-reef";
  EXPECT_FALSE(bytes(sample::wild_reef()) == bytes(other));
}

}  // namespace
}  // namespace chartroom::exporters

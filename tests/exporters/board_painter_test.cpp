#include "exporters/board_painter.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "exporters/drawing.h"
#include "sample_maps.h"

namespace chartroom {
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
    paint_board(cr.get(), map, layout, style);
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

TEST(BoardPainter, PaintsABoardInAFewMilliseconds) {
  for (const Map& map : {sample::archipelago(), sample::wild_reef(), sample::large_night()}) {
    const Picture picture(map, {}, 3.8, map.size.columns == 15 ? 11 : 16);
    constexpr int kTimes = 20;
    const auto start = std::chrono::steady_clock::now();
    for (int k = 0; k < kTimes; ++k) paint_board(picture.cr.get(), map, picture.layout, {});
    const std::chrono::duration<double, std::milli> taken =
        std::chrono::steady_clock::now() - start;
    std::printf("%s: %.2f ms a board\n", map.id.c_str(), taken.count() / kTimes);
    EXPECT_LT(taken.count() / kTimes, 200);
  }
}

}  // namespace
}  // namespace chartroom

// What the canvas paints, without a window.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "editor/ui/board_picture.h"
#include "editor/ui/canvas_overlay.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom {
namespace {

constexpr WindowSize kWindow{300, 260};

SurfacePtr blank_window(double pixels = 1) {
  SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                                static_cast<int>(kWindow.width * pixels),
                                                static_cast<int>(kWindow.height * pixels)));
  cairo_surface_set_device_scale(surface.get(), pixels, pixels);
  return surface;
}

SurfacePtr painted(BoardPicture& picture, const Map& map, const BoardView& view, bool dark) {
  SurfacePtr surface = blank_window();
  const CairoPtr cr(cairo_create(surface.get()));
  picture.show(cr.get(), map, view, kWindow, dark);
  return surface;
}

// The share of pixels at which some channel differs by more than `most`.
double differing(cairo_surface_t* a, cairo_surface_t* b, int most) {
  const int width = cairo_image_surface_get_width(a);
  const int height = cairo_image_surface_get_height(a);
  if (width != cairo_image_surface_get_width(b) || height != cairo_image_surface_get_height(b)) {
    return 1;
  }
  cairo_surface_flush(a);
  cairo_surface_flush(b);
  int different = 0;
  for (int y = 0; y < height; ++y) {
    const auto row = [y](cairo_surface_t* s) {
      return cairo_image_surface_get_data(s) + y * cairo_image_surface_get_stride(s);
    };
    const unsigned char* p = row(a);
    const unsigned char* q = row(b);
    for (int x = 0; x < width; ++x) {
      bool far = false;
      for (int channel = 0; channel < 3; ++channel) {
        far = far || std::abs(p[4 * x + channel] - q[4 * x + channel]) > most;
      }
      different += far ? 1 : 0;
    }
  }
  return static_cast<double>(different) / (width * height);
}

// A board with everything on it that the canvas draws.
CanvasOverlay everything() {
  CanvasOverlay overlay;
  overlay.cursor = BoardCursor{{4, 4}, Lattice::points, true};
  overlay.selection = {{6, 1}, {7, 1}, {7, 2}};
  overlay.lit = {{1, 1}, {2, 6}};
  overlay.preview.points = {{8, 8}};
  overlay.preview.lines = {{{0, 3}, {1, 3}, {1, 4}}};
  overlay.mirroring.set(Symmetry::left_right, true);
  overlay.mirroring.set(Symmetry::half_turn, true);
  return overlay;
}

class CanvasPicture : public testing::TestWithParam<std::tuple<double, bool>> {};

// CHARTROOM_WRITE_GOLDEN=1 writes the pictures anew; look at them before you keep them.
TEST_P(CanvasPicture, LooksAsItDidWhenSomebodyLooked) {
  const auto [zoom, dark] = GetParam();
  const Map map = sample::north_pole();
  BoardView view(map.size);
  view.set_window(kWindow.width, kWindow.height);
  if (zoom > 0) view.zoom_to(zoom, view.pixel_of({4, 4}));
  BoardPicture picture;
  const SurfacePtr surface = painted(picture, map, view, dark);
  paint_overlay(CairoPtr(cairo_create(surface.get())).get(), view, everything());
  const std::string file = CHARTROOM_SOURCE_DIR "/tests/editor/golden/canvas-" +
                           std::to_string(static_cast<int>(100 * zoom)) +
                           (dark ? "-dark.png" : "-light.png");
  if (std::getenv("CHARTROOM_WRITE_GOLDEN") != nullptr) {
    ASSERT_EQ(cairo_surface_write_to_png(surface.get(), file.c_str()), CAIRO_STATUS_SUCCESS);
  }
  const SurfacePtr golden(cairo_image_surface_create_from_png(file.c_str()));
  ASSERT_EQ(cairo_surface_status(golden.get()), CAIRO_STATUS_SUCCESS) << file;
  EXPECT_LT(differing(surface.get(), golden.get(), 40), 0.01);
}

INSTANTIATE_TEST_SUITE_P(AtThreeScales, CanvasPicture,
                         testing::Combine(testing::Values(0.0, 1.0, 2.5), testing::Bool()));

TEST(BoardPicture, PaintsAnEditAsIfItHadPaintedTheWholeBoard) {
  std::mt19937 random(4);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (const Map& first : {sample::wild_reef(), sample::large_night(), sample::archipelago()}) {
    Map map = first;
    BoardView view(map.size);
    view.set_window(kWindow.width, kWindow.height);
    BoardPicture edited_picture;
    painted(edited_picture, map, view, false);
    for (int k = 0; k < 12; ++k) {
      const Point p{below(map.size.columns), below(map.size.rows)};
      if (k % 3 == 0) {
        map.quadrants.set(p, 1 + below(4));
      } else {
        map = edited(map, SetIslands{PointSet{p}, !map.islands.contains(p)});
      }
      BoardPicture whole;
      const SurfacePtr all = painted(whole, map, view, false);
      const SurfacePtr part = painted(edited_picture, map, view, false);
      EXPECT_LT(differing(all.get(), part.get(), 60), 0.02) << to_string(p);
      if (k % 4 != 3) continue;
      edited_picture.settle();
      const SurfacePtr settled = painted(edited_picture, map, view, false);
      EXPECT_EQ(differing(all.get(), settled.get(), 0), 0);
      EXPECT_TRUE(edited_picture.settled());
    }
  }
}

TEST(BoardPicture, RepaintsWhatLooksDifferentAndNoMore) {
  const Map map = sample::archipelago();
  EXPECT_TRUE(repainted_points(map, map).empty());
  const Point p{4, 6};
  EXPECT_EQ(repainted_points(map, edited(map, SetIslands{PointSet{p}, true})), PointSet{p});
  Map started = map;
  started.starts.blue = p;
  EXPECT_EQ(repainted_points(map, started), (PointSet{*map.starts.blue, p}));
  Map other_theme = map;
  other_theme.theme = Theme::night;
  EXPECT_EQ(repainted_points(map, other_theme), map.points());
}

TEST(CanvasOverlay, DrawsNothingWhereThereIsNothingToShow) {
  const SurfacePtr empty = blank_window();
  const SurfacePtr surface = blank_window();
  BoardView view({10, 10});
  view.set_window(kWindow.width, kWindow.height);
  paint_overlay(CairoPtr(cairo_create(surface.get())).get(), view, {});
  EXPECT_EQ(differing(empty.get(), surface.get(), 0), 0);
}

TEST(CanvasOverlay, MarchesRoundTheSelection) {
  BoardView view({10, 10});
  view.set_window(kWindow.width, kWindow.height);
  CanvasOverlay overlay;
  overlay.selection = {{3, 3}, {4, 3}};
  const auto at = [&](double march) {
    SurfacePtr surface = blank_window();
    overlay.march = march;
    paint_overlay(CairoPtr(cairo_create(surface.get())).get(), view, overlay);
    return surface;
  };
  EXPECT_GT(differing(at(0).get(), at(0.5).get(), 40), 0);
  EXPECT_EQ(differing(at(0).get(), at(1).get(), 2), 0);
}

}  // namespace
}  // namespace chartroom

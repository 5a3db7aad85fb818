#include "exporters/board/board_painter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

// A board painted on an image at `scale` pixels a millimeter, with a white page around it.
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

// Returns the mean red, green and blue in the square of a point.
std::array<double, 3> mean_around(const Picture& picture, Point point, double scale = 4) {
  const unsigned char* bytes = cairo_image_surface_get_data(picture.surface.get());
  const int stride = cairo_image_surface_get_stride(picture.surface.get());
  const Mm middle = picture.layout.at(point);
  const double half = picture.layout.pitch() / 2;
  std::array<double, 3> sum{};
  int count = 0;
  for (int y = static_cast<int>(scale * (middle.y - half)); y < scale * (middle.y + half); ++y) {
    for (int x = static_cast<int>(scale * (middle.x - half)); x < scale * (middle.x + half); ++x) {
      for (std::size_t c = 0; c < 3; ++c)
        sum[c] += bytes[y * stride + 4 * x + 2 - static_cast<int>(c)];
      ++count;
    }
  }
  for (double& part : sum) part /= count;
  return sum;
}

double distance(const std::array<double, 3>& a, const std::array<double, 3>& b) {
  double sum = 0;
  for (std::size_t c = 0; c < 3; ++c) sum += std::abs(a[c] - b[c]);
  return sum;
}

TEST(BoardPainter, PaintsWaterAndLandOfEveryThemeInColoursOfTheirOwn) {
  constexpr double kSeen = 15;  // a visible difference, of 3 * 255
  constexpr std::array<double, 3> kPaper{255, 255, 255};
  Map map = blank_map({4, 4}, "cay", "Cay");
  map.islands = {{0, 0}, {1, 0}, {0, 1}, {1, 1}};
  std::vector<std::array<double, 3>> waters;
  std::vector<std::array<double, 3>> lands;
  for (const bool dark : {false, true}) {
    for (const Theme theme : kThemes) {
      map.theme = theme;
      const Picture picture(map, {.dark = dark});
      ASSERT_EQ(cairo_status(picture.cr.get()), CAIRO_STATUS_SUCCESS);
      const auto water = mean_around(picture, {3, 3});
      const auto land = mean_around(picture, {0, 0});
      EXPECT_GT(distance(water, kPaper), kSeen) << to_string(theme);
      EXPECT_GT(distance(land, kPaper), kSeen) << to_string(theme);
      EXPECT_GT(distance(land, water), kSeen) << to_string(theme);
      for (const auto& other : waters) EXPECT_GT(distance(water, other), kSeen) << to_string(theme);
      for (const auto& other : lands) EXPECT_GT(distance(land, other), kSeen) << to_string(theme);
      waters.push_back(water);
      lands.push_back(land);
    }
  }
}

TEST(BoardPainter, PaintsTheWaterOfEveryMapDarkerForADarkRoom) {
  for (const Map& map : sample::all()) {
    const Picture light(map, {});
    const Picture dark(map, {.dark = true});
    for (const Point point : map.water()) {
      const auto sum = [](const std::array<double, 3>& c) { return c[0] + c[1] + c[2]; };
      EXPECT_LT(sum(mean_around(dark, point)), sum(mean_around(light, point)))
          << map.id << " " << to_string(point);
    }
    if (const char* folder = std::getenv("CHARTROOM_PICTURES")) {
      const std::string path = std::string(folder) + "/board-" + map.id;
      cairo_surface_write_to_png(light.surface.get(), (path + ".png").c_str());
      cairo_surface_write_to_png(dark.surface.get(), (path + "-dark.png").c_str());
    }
  }
}

// Returns the distances of an island's black coast from its point, in pitches, all around it.
std::vector<double> reach_of_coast(const Picture& picture, Point point, double scale) {
  const unsigned char* bytes = cairo_image_surface_get_data(picture.surface.get());
  const int stride = cairo_image_surface_get_stride(picture.surface.get());
  const Mm middle = picture.layout.at(point);
  const auto is_black = [&](double x, double y) {
    const auto column = static_cast<int>(scale * x);
    const unsigned char* dot = bytes + static_cast<int>(scale * y) * stride + 4 * column;
    return dot[0] + dot[1] + dot[2] < 60;
  };
  std::vector<double> reach;
  constexpr int kWays = 180;
  for (int way = 0; way < kWays; ++way) {
    const double angle = 2 * M_PI * way / kWays;
    double far = 0.7;  // nearer than the neighboring points
    while (far > 0 && !is_black(middle.x + far * picture.layout.pitch() * std::cos(angle),
                                middle.y + far * picture.layout.pitch() * std::sin(angle))) {
      far -= 0.005;
    }
    reach.push_back(far);
  }
  return reach;
}

// Returns the number of bays at least a twentieth of a pitch deep.
int bays_of(const std::vector<double>& reach) {
  constexpr double kDepth = 0.05;
  int bays = 0;
  bool falling = false;
  double turn = reach.front();  // the farthest out, or in, since the last turn
  for (const double far : reach) {
    turn = falling ? std::min(turn, far) : std::max(turn, far);
    if (std::abs(far - turn) < kDepth) continue;
    bays += falling ? 1 : 0;
    falling = !falling;
    turn = far;
  }
  return bays;
}

// A reef is no rounded stroke around a point, which would look like any island.
TEST(BoardPainter, GivesReefsRaggedCoastsInLargePrint) {
  constexpr double kScale = 8;
  Map map = blank_map({5, 5}, "cay", "Cay");
  const Point island{2, 2};
  map.islands = {island};
  const auto bays = [&](Theme theme) {
    map.theme = theme;
    const Picture picture(map, {.quadrant_numbers = false, .look = Look::large_print}, kScale);
    return bays_of(reach_of_coast(picture, island, kScale));
  };
  EXPECT_GE(bays(Theme::reef), 4);
  EXPECT_LE(bays(Theme::tropical), 2);
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

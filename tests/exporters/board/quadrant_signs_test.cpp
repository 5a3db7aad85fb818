#include "exporters/board/quadrant_signs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "exporters/board/art/coastline.h"
#include "maps/platform/hash.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/shipped_maps.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

std::vector<Map> many_maps() {
  std::vector<Map> maps = sample::all();
  for (const Map& map : sample::shipped()) maps.push_back(map);
  for (unsigned seed = 1; seed <= 150; ++seed) {
    maps.push_back(sample::random(seed));
    maps.push_back(sample::random_quadrants(seed));
  }
  return maps;
}

std::array<UserPoint, 4> corners(UserBox box) {
  return {
      {{box.x, box.y}, {box.right(), box.y}, {box.x, box.bottom()}, {box.right(), box.bottom()}}};
}

double distance(UserBox box, Point p) {
  const double dx = std::max({box.x - p.column, 0.0, p.column - box.right()});
  const double dy = std::max({box.y - p.row, 0.0, p.row - box.bottom()});
  return std::hypot(dx, dy);
}

TEST(QuadrantSigns, StandInTheirOwnQuadrantClearOfItsBorder) {
  for (const Map& map : many_maps()) {
    for (const QuadrantSign& sign : quadrant_signs(map)) {
      constexpr double kBorder = 0.06;
      const UserBox box = sign.box();
      for (const UserPoint c : corners({box.x - kBorder, box.y - kBorder, box.width + 2 * kBorder,
                                        box.height + 2 * kBorder})) {
        const Point p{static_cast<int>(std::lround(c.x)), static_cast<int>(std::lround(c.y))};
        ASSERT_TRUE(map.size.contains(p)) << map.id;
        EXPECT_EQ(map.quadrants.at(p), sign.quadrant) << map.id << " " << to_string(p);
      }
    }
  }
}

TEST(QuadrantSigns, StandOnNoPointsMarkAndOnNoLineFromPointToPoint) {
  constexpr double kDot = 0.1;
  constexpr double kMark = 0.38;
  constexpr double kPen = 0.1;
  for (const Map& map : many_maps()) {
    for (const QuadrantSign& sign : quadrant_signs(map)) {
      const UserBox box = sign.box();
      for (const Point p : map.water()) {
        const bool marked =
            map.surface_points().contains(p) || map.starts.blue == p || map.starts.green == p;
        EXPECT_GE(distance(box, p), marked ? kMark : kDot) << map.id << " " << to_string(p);
      }
      // Between two rows and two columns.
      EXPECT_GE(box.x - std::floor(box.x), kPen) << map.id;
      EXPECT_LE(box.right() - std::floor(box.x), 1 - kPen) << map.id;
      EXPECT_GE(box.y - std::floor(box.y), kPen) << map.id;
      EXPECT_LE(box.bottom() - std::floor(box.y), 1 - kPen) << map.id;
    }
  }
}

TEST(QuadrantSigns, StandOnNoIsland) {
  for (const Map& map : many_maps()) {
    const HeightField islands = island_field(map, Noise(fnv1a(map.id)));
    for (const QuadrantSign& sign : quadrant_signs(map)) {
      for (const UserPoint c : corners(sign.box())) {
        const int i = static_cast<int>(std::lround((c.x - islands.left) / islands.step));
        const int j = static_cast<int>(std::lround((c.y - islands.top) / islands.step));
        EXPECT_GT(islands.at(i, j), kShore) << map.id << " " << sign.quadrant;
      }
    }
  }
}

TEST(QuadrantSigns, NumberEveryQuadrantOfTheShippedMapsOnceAndLarge) {
  for (const Map& map : sample::shipped()) {
    const auto signs = quadrant_signs(map);
    EXPECT_EQ(signs.size(), map.quadrant_numbers().size()) << map.id;
    for (const QuadrantSign& sign : signs) EXPECT_GE(sign.height, 0.3) << map.id;
  }
}

TEST(QuadrantSigns, NumberBothHalvesOfAQuadrantThatLandParts) {
  Map map = blank_map({7, 4}, "parted", "Parted");
  for (const Point p : map.points()) map.quadrants.set(p, 1);
  for (int row = 0; row < 4; ++row) map.islands.insert({3, row});
  const auto signs = quadrant_signs(map);
  ASSERT_EQ(signs.size(), 2U);
  EXPECT_LT(signs[0].middle.x, 3);
  EXPECT_GT(signs[1].middle.x, 3);
}

TEST(QuadrantSigns, NumberEveryQuadrantThatHasWater) {
  for (const Map& map : many_maps()) {
    const auto signs = quadrant_signs(map);
    for (const int number : map.quadrant_numbers()) {
      if ((map.quadrant(number) & map.water()).empty()) continue;
      EXPECT_TRUE(std::ranges::any_of(
          signs, [number](const QuadrantSign& sign) { return sign.quadrant == number; }))
          << map.id << " " << number;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

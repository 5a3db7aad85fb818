#include "exporters/board/quadrant_art.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "exporters/board/art/coastline.h"
#include "maps/platform/hash.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/shipped_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

TEST(QuadrantBorders, KeepMidwayBetweenThePointsOnEitherSide) {
  for (const Map& map : sample::all()) {
    for (const Outline& line : quadrant_borders(map, Noise(7))) {
      for (const UserPoint m : line) {
        for (const Point p : map.points()) {
          EXPECT_GT(std::hypot(m.x - p.column, m.y - p.row), 0.4) << map.id << to_string(p);
        }
      }
    }
  }
}

TEST(QuadrantBorders, RunStraightBetweenRowsAndColumns) {
  // From a whole number and a half, where a straight border would run.
  const auto aside = [](double v) { return std::abs(v - std::floor(v) - 0.5); };
  for (const Map& map : sample::shipped()) {
    for (const Outline& line : quadrant_borders(map, Noise(fnv1a(map.id)))) {
      for (const UserPoint m : line) EXPECT_LT(std::min(aside(m.x), aside(m.y)), 0.1) << map.id;
    }
  }
}

TEST(QuadrantBorders, ShowNoStubBetweenAnIslandAndTheFrame) {
  for (const bool right : {false, true}) {
    Map map = blank_map({6, 6}, "stub", "Stub");
    const int column = right ? 5 : 0;
    map.islands = {{column, 2}, {column, 3}};
    for (const Point p : map.points()) map.quadrants.set(p, p.row < 3 ? 1 : 2);
    const auto lines = quadrant_borders(map, Noise(7));
    ASSERT_EQ(lines.size(), 1U);
    double least = 1e9;
    double most = -1e9;
    for (const UserPoint m : lines[0]) {
      least = std::min(least, m.x);
      most = std::max(most, m.x);
    }
    // On the other side it reaches the frame.
    EXPECT_LT(right ? most - 5 : -least, 0.2);
    EXPECT_GT(right ? -least : most - 5, 0.5);
  }
}

TEST(QuadrantBorders, AreNoneOnAMapOfOneQuadrant) {
  Map map = sample::small_lagoon();
  for (const Point p : map.points()) map.quadrants.set(p, 4);
  EXPECT_TRUE(quadrant_borders(map, Noise(7)).empty());
}

TEST(QuadrantBorders, CloseRoundAQuadrantThatTouchesNothing) {
  Map map = blank_map({6, 6}, "ring", "Ring");
  for (const Point p : map.points()) map.quadrants.set(p, 1);
  map.quadrants.set({2, 2}, 2);
  const auto lines = quadrant_borders(map, Noise(7));
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].front().x, lines[0].back().x);
}

TEST(Coastline, JoinsNeighboursAndKeepsStrangersApart) {
  Map map = blank_map({8, 8}, "joins", "Joins");
  map.islands = {{1, 1}, {2, 1}, {3, 2}, {6, 6}};
  EXPECT_EQ(outlines_below(island_field(map, Noise(fnv1a(map.id))), kShore).size(), 2U);
}

TEST(Coastline, LeavesNoLakeInASquareOfFour) {
  Map map = blank_map({8, 8}, "square", "Square");
  map.islands = {{1, 1}, {2, 1}, {1, 2}, {2, 2}};
  EXPECT_EQ(outlines_below(island_field(map, Noise(fnv1a(map.id))), kHighland).size(), 1U);
}

TEST(Coastline, NeverReachesAWaterPoint) {
  for (const Map& map : sample::all()) {
    const HeightField field = island_field(map, Noise(fnv1a(map.id)));
    for (const Point p : map.water()) {
      const int i = static_cast<int>(std::lround((p.column - field.left) / field.step));
      const int j = static_cast<int>(std::lround((p.row - field.top) / field.step));
      EXPECT_GT(field.at(i, j), kShore + 0.08) << map.id << " " << to_string(p);
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

#include "exporters/board/quadrant_tones.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "tests/exporters/sample_maps.h"
#include "tests/exporters/shipped_maps.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

int tone_at(const Map& map, const QuadrantTones& tones, Point p) {
  return tones[static_cast<std::size_t>(map.quadrants.at(p))];
}

// Returns how often two different quadrants of one tone meet over these steps.
int meetings(const Map& map, std::initializer_list<Point> steps) {
  const QuadrantTones tones = quadrant_tones(map);
  int count = 0;
  for (const Point p : map.points()) {
    for (const Point step : steps) {
      const Point q{p.column + step.column, p.row + step.row};
      if (!map.size.contains(q) || map.quadrants.at(p) == map.quadrants.at(q)) continue;
      count += tone_at(map, tones, p) == tone_at(map, tones, q) ? 1 : 0;
    }
  }
  return count;
}

int shared_borders(const Map& map) { return meetings(map, {{1, 0}, {0, 1}}); }
int shared_corners(const Map& map) { return meetings(map, {{1, 1}, {-1, 1}}); }

// True if this many tones can distinguish the quadrants; tries every assignment.
bool enough(const Map& map, int tones) {
  std::set<std::pair<int, int>> borders;
  for (const Point p : map.points()) {
    for (const Point q : {Point{p.column + 1, p.row}, Point{p.column, p.row + 1}}) {
      if (map.size.contains(q)) borders.insert({map.quadrants.at(p), map.quadrants.at(q)});
    }
  }
  int ways = 1;
  for (int k = 0; k < kMaxQuadrant; ++k) ways *= tones;
  for (int way = 0; way < ways; ++way) {
    std::array<int, kMaxQuadrant + 1> given{};
    for (int k = 1, rest = way; k <= kMaxQuadrant; ++k, rest /= tones) {
      given[static_cast<std::size_t>(k)] = rest % tones;
    }
    bool apart = true;
    for (const auto& [a, b] : borders) {
      apart = apart &&
              (a == b || given[static_cast<std::size_t>(a)] != given[static_cast<std::size_t>(b)]);
    }
    if (apart) return true;
  }
  return false;
}

TEST(QuadrantTones, DifferAcrossEveryBorderOfTheShippedMaps) {
  for (const Map& map : sample::shipped()) EXPECT_EQ(shared_borders(map), 0) << map.id;
}

TEST(QuadrantTones, DifferAcrossEveryBorderOfAnyMap) {
  for (unsigned seed = 1; seed <= 200; ++seed) {
    EXPECT_EQ(shared_borders(sample::random(seed)), 0) << seed;
    EXPECT_EQ(shared_borders(sample::random_quadrants(seed)), 0) << seed;
  }
  EXPECT_EQ(shared_borders(sample::all_neighbours()), 0);
}

TEST(QuadrantTones, AreAsFewAsCanBe) {
  for (const Map& map : sample::shipped()) {
    const int count = tone_count(quadrant_tones(map));
    EXPECT_FALSE(enough(map, count - 1)) << map.id;
  }
  for (unsigned seed = 1; seed <= 12; ++seed) {
    const Map map = sample::random_quadrants(seed);
    const int count = tone_count(quadrant_tones(map));
    if (count > 4) continue;
    EXPECT_FALSE(enough(map, count - 1)) << seed;
  }
  EXPECT_EQ(tone_count(quadrant_tones(sample::archipelago())), 2);
  EXPECT_EQ(tone_count(quadrant_tones(sample::all_neighbours())), kMaxQuadrant);
}

Map of_quadrants(const std::vector<std::string>& rows) {
  Map map = blank_map({static_cast<int>(rows[0].size()), static_cast<int>(rows.size())}, "q", "Q");
  for (const Point p : map.points()) {
    map.quadrants.set(
        p, rows[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)] - '0');
  }
  return map;
}

TEST(QuadrantTones, DifferAtCornersWhereThatTakesNoMore) {
  // Two tones are enough: 3 can have the tone of 1, which it meets only at a corner.
  const Map free = of_quadrants({"1222", "2322", "2233", "2233"});
  EXPECT_EQ(tone_count(quadrant_tones(free)), 2);
  // 1, 2 and 3 need three tones; 4 touches 1 at a corner and can have the tone of 2.
  const Map three = of_quadrants({"1122", "1133", "3344", "3344"});
  EXPECT_EQ(tone_count(quadrant_tones(three)), 3);
  EXPECT_EQ(shared_corners(three), 0);
  // No third tone for the corner of four squares.
  const Map cross = of_quadrants({"1122", "1122", "3344", "3344"});
  EXPECT_EQ(tone_count(quadrant_tones(cross)), 2);
  EXPECT_EQ(shared_corners(cross), 2);
}

TEST(QuadrantTones, BeginWithTheFirstQuadrant) {
  const QuadrantTones tones = quadrant_tones(of_quadrants({"5566", "5566", "6655", "6655"}));
  EXPECT_EQ(tones[5], 0);
  EXPECT_EQ(tones[6], 1);
}

}  // namespace
}  // namespace chartroom::exporters

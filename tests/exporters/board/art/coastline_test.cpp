#include "exporters/board/art/coastline.h"

#include <gtest/gtest.h>

#include <random>

namespace chartroom::exporters {
namespace {

maps::Map sea(int columns, int rows) {
  maps::Map map;
  map.size = {columns, rows};
  return map;
}

void turn(maps::Map& map, maps::Point p) {
  if (map.islands.contains(p)) {
    map.islands.erase(p);
  } else {
    map.islands.insert(p);
  }
}

TEST(IslandField, IsThatOfTheWholeMapAfterAnyEdits) {
  std::mt19937 random(1);
  IslandField kept;
  maps::Map map = sea(9, 7);
  for (int edit = 0; edit < 400; ++edit) {
    // Mostly a point or two, like a brush, and sometimes a great many.
    const auto points = edit % 50 == 49 ? 30U : 1 + random() % 3;
    for (unsigned k = 0; k < points; ++k) {
      turn(map, {static_cast<int>(random() % 9), static_cast<int>(random() % 7)});
    }
    ASSERT_EQ(kept.of(map, Noise(5)).heights, island_field(map, Noise(5)).heights) << edit;
  }
}

TEST(IslandField, IsOfTheMapThatIsAskedFor) {
  IslandField kept;
  maps::Map map = sea(6, 6);
  map.islands.insert({2, 2});
  kept.of(map, Noise(1));
  EXPECT_EQ(kept.of(map, Noise(2)).heights, island_field(map, Noise(2)).heights);
  map.size = {6, 5};
  EXPECT_EQ(kept.of(map, Noise(2)).heights, island_field(map, Noise(2)).heights);
}

}  // namespace
}  // namespace chartroom::exporters

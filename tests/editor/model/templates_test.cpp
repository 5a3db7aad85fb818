#include "editor/model/templates.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

Map reef() {
  Map map = known::sea({"#...", ".#..", "....", "...#"});
  map.quadrants.set({0, 0}, 5);
  map.starts.blue = Point(2, 2);
  map.theme = Theme::reef;
  return map;
}

TEST(Templates, GiveTheWholeMapInItsOwnSize) {
  EXPECT_EQ(map_from_template(reef(), TemplatePart::all, {4, 4}), reef());
}

TEST(Templates, GiveIslandsWithoutQuadrantsAndStarts) {
  const Map map = map_from_template(reef(), TemplatePart::islands, {4, 4});
  EXPECT_EQ(map.islands, reef().islands);
  EXPECT_EQ(map.quadrants, blank_map({4, 4}, "sea", "Sea").quadrants);
  EXPECT_FALSE(map.starts.any());
  EXPECT_EQ(map.theme, Theme::reef);
}

TEST(Templates, GiveQuadrantsWithoutIslandsAndStarts) {
  const Map map = map_from_template(reef(), TemplatePart::quadrants, {4, 4});
  EXPECT_EQ(map.quadrants, reef().quadrants);
  EXPECT_TRUE(map.islands.empty());
  EXPECT_FALSE(map.starts.any());
}

TEST(Templates, LieInTheMiddleOfAnotherSize) {
  const Map map = map_from_template(reef(), TemplatePart::islands, {6, 8});
  EXPECT_EQ(map.size, (Size{6, 8}));
  PointSet islands;
  for (const Point p : {Point(1, 2), Point(2, 3), Point(4, 5)}) islands.insert(p);
  EXPECT_EQ(map.islands, islands);
}

}  // namespace
}  // namespace chartroom::editor

#include "maps/map_edit.h"

#include <gtest/gtest.h>

namespace chartroom::maps {
namespace {

TEST(MapEdit, PaintsIslandsOnlyInsideTheSea) {
  const Map sea = blank_map({6, 5}, "sea", "Sea");
  const Map map = edited(sea, SetIslands{{{0, 0}, {5, 4}, {6, 0}, {0, 5}}, true});
  EXPECT_EQ(map.islands, (PointSet{{0, 0}, {5, 4}}));
  EXPECT_EQ(edited(map, SetIslands{map.points(), false}), sea);
}

TEST(MapEdit, TheFirstSurfacePointBringsSurfacingDamage) {
  const Map sea = blank_map({6, 5}, "sea", "Sea");
  const Map map = edited(sea, SetSurfacePoints{{{1, 1}}, true});
  ASSERT_TRUE(map.surfacing);
  EXPECT_EQ(map.surfacing->damage_elsewhere, 1);
  EXPECT_EQ(edited(map, SetSurfacingDamage{0}), sea);
  EXPECT_EQ(edited(sea, SetSurfacePoints{{{1, 1}}, false}), sea);
}

TEST(MapEdit, AppliesEditsInOrder) {
  const Map map = edited(blank_map({6, 5}, "sea", "Sea"),
                         std::vector<MapEdit>{SetQuadrant{{{2, 2}}, 7}, SetQuadrant{{{2, 2}}, 8},
                                              SetStart{Team::green, Point{2, 2}},
                                              SetName{"de", "Meer"}, SetTheme{Theme::night}});
  EXPECT_EQ(map.quadrants.at({2, 2}), 8);
  EXPECT_EQ(map.starts.green, (Point{2, 2}));
  EXPECT_EQ(text_in(map.name, "de"), "Meer");
  EXPECT_EQ(text_in(map.name, "fr"), "Sea");
  EXPECT_EQ(edited(map, SetName{"de", ""}).name.size(), 1U);
}

TEST(Map, ABlankSeaHasFourQuadrantsOfNearlyEqualSize) {
  const Map map = blank_map({15, 9}, "sea", "Sea");
  EXPECT_EQ(map.quadrant_numbers(), (std::vector{1, 2, 3, 4}));
  EXPECT_EQ(map.quadrant(1).count(), 8 * 5);
  EXPECT_EQ(map.quadrant(4).count(), 7 * 4);
}

}  // namespace
}  // namespace chartroom::maps

#include "maps/symmetry.h"

#include <gtest/gtest.h>

#include "maps/map_edit.h"

namespace chartroom::maps {
namespace {

TEST(Symmetry, EveryOneIsAPermutationThatItsPowersUndo) {
  const Size size{7, 7};
  for (const Symmetry symmetry : kSymmetries) {
    EXPECT_EQ(image(symmetry, PointSet::all(size), size), PointSet::all(size));
    for (const Point p : PointSet::all(size)) {
      Point q = p;
      for (int i = 0; i < 4; ++i) q = image(symmetry, q, size);
      EXPECT_EQ(q, p) << to_string(symmetry);
    }
  }
}

TEST(Symmetry, AQuarterTurnTakesTheTopRowToTheRightColumn) {
  EXPECT_EQ(image(Symmetry::quarter_turn, {0, 0}, {5, 5}), (Point{4, 0}));
  EXPECT_EQ(image(Symmetry::quarter_turn, {4, 0}, {5, 5}), (Point{4, 4}));
  EXPECT_EQ(image(Symmetry::three_quarter_turn, {4, 0}, {5, 5}), (Point{0, 0}));
}

TEST(Symmetry, AnOblongSeaHasNoDiagonals) {
  EXPECT_EQ(symmetries(blank_map({6, 4}, "sea", "Sea")).size(), 4U);
  EXPECT_EQ(symmetries(blank_map({6, 6}, "sea", "Sea")).size(), 8U);
}

TEST(Symmetry, OneIslandOffTheAxesLeavesTheIdentity) {
  const Map map = edited(blank_map({6, 6}, "sea", "Sea"), SetIslands{{{1, 0}}, true});
  EXPECT_EQ(symmetries(map), std::vector{Symmetry::identity});
}

TEST(Symmetry, QuadrantNumbersDoNotMatterButRegionsDo) {
  const Map sea = blank_map({6, 6}, "sea", "Sea");
  const Map renumbered = edited(sea, SetQuadrant{sea.quadrant(4), 9});
  EXPECT_TRUE(holds(Symmetry::half_turn, renumbered));
  EXPECT_FALSE(holds(Symmetry::half_turn, edited(sea, SetQuadrant{{{3, 3}}, 1})));
}

TEST(Symmetry, ExchangesForcedStartsOnlyWhereItTakesEachToTheOther) {
  Map map = blank_map({6, 6}, "sea", "Sea");
  EXPECT_FALSE(exchanges_starts(map));
  map.starts = {Point{0, 0}, Point{5, 5}};
  EXPECT_EQ(exchanges_starts(map), Symmetry::half_turn);
  map.starts = {Point{0, 0}, Point{4, 5}};
  EXPECT_FALSE(exchanges_starts(map));
}

}  // namespace
}  // namespace chartroom::maps

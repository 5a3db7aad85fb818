#include "maps/map_difference.h"

#include <gtest/gtest.h>

#include "maps/files/text_picture.h"
#include "maps/map_values.h"
#include "tests/known_maps.h"

namespace chartroom::maps {
namespace {

using known::points;

TEST(MapDifference, OfAMapFromItselfIsEmpty) {
  std::mt19937 random(5);
  for (int i = 0; i < 200; ++i) {
    const Map map = known::random_map(random);
    EXPECT_TRUE(difference(map, map).empty());
  }
}

TEST(MapDifference, NamesIslandsThatCameAndWent) {
  const MapDifference found = difference(known::archipelago(), known::north_pole());
  EXPECT_EQ(found.became_island, points({"D9"}));
  EXPECT_EQ(found.became_water, points({"G2", "C3", "I4", "D5", "B8", "F8"}));
  EXPECT_EQ(found.became_safe, points({"D3", "E8", "I5"}));
  EXPECT_TRUE(found.no_longer_safe.empty());
  EXPECT_TRUE(found.quadrants.empty());
  EXPECT_EQ(found.starts, (std::vector<StartChange>{{Team::blue, Point{0, 0}, std::nullopt},
                                                    {Team::green, Point{9, 9}, std::nullopt}}));
  EXPECT_EQ(found.values,
            (std::vector<ValueChange>{{"id", "archipelago", "north-pole"},
                                      {"name.en", "Archipelago", "North Pole"},
                                      {"surfacing.damage_elsewhere", std::nullopt, "1"}}));
}

TEST(MapDifference, QuadrantsAreRegionsWhateverTheirNumbers) {
  const Map before = blank_map({10, 10}, "sea", "Sea");
  Map after = before;
  for (const Point p : before.quadrant(1)) after.quadrants.set(p, 3);
  for (const Point p : before.quadrant(3)) after.quadrants.set(p, 1);
  after = edited(after, SetQuadrant{points({"E5"}), 2});
  const MapDifference found = difference(before, after);
  EXPECT_EQ(found.renumbered, (std::vector<Renumbering>{{1, 3}, {3, 1}}));
  EXPECT_EQ(found.quadrants, (std::vector<QuadrantMove>{{1, 2, points({"E5"})}}));
  EXPECT_EQ(found.points(), points({"E5"}));
}

TEST(MapDifference, ANewQuadrantTakesItsPointsFromAnother) {
  const Map before = blank_map({10, 10}, "sea", "Sea");
  const Map after = edited(before, SetQuadrant{points({"A1", "B1"}), 9});
  EXPECT_EQ(difference(before, after).quadrants,
            (std::vector<QuadrantMove>{{1, 9, points({"A1", "B1"})}}));
  EXPECT_EQ(difference(after, before).quadrants,
            (std::vector<QuadrantMove>{{9, 1, points({"A1", "B1"})}}));
}

TEST(MapDifference, OfSeasOfDifferentSizesComparesWhatBothHave) {
  const Map small = edited(blank_map({6, 6}, "sea", "Sea"), SetIslands{points({"F6"}), true});
  const Map large = blank_map({6, 7}, "sea", "Sea");
  const MapDifference found = difference(small, large);
  EXPECT_EQ(found.gained, points({"A7", "B7", "C7", "D7", "E7", "F7"}));
  EXPECT_TRUE(found.lost.empty());
  EXPECT_EQ(found.became_water, points({"F6"}));
  EXPECT_EQ(difference(large, small).lost, found.gained);
}

TEST(MapDifference, SeesEveryTextRuleAndTheme) {
  const Map before = known::archipelago();
  Map after = edited(before, {SetName{"de", "Inseln"}, SetTheme{Theme::reef}});
  after.rules.gauge = 6;
  after.notes["en"] = "";
  const MapDifference found = difference(before, after);
  EXPECT_EQ(found.values, (std::vector<ValueChange>{{"name.de", std::nullopt, "Inseln"},
                                                    {"notes.en", std::nullopt, ""},
                                                    {"theme", std::nullopt, "reef"},
                                                    {"rules.gauge", std::nullopt, "6"}}));
  EXPECT_TRUE(found.points().empty());
  EXPECT_FALSE(found.empty());
}

// Two maps differ exactly if the difference is not empty, and swapping them reverses it.
TEST(MapDifference, IsEmptyOnlyForEqualMapsAndTurnsWithThem) {
  std::mt19937 random(6);
  for (int i = 0; i < 300; ++i) {
    const Map a = known::random_map(random);
    Map b = a;
    for (int edit = static_cast<int>(random() % 3); edit > 0; --edit) {
      const Point p = known::random_water(a, random);
      b = random() % 2 ? edited(b, SetIslands{PointSet{p}, random() % 2 == 0})
                       : edited(b, SetQuadrant{PointSet{p}, 1 + static_cast<int>(random() % 9)});
    }
    const MapDifference there = difference(a, b);
    const MapDifference back = difference(b, a);
    EXPECT_EQ(there.empty(), a == b);
    EXPECT_EQ(there.became_island, back.became_water);
    EXPECT_EQ(there.became_safe, back.no_longer_safe);
    EXPECT_EQ(there.gained, back.lost);
    EXPECT_EQ(there.values.size(), back.values.size());
  }
}

TEST(MapDifference, SeesNoneInTheCompositionOfLetters) {
  Map before = known::north_pole();
  Map after = before;
  before.author = "I\u0302le";
  after.author = "\u00CEle";
  EXPECT_TRUE(difference(before, after).empty());
  after.author = "Ile";
  EXPECT_FALSE(difference(before, after).empty());
}

TEST(MapValues, AreTheLinesBelowThePicture) {
  const Map map = known::archipelago();
  std::string lines;
  for (const MapValue& value : map_values(map)) lines += value.key + ": " + value.value + "\n";
  EXPECT_TRUE(text_picture(map).ends_with("\n\n" + lines));
  EXPECT_EQ(map_values(map).back(), (MapValue{"starts.green", "J10"}));
}

}  // namespace
}  // namespace chartroom::maps

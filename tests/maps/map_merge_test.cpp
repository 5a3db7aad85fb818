#include "maps/map_merge.h"

#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"

namespace chartroom::maps {
namespace {

using known::points;

Map changed(Map map, std::mt19937& random) {
  for (int edit = static_cast<int>(random() % 4); edit > 0; --edit) {
    const PointSet p{known::random_water(known::archipelago(), random)};
    switch (random() % 5) {
      case 0:
        map = edited(map, SetIslands{p, random() % 2 == 0});
        break;
      case 1:
        map = edited(map, SetQuadrant{p, 1 + static_cast<int>(random() % 4)});
        break;
      case 2:
        map = edited(map, SetSurfacePoints{p, random() % 2 == 0});
        break;
      case 3:
        map = edited(map, SetStart{Team::blue, p.first()});
        break;
      default:
        map = edited(map, SetName{"de", random() % 2 == 0 ? "Inseln" : "Archipel"});
    }
  }
  return map;
}

TEST(MapMerge, TakesWhatEitherSideAloneChanged) {
  const Map base = known::archipelago();
  const Map ours = edited(base, {SetIslands{points({"A5"}), true}, SetName{"de", "Inseln"}});
  const Map theirs = edited(base, {SetIslands{points({"B8"}), false}, SetStart{Team::green, {}},
                                   SetSurfacePoints{points({"C1"}), true}});
  const MergedMap merged = merge(base, ours, theirs);
  EXPECT_TRUE(merged.conflicts.empty());
  EXPECT_EQ(merged.ours, merged.theirs);
  EXPECT_EQ(merged.ours,
            edited(theirs, {SetIslands{points({"A5"}), true}, SetName{"de", "Inseln"}}));
}

TEST(MapMerge, WithOneSideUnchangedIsTheOther) {
  std::mt19937 random(11);
  for (int i = 0; i < 300; ++i) {
    const Map base = known::random_map(random);
    const Map other = i % 2 ? known::random_map(random) : changed(known::archipelago(), random);
    EXPECT_EQ(merge(base, base, other).ours, other);
    EXPECT_EQ(merge(base, other, base).theirs, other);
    EXPECT_TRUE(merge(base, other, other).conflicts.empty());
  }
}

TEST(MapMerge, TurnsWithItsSides) {
  std::mt19937 random(12);
  for (int i = 0; i < 500; ++i) {
    const Map base = known::archipelago();
    const Map ours = changed(base, random);
    const Map theirs = changed(base, random);
    const MergedMap there = merge(base, ours, theirs);
    const MergedMap back = merge(base, theirs, ours);
    EXPECT_EQ(there.ours, back.theirs);
    EXPECT_EQ(there.theirs, back.ours);
    EXPECT_EQ(there.conflicts, back.conflicts);
    EXPECT_EQ(there.conflicts.empty(), there.ours == there.theirs);
  }
}

TEST(MapMerge, NamesWhatBothChangedAndNotAlike) {
  const Map base = known::archipelago();
  const Map ours = edited(base, {SetQuadrant{points({"E5", "A1"}), 2}, SetName{"en", "Isles"},
                                 SetStart{Team::blue, Point{1, 1}}});
  const Map theirs = edited(base, {SetQuadrant{points({"E5"}), 3}, SetName{"en", "Islets"},
                                   SetStart{Team::blue, std::nullopt}});
  const MergedMap merged = merge(base, ours, theirs);
  EXPECT_EQ(merged.conflicts,
            (std::vector<MergeConflict>{
                {"name.en", {}}, {"the quadrants", points({"E5"})}, {"starts.blue", {}}}));
  EXPECT_EQ(merged.ours.quadrants.at({0, 0}), 2);
  EXPECT_EQ(merged.theirs.quadrants.at({0, 0}), 2);
  EXPECT_EQ(merged.ours.quadrants.at({4, 4}), 2);
  EXPECT_EQ(merged.theirs.quadrants.at({4, 4}), 3);
}

TEST(MapMerge, TakesOneTextInTwoCompositionsForOne) {
  Map base = known::north_pole();
  Map ours = base;
  Map theirs = base;
  ours.name["fr"] = ours.author = "I\u0302le";
  theirs.name["fr"] = theirs.author = "\u00CEle";
  const MergedMap merged = merge(base, ours, theirs);
  EXPECT_TRUE(merged.conflicts.empty());
  EXPECT_EQ(merged.ours.name.at("fr"), "I\u0302le") << "as we wrote it";
  EXPECT_EQ(merged.ours, merged.theirs);
}

TEST(MapMerge, ABoardOfAnotherSizeIsOneValue) {
  const Map base = blank_map({6, 6}, "sea", "Sea");
  const Map larger =
      edited(blank_map({8, 6}, "sea", "Sea"), SetSurfacePoints{points({"H6"}), true});
  const Map named = edited(base, SetName{"de", "Meer"});
  EXPECT_EQ(merge(base, larger, named).ours, edited(larger, SetName{"de", "Meer"}));
  const Map dotted = edited(base, SetIslands{points({"A1"}), true});
  const MergedMap torn = merge(base, larger, dotted);
  EXPECT_EQ(torn.conflicts, (std::vector<MergeConflict>{{"the board and its size", {}}}));
  EXPECT_EQ(torn.ours.islands, PointSet{});
  EXPECT_EQ(torn.theirs.islands, points({"A1"}));
  EXPECT_EQ(torn.theirs.size, (Size{6, 6}));
}

TEST(MapMerge, WithoutDamageThereAreNoSurfacePoints) {
  const Map base = known::north_pole();
  const Map free = edited(base, SetSurfacingDamage{0});
  const Map more = edited(base, SetSurfacePoints{points({"A1"}), true});
  const MergedMap merged = merge(base, free, more);
  EXPECT_TRUE(merged.conflicts.empty());
  EXPECT_FALSE(merged.ours.surfacing);
}

}  // namespace
}  // namespace chartroom::maps

#include "validator/checks/analysis/openings.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/checks/analysis/sea_graph.h"

namespace chartroom::checks {
using namespace maps;
namespace {

constexpr double kShare = 0.25;

// The openings of the dead ends and pockets of a sea, in their order; "-" where there is none.
std::string openings_of(const Map& map) {
  std::string names;
  for (const CutOffPart& part : cut_off_parts(components(map.water())[0], kShare)) {
    if (part.kind == PartKind::narrows) continue;
    const std::optional<Point> opening = best_opening(map.islands, map.water(), part, kShare);
    names += (names.empty() ? "" : " ") + (opening ? to_string(*opening) : "-");
  }
  return names;
}

TEST(Openings, EndADeadEndAtItsFarEnd) {
  EXPECT_EQ(openings_of(known::sea({"......", ".#####", "......", "......"})), "F2");
  EXPECT_EQ(openings_of(known::sea({"...##", "##.##", ".....", "....."})), "A2");
}

// A1 would free B1 alone.
TEST(Openings, OfSeveralTheOneThatFreesMostIsNamed) {
  EXPECT_EQ(openings_of(known::sea({"#.#.#", ".....", ".....", "....."})), "C1 C1");
}

TEST(Openings, AreNoneWhereNoSingleIslandHelps) {
  EXPECT_EQ(openings_of(known::sea({"###.##", "###.##", "......", "......", "......", "......"})),
            "-")
      << "the islands are thick";
  EXPECT_EQ(openings_of(known::sea(
                {".....##", "##.####", ".......", ".......", ".......", ".......", "......."})),
            "-")
      << "a pocket of two arms, and no island frees both";
}

TEST(Openings, LeadToTheRestOfTheSeaAndNotToALake) {
  EXPECT_EQ(openings_of(known::sea({"##.#.#", "##.###", "......", "......", "......", "......"})),
            "-");
}

// Whatever is named frees the part, and no other island leaves fewer points shut.
TEST(Openings, OfRandomSeasFreeThePartAndNoneFreesMore) {
  std::mt19937 random(53);
  int named = 0;
  for (int i = 0; i < 120; ++i) {
    const Map map = known::random_map(random);
    const PointSet water = map.water();
    const auto shut_with = [&](Point p, const CutOffPart& part) {
      PointSet shut;
      for (const CutOffPart& one :
           cut_off_parts(flood(PointSet{part.mouth}, water | PointSet{p}), kShare)) {
        if (one.kind != PartKind::narrows) shut |= one.part;
      }
      return (shut & part.part).empty() ? shut.count() : 1000;
    };
    for (const CutOffPart& part : cut_off_parts(components(water)[0], kShare)) {
      if (part.kind == PartKind::narrows) continue;
      const std::optional<Point> opening = best_opening(map.islands, water, part, kShare);
      named += opening ? 1 : 0;
      const int least = opening ? shut_with(*opening, part) : 1000;
      EXPECT_TRUE(!opening || least < 1000);
      const PointSet rest = components(water)[0] - part.part - PointSet{part.mouth};
      for (const Point p : map.islands& part.part.neighbours() & rest.neighbours()) {
        EXPECT_GE(shut_with(p, part), least);
      }
    }
  }
  EXPECT_GT(named, 50);
}

TEST(BranchEnds, AreCountedWhereNoWayLeadsRound) {
  EXPECT_EQ(branch_ends(known::points({"A1"})), 1);
  EXPECT_EQ(branch_ends(known::points({"A1", "B1", "C1"})), 2);
  EXPECT_EQ(branch_ends(known::points({"A1", "B1", "C1", "B2"})), 3);
  EXPECT_EQ(branch_ends(known::points({"A1", "B1", "A2", "B2"})), std::nullopt);
}

}  // namespace
}  // namespace chartroom::checks

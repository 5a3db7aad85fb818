#include "editor/model/symmetrise.h"

#include <gtest/gtest.h>

#include <random>

#include "maps/files/text_picture.h"
#include "tests/editor/model/mirrored.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

TEST(Mirroring, BringsAllThatFollowsFromWhatIsChosen) {
  Mirroring cross;
  cross.set(Symmetry::left_right, true);
  cross.set(Symmetry::up_down, true);
  EXPECT_EQ(cross.group({10, 8}).size(), 4U);
  Mirroring turn;
  turn.set(Symmetry::quarter_turn, true);
  EXPECT_EQ(turn.group({10, 10}).size(), 4U);
  EXPECT_EQ(turn.group({10, 8}).size(), 1U) << "a sea that is not square cannot be turned so";
  turn.set(Symmetry::main_diagonal, true);
  EXPECT_EQ(turn.group({7, 7}).size(), 8U);
  turn.set(Symmetry::quarter_turn, false);
  EXPECT_EQ(turn.group({7, 7}).size(), 2U);
}

TEST(Mirroring, ComposesAsImagesDo) {
  for (const Symmetry first : kSymmetries) {
    for (const Symmetry second : kSymmetries) {
      for (const Point p : PointSet::all({5, 5})) {
        ASSERT_EQ(image(composed(first, second), p, {5, 5}),
                  image(second, image(first, p, {5, 5}), {5, 5}));
      }
    }
  }
}

TEST(Symmetrise, CopiesTheLeftHalfToTheRightOrBack) {
  Map map = known::sea({"#...", "...#", "....", "...."});
  Mirroring mirroring;
  mirroring.set(Symmetry::left_right, true);
  EXPECT_EQ(symmetrised(map, mirroring, Keep::first).islands, known::points({"A1", "D1"}));
  EXPECT_EQ(symmetrised(map, mirroring, Keep::last).islands, known::points({"A2", "D2"}));
}

TEST(Symmetrise, KeepsAQuadrantThatLiesAcrossTheAxisAndOneOnEachSide) {
  Map map = blank_map({6, 6}, "a", "A");
  Mirroring mirroring;
  mirroring.set(Symmetry::left_right, true);
  EXPECT_EQ(symmetrised(map, mirroring, Keep::first).quadrants, map.quadrants);
  map = edited(map, SetQuadrant{map.points(), 2});
  map = edited(map, SetQuadrant{known::points({"C1", "D1", "E1"}), 7});
  const Map mirrored = symmetrised(map, mirroring, Keep::first);
  EXPECT_EQ(mirrored.quadrant(7), known::points({"C1", "D1"}));
  EXPECT_EQ(mirrored.quadrant(2), map.points() - known::points({"C1", "D1"}));
}

TEST(Symmetrise, GivesImagesOfNewQuadrantsTheSmallestFreeNumber) {
  Map map = edited(blank_map({6, 6}, "a", "A"), SetQuadrant{PointSet::all({6, 6}), 1});
  map = edited(map, SetQuadrant{known::points({"A1", "B1"}), 2});
  Mirroring mirroring;
  mirroring.set(Symmetry::half_turn, true);
  const Map turned = symmetrised(map, mirroring, Keep::first);
  EXPECT_EQ(turned.quadrant(2), known::points({"A1", "B1"}));
  EXPECT_EQ(turned.quadrant(3), known::points({"E6", "F6"}));
}

TEST(Symmetrise, TakesGreensStartToTheImageOfBlues) {
  Map map = known::archipelago();
  map.starts = {Point{2, 0}, Point{5, 5}};
  Mirroring mirroring;
  mirroring.set(Symmetry::half_turn, true);
  EXPECT_EQ(symmetrised(map, mirroring, Keep::first).starts.green, Point(7, 9));
  map.starts.green.reset();
  EXPECT_FALSE(symmetrised(map, mirroring, Keep::first).starts.green);
}

TEST(Symmetrise, MakesAnyMapSymmetricAndKeepsItsModel) {
  std::mt19937 random(11);
  for (int i = 0; i < 3000; ++i) {
    const Mirroring mirroring = mirrored::random_mirroring(random);
    const Map map = mirrored::random_map(random, mirroring);
    const Keep keep = random() % 2 == 0 ? Keep::first : Keep::last;
    const Map result = symmetrised(map, mirroring, keep);
    mirrored::expect_symmetric(result, mirroring);
    const std::vector<Symmetry> group = mirroring.group(map.size);
    for (const Point p : map.points()) {
      Point model = p;
      for (const Symmetry s : group) {
        const Point there = image(s, p, map.size);
        if (keep == Keep::first ? there < model : model < there) model = there;
      }
      ASSERT_EQ(result.islands.contains(p), map.islands.contains(model));
      if (model == p) {
        ASSERT_EQ(result.quadrants.at(p), map.quadrants.at(p));
      }
    }
    ASSERT_EQ(symmetrised(result, mirroring, keep), result);
    if (HasFatalFailure() || HasNonfatalFailure()) FAIL() << i << "\n" << text_picture(map);
  }
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/tools/lattice.h"

#include <gtest/gtest.h>

namespace chartroom::editor {
using namespace maps;
namespace {

class Lattices : public ::testing::Test {
 protected:
  Lattices() { view_.set_window(500, 400); }

  BoardView view_{{6, 4}};
};

TEST_F(Lattices, HaveOneCornerMoreThanPointsEachWay) {
  EXPECT_TRUE(has_place({6, 4}, Lattice::points, {5, 3}));
  EXPECT_FALSE(has_place({6, 4}, Lattice::points, {6, 3}));
  EXPECT_TRUE(has_place({6, 4}, Lattice::corners, {6, 4}));
  EXPECT_FALSE(has_place({6, 4}, Lattice::corners, {6, 5}));
}

TEST_F(Lattices, HaveNoPointOutsideTheSea) {
  EXPECT_EQ(place_at(view_, Lattice::points, view_.pixel_of({2, 0})), Point(2, 0));
  EXPECT_FALSE(place_at(view_, Lattice::points, view_.pixel_of({2, -1})));
}

// A border from rim to rim begins at the coordinates or farther out.
TEST_F(Lattices, BeginALineOutsideTheSeaAtTheNearestCorner) {
  const Pixel corner = view_.corner_pixel({3, 0});
  EXPECT_EQ(place_at(view_, Lattice::corners, {corner.x + 3, corner.y + 3}), Point(3, 0));
  EXPECT_EQ(place_at(view_, Lattice::corners, {corner.x + 3, corner.y - 20}), Point(3, 0));
  EXPECT_EQ(place_at(view_, Lattice::corners, {corner.x, 1}), Point(3, 0));
  EXPECT_EQ(place_at(view_, Lattice::corners, {499, 399}), Point(6, 4));
}

}  // namespace
}  // namespace chartroom::editor

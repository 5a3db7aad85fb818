#include <gtest/gtest.h>

#include <random>

#include "editor/model/border_lines.h"
#include "editor/model/tools/tools.h"
#include "tests/editor/model/mirrored.h"

namespace chartroom::editor {
using namespace maps;
namespace {

class BorderPen : public ::testing::Test {
 protected:
  BorderPen() { start({10, 10}); }

  // Begins with a sea of one quadrant.
  void start(Size size) {
    Map map = blank_map(size, "sea", "Sea");
    document_.apply(edited(map, SetQuadrant{map.points(), 1}), StepLabel::resize_map);
  }
  void draw(const std::vector<Point>& corners) {
    pen_->press(corners.front());
    for (const Point corner : corners) pen_->drag(corner);
    pen_->release();
  }
  PointSet quadrant(int number) const { return document_.map().quadrant(number); }

  MapDocument document_;
  Brush brush_;
  PointSet selection_;
  std::unique_ptr<Tool> pen_ = find_tool("border-pen")->make({document_, brush_, selection_});
};

TEST_F(BorderPen, DrawsTheFourQuadrantsOfAPublishedMapWithTwoLines) {
  EXPECT_EQ(pen_->lattice(), Lattice::corners);
  draw({{5, 10}, {5, 0}});
  EXPECT_EQ(document_.undo_label(), StepLabel::draw_border);
  EXPECT_EQ(quadrant(2).count(), 50);
  EXPECT_TRUE(quadrant(2).contains({9, 0})) << "of two equal parts the first keeps its number";
  draw({{0, 5}, {10, 5}});
  EXPECT_EQ(document_.map().quadrants, blank_map({10, 10}, "", "").quadrants);
  document_.undo();
  document_.undo();
  EXPECT_EQ(quadrant(1).count(), 100);
}

TEST_F(BorderPen, MakesAQuadrantOfARingWhileStillDrawing) {
  pen_->press({2, 2});
  for (const Point corner : {Point(4, 2), Point(4, 3), Point(2, 3)}) {
    pen_->drag(corner);
    EXPECT_EQ(quadrant(1).count(), 100) << "open yet";
  }
  pen_->drag({2, 2});
  EXPECT_EQ(quadrant(2), known::points({"C3", "D3"}));
  pen_->drag({2, 0});
  EXPECT_EQ(quadrant(2), known::points({"C3", "D3"})) << "a tail parts nothing";
  pen_->release();
  EXPECT_TRUE(pen_->preview().lines.empty());
}

TEST_F(BorderPen, KeepsAnOpenLineForTheNextStroke) {
  draw({{0, 3}, {4, 3}});
  EXPECT_EQ(quadrant(1).count(), 100);
  ASSERT_EQ(pen_->preview().lines.size(), 1U);
  draw({{4, 3}, {4, 0}});
  EXPECT_EQ(quadrant(2).count(), 12);
  EXPECT_TRUE(pen_->preview().lines.empty());
}

TEST_F(BorderPen, GoesOnFromEitherEndOfAnOpenLineAndBeginsAnewElsewhere) {
  draw({{3, 0}, {3, 2}});
  draw({{5, 5}, {5, 4}});
  EXPECT_EQ(pen_->preview().lines[0], (std::vector<Point>{{5, 5}, {5, 4}}));
  draw({{5, 5}, {10, 5}});
  draw({{5, 4}, {10, 4}});
  EXPECT_EQ(quadrant(2).count(), 5);
}

TEST_F(BorderPen, ClosesAgainstABorderThatIsThere) {
  draw({{5, 0}, {5, 10}});
  draw({{5, 2}, {10, 2}});
  EXPECT_EQ(quadrant(3).count(), 10);
  EXPECT_EQ(quadrant(2).count(), 40) << "the largest part keeps its number";
}

TEST_F(BorderPen, ErasesTheBorderThatALineGoesAlong) {
  draw({{5, 0}, {5, 10}});
  draw({{5, 2}, {10, 2}});
  draw({{7, 2}, {9, 2}});
  EXPECT_EQ(document_.undo_label(), StepLabel::erase_border);
  EXPECT_EQ(document_.map().quadrant_numbers().size(), 2U);
  EXPECT_EQ(quadrant(2).count(), 50);
  EXPECT_TRUE(pen_->preview().lines.empty()) << "no line is left over the board";
  draw({{5, 0}, {5, 10}});
  EXPECT_EQ(quadrant(1).count(), 100) << "of equal areas the first keeps its number";
}

TEST_F(BorderPen, MovesABorderByTwoLines) {
  draw({{5, 0}, {5, 10}});
  draw({{6, 0}, {6, 10}});
  draw({{5, 0}, {5, 10}});
  EXPECT_EQ(document_.map().quadrant_numbers().size(), 2U);
  EXPECT_EQ(quadrant(1).count(), 60);
}

TEST_F(BorderPen, ErasesTheImagesOfABorderToo) {
  start({10, 10});
  brush_.mirroring.set(Symmetry::left_right, true);
  draw({{3, 0}, {3, 10}});
  EXPECT_EQ(document_.map().quadrant_numbers().size(), 3U);
  draw({{3, 0}, {3, 10}});
  EXPECT_EQ(document_.map().quadrant_numbers().size(), 1U);
}

TEST_F(BorderPen, LeavesNoLineOnTheRim) {
  draw({{0, 0}, {10, 0}});
  EXPECT_TRUE(pen_->preview().lines.empty());
}

TEST_F(BorderPen, TakesBackWhatTheLineGoesBackOver) {
  pen_->press({0, 5});
  pen_->drag({10, 5});
  EXPECT_EQ(quadrant(2).count(), 50);
  pen_->drag({3, 5});
  EXPECT_EQ(quadrant(1).count(), 100);
  EXPECT_EQ(pen_->preview().lines[0].size(), 4U);
  pen_->release();
}

TEST_F(BorderPen, EscapeTakesBackTheStrokeAndThenTheOpenLine) {
  draw({{0, 3}, {4, 3}});
  pen_->press({4, 3});
  pen_->drag({4, 0});
  pen_->cancel();
  EXPECT_EQ(quadrant(1).count(), 100);
  EXPECT_EQ(pen_->preview().lines[0].size(), 5U);
  pen_->cancel();
  EXPECT_TRUE(pen_->preview().lines.empty());
}

TEST_F(BorderPen, UndoInMidStrokeEndsIt) {
  const std::size_t before = document_.steps_done();
  pen_->press({0, 5});
  pen_->drag({10, 5});
  document_.undo();
  EXPECT_FALSE(pen_->pressed());
  pen_->drag({0, 5});
  EXPECT_EQ(quadrant(1).count(), 100);
  EXPECT_EQ(document_.steps_done(), before);
}

TEST_F(BorderPen, DrawsOverTheMirrors) {
  brush_.mirroring.set(Symmetry::quarter_turn, true);
  draw({{5, 0}, {5, 5}});
  EXPECT_EQ(document_.map().quadrants, blank_map({10, 10}, "", "").quadrants);
}

TEST_F(BorderPen, StaysOnTheSeaWhenThePointerLeaves) {
  draw({{5, 0}, {5, 90}});
  EXPECT_EQ(quadrant(2).count(), 50);
}

TEST_F(BorderPen, LeavesTheMapWhenTheNumbersDoNotSuffice) {
  for (int row = 1; row <= 8; ++row) draw({{0, row}, {10, row}});
  EXPECT_EQ(document_.map().quadrant_numbers().size(), 9U);
  const Map full = document_.map();
  draw({{0, 9}, {10, 9}});
  EXPECT_EQ(document_.map(), full);
  EXPECT_FALSE(pen_->preview().lines.empty()) << "the line is still there to see";
}

TEST_F(BorderPen, ForgetsAnOpenLineOfAnotherSea) {
  draw({{0, 3}, {4, 3}});
  start({6, 6});
  EXPECT_TRUE(pen_->preview().lines.empty());
  draw({{0, 5}, {6, 5}});
  EXPECT_EQ(quadrant(2).count(), 6);
}

TEST(Borders, AreTheWallsOfQuadrants) {
  const Map map = blank_map({4, 4}, "a", "A");
  const Walls walls = borders(map);
  EXPECT_EQ(walls.right, known::points({"B1", "B2", "B3", "B4"}));
  EXPECT_EQ(walls.below, known::points({"A2", "B2", "C2", "D2"}));
  EXPECT_EQ(walls_of({{2, 0}, {2, 1}, {2, 2}, {3, 2}}, {4, 4}),
            (Walls{known::points({"B1", "B2"}), known::points({"C2"})}));
  EXPECT_TRUE(walls_of({{0, 0}, {1, 0}, {2, 0}}, {4, 4}).empty()) << "the rim";
  EXPECT_EQ(divided(edited(map, SetQuadrant{map.points(), 1}), walls).quadrants, map.quadrants);
}

TEST(Borders, NumberPiecesAndQuadrantsInOrder) {
  Map map = blank_map({5, 5}, "a", "A");
  map = edited(map, SetQuadrant{map.points(), 7});
  map = edited(map, SetQuadrant{known::points({"A1", "E5"}), 2});
  const Map apart = separated(map);
  EXPECT_EQ(apart.quadrant(1), known::points({"E5"}));
  EXPECT_EQ(apart.quadrant(2), known::points({"A1"}));
  EXPECT_EQ(renumbered(apart).quadrant(1), known::points({"A1"}));
  EXPECT_EQ(renumbered(apart).quadrant(3), known::points({"E5"}));
}

// Slow and plain test of connection: walks from point to point without crossing walls.
bool connected(const Map& map, Point from, Point to, const Walls& walls) {
  PointSet seen{from};
  std::vector<Point> open{from};
  while (!open.empty()) {
    const Point p = open.back();
    open.pop_back();
    for (const Direction d : kDirections) {
      const Point q = next(p, d);
      if (!map.size.contains(q) || seen.contains(q)) continue;
      if (map.quadrants.at(p) != map.quadrants.at(q)) continue;
      const bool sideways = p.row == q.row;
      if ((sideways ? walls.right : walls.below).contains(std::min(p, q))) continue;
      seen.insert(q);
      open.push_back(q);
    }
  }
  return seen.contains(to);
}

TEST(Borders, DividePointsExactlyWhereALineCutsThemApart) {
  std::mt19937 random(9);
  int cut = 0;
  for (int i = 0; i < 150; ++i) {
    const Map map =
        blank_map({4 + mirrored::roll(random, 4), 4 + mirrored::roll(random, 4)}, "a", "A");
    std::vector<Point> line{{mirrored::roll(random, map.size.columns + 1), 0}};
    for (int step = 0; step < 30; ++step) {
      const Point to = next(line.back(), kDirections[random() % 4]);
      if (Size{map.size.columns + 1, map.size.rows + 1}.contains(to)) line.push_back(to);
    }
    const Walls walls = walls_of(line, map.size);
    const Map result = divided(map, walls);
    if (result == map) continue;
    ++cut;
    for (const Point p : map.points()) {
      for (const Point q : map.points()) {
        ASSERT_EQ(result.quadrants.at(p) == result.quadrants.at(q), connected(map, p, q, walls))
            << i << " " << to_string(p) << " " << to_string(q);
      }
    }
  }
  EXPECT_GT(cut, 50);
}

}  // namespace
}  // namespace chartroom::editor

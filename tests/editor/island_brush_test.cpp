#include "editor/model/island_brush.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <random>

namespace chartroom {
namespace {

using ::testing::ElementsAre;

Point point(const char* name) { return parse_point(name).value(); }

TEST(PointsBetween, HasBothEndsAndNoGaps) {
  EXPECT_THAT(points_between({2, 2}, {2, 2}), ElementsAre(Point(2, 2)));
  EXPECT_THAT(points_between({0, 0}, {3, 0}),
              ElementsAre(Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0)));
  EXPECT_THAT(points_between({3, 3}, {1, 1}), ElementsAre(Point(3, 3), Point(2, 2), Point(1, 1)));
  for (int column = -20; column <= 20; ++column) {
    for (int row = -20; row <= 20; ++row) {
      const auto line = points_between({3, 5}, {column, row});
      EXPECT_EQ(line.front(), Point(3, 5));
      EXPECT_EQ(line.back(), Point(column, row));
      for (std::size_t i = 1; i < line.size(); ++i) {
        ASSERT_NE(line[i], line[i - 1]);
        ASSERT_LE(std::abs(line[i].column - line[i - 1].column), 1);
        ASSERT_LE(std::abs(line[i].row - line[i - 1].row), 1);
      }
    }
  }
}

TEST(IslandBrush, PaintsFromWaterAndErasesFromAnIsland) {
  Document document;
  IslandBrush brush(document);
  brush.press(point("B2"));
  brush.drag(point("D2"));
  brush.release();
  EXPECT_EQ(document.map().islands, (PointSet{point("B2"), point("C2"), point("D2")}));
  EXPECT_EQ(document.undo_label(), StepLabel::paint_islands);
  brush.press(point("C2"));
  brush.drag(point("C3"));
  brush.release();
  EXPECT_EQ(document.map().islands, (PointSet{point("B2"), point("D2")}));
  EXPECT_EQ(document.undo_label(), StepLabel::erase_islands);
}

TEST(IslandBrush, AStrokeIsOneStep) {
  Document document;
  IslandBrush brush(document);
  brush.press(point("A1"));
  for (const char* name : {"B1", "C1", "D4"}) brush.drag(point(name));
  brush.release();
  document.undo();
  EXPECT_TRUE(document.map().islands.empty());
  EXPECT_FALSE(document.can_undo());
  EXPECT_FALSE(document.modified());
}

TEST(IslandBrush, AStrokeMayLeaveTheSeaAndComeBack) {
  Document document;
  IslandBrush brush(document);
  brush.press(point("A2"));
  brush.drag({-3, 1});
  brush.drag({-3, 0});
  brush.drag(point("B1"));
  brush.release();
  EXPECT_EQ(document.map().islands, (PointSet{point("A1"), point("B1"), point("A2")}));
}

TEST(IslandBrush, CancellingGivesBackMapAndRedo) {
  Document document;
  IslandBrush brush(document);
  brush.press(point("J10"));
  brush.release();
  document.undo();
  brush.press(point("A1"));
  brush.drag(point("E5"));
  EXPECT_TRUE(brush.pressed());
  brush.cancel();
  EXPECT_FALSE(brush.pressed());
  EXPECT_TRUE(document.map().islands.empty());
  document.redo();
  EXPECT_EQ(document.map().islands, PointSet{point("J10")});
}

TEST(IslandBrush, UndoInMidStrokeTakesTheStrokeBackAndEndsIt) {
  Document document;
  IslandBrush brush(document);
  brush.press(point("J10"));
  brush.release();
  brush.press(point("A1"));
  document.undo();
  EXPECT_FALSE(brush.pressed());
  brush.drag(point("A5"));
  brush.release();
  EXPECT_EQ(document.map().islands, PointSet{point("J10")});
}

TEST(IslandBrush, RedoInMidStrokeOnlyEndsTheStroke) {
  Document document;
  IslandBrush brush(document);
  brush.press(point("A1"));
  document.redo();
  brush.drag(point("A5"));
  EXPECT_EQ(document.map().islands, PointSet{point("A1")});
}

TEST(IslandBrush, RandomStrokesUndoBackToTheStartAndForwardAgain) {
  std::mt19937 random(3);
  const auto anywhere = [&] {
    return Point(static_cast<int>(random() % 14) - 2, static_cast<int>(random() % 14) - 2);
  };
  Document document;
  IslandBrush brush(document);
  for (int i = 0; i < 20'000; ++i) {
    switch (random() % 6) {
      case 0:
        brush.press({static_cast<int>(random() % 10), static_cast<int>(random() % 10)});
        break;
      case 1:
      case 2:
        brush.drag(anywhere());
        break;
      case 3:
        brush.release();
        break;
      case 4:
        brush.cancel();
        break;
      default:
        random() % 2 == 0 ? document.undo() : document.redo();
    }
    ASSERT_EQ(document.map().islands - document.map().points(), PointSet());
  }
  brush.release();
  while (document.can_redo()) document.redo();
  const Map last = document.map();
  while (document.can_undo()) document.undo();
  EXPECT_TRUE(document.map().islands.empty());
  EXPECT_FALSE(document.modified());
  while (document.can_redo()) document.redo();
  EXPECT_EQ(document.map(), last);
}

}  // namespace
}  // namespace chartroom

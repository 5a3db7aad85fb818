#include "editor/model/board_view.h"

#include <gtest/gtest.h>

#include <random>

#include "exporters/board/board_layout.h"
#include "maps/point_set.h"

namespace chartroom::editor {
using namespace maps;
using namespace exporters;
namespace {

constexpr double kPitch = BoardView::kPitch;

TEST(BoardView, AgreesWithTheLayoutThatIsPainted) {
  for (const Size sea : {Size{10, 10}, Size{4, 15}}) {
    const BoardView view(sea);
    const BoardLayout layout(sea, {kPitch, kPitch}, kPitch);
    EXPECT_DOUBLE_EQ(layout.frame().x, 0);
    EXPECT_DOUBLE_EQ(layout.frame().y, 0);
    EXPECT_DOUBLE_EQ(layout.frame().right(), view.board_width());
    EXPECT_DOUBLE_EQ(layout.frame().bottom(), view.board_height());
    for (const Point p : PointSet::all(sea)) {
      EXPECT_NEAR(view.pixel_of(p).x, view.origin().x + view.scale() * layout.at(p).x, 1e-9);
      EXPECT_NEAR(view.pixel_of(p).y, view.origin().y + view.scale() * layout.at(p).y, 1e-9);
    }
  }
}

TEST(BoardView, FitsTheWholeBoardInTheMiddleOfAnyWindow) {
  BoardView view({10, 8});
  for (const auto& [width, height] : {std::pair{800, 600}, {300, 900}, {2000, 400}}) {
    view.set_window(width, height);
    const double right = view.origin().x + view.scale() * view.board_width();
    const double bottom = view.origin().y + view.scale() * view.board_height();
    EXPECT_GE(view.origin().x, 0);
    EXPECT_GE(view.origin().y, 0);
    EXPECT_NEAR(view.origin().x, width - right, 1e-9);
    EXPECT_NEAR(view.origin().y, height - bottom, 1e-9);
    EXPECT_LT(std::min(view.origin().x, view.origin().y), 10);
  }
}

TEST(BoardView, StaysWhereItIsOnTheScreenWhenTheWindowsTopEdgeMoves) {
  for (const double zoom : {1.0, 2.5}) {
    BoardView view({10, 8});
    view.set_window(800, 600);
    if (zoom != 1) view.zoom(zoom, {400, 300});
    const BoardView before = view;
    view.hold_in_window(800, 560, 40);
    EXPECT_EQ(view.scale(), before.scale());
    EXPECT_DOUBLE_EQ(view.pixel_of({3, 0}).y + 40, before.pixel_of({3, 0}).y);
    EXPECT_DOUBLE_EQ(view.pixel_of({3, 0}).x, before.pixel_of({3, 0}).x);
    view.hold_in_window(800, 600, -40);
    EXPECT_EQ(view, before);
  }
}

TEST(BoardView, FitsTheNextWindowAfterItWasHeld) {
  BoardView view({10, 8});
  view.set_window(800, 600);
  view.hold_in_window(800, 560, 40);
  view.set_window(800, 560);
  BoardView fresh({10, 8});
  fresh.set_window(800, 560);
  EXPECT_EQ(view, fresh);
}

TEST(BoardView, FindsEveryPointFromItsPixelsAtAnyZoom) {
  std::mt19937 random(1);
  BoardView view({15, 4});
  view.set_window(700, 500);
  for (int i = 0; i < 200; ++i) {
    view.zoom(random() % 2 == 0 ? 1.3 : 0.8, {static_cast<double>(random() % 700), 250.0});
    view.pan(static_cast<double>(random() % 100) - 50, static_cast<double>(random() % 100) - 50);
    const double near_edge = 0.49 * kPitch * view.scale();
    for (const Point p : PointSet::all(view.sea())) {
      const Pixel middle = view.pixel_of(p);
      ASSERT_EQ(view.point_at({middle.x - near_edge, middle.y + near_edge}), p);
    }
  }
}

TEST(BoardView, FindsTheCornersBetweenPoints) {
  BoardView view({10, 6});
  view.set_window(600, 500);
  const double near_edge = 0.49 * kPitch * view.scale();
  for (int row = 0; row <= 6; ++row) {
    for (int column = 0; column <= 10; ++column) {
      const Pixel at = view.corner_pixel({column, row});
      EXPECT_EQ(view.corner_at({at.x + near_edge, at.y - near_edge}), Point(column, row));
    }
  }
  EXPECT_EQ(view.corner_at({-1e6, 1e6}), Point(0, 6));
}

TEST(BoardView, KnowsCellsOutsideTheSea) {
  BoardView view({10, 10});
  view.set_window(600, 600);
  const double pitch = view.scale() * kPitch;
  const Pixel a1 = view.pixel_of({0, 0});
  EXPECT_EQ(view.cell_at({a1.x - 2 * pitch, a1.y + 3 * pitch}), Point(-2, 3));
  EXPECT_FALSE(view.point_at({a1.x - pitch, a1.y}));
  EXPECT_EQ(view.cell_at({-1e9, 1e9}), Point(-100, 100));
}

TEST(BoardView, ZoomsAboutAPlaceWithinItsLimits) {
  BoardView view({10, 10});
  view.set_window(600, 600);
  const Pixel place = view.pixel_of({4, 5});
  view.zoom(3, place);
  EXPECT_FALSE(view.fitted());
  EXPECT_NEAR(view.pixel_of({4, 5}).x, place.x, 1e-9);
  EXPECT_NEAR(view.pixel_of({4, 5}).y, place.y, 1e-9);
  view.zoom(1000, place);
  EXPECT_NEAR(view.zoom_level(), 16, 1e-9);
  view.zoom(1e-6, place);
  EXPECT_NEAR(view.zoom_level(), 0.25, 1e-9);
  EXPECT_FALSE(view.fitted());
  view.fit();
  EXPECT_TRUE(view.fitted());
}

TEST(BoardView, ShowsPointsAsFarApartAsOnPaperAtFullScale) {
  BoardView view({10, 10});
  view.set_window(600, 600);
  view.zoom_to(1, {300, 300});
  const double millimetres = (view.pixel_of({1, 0}).x - view.pixel_of({0, 0}).x) / 96 * 25.4;
  EXPECT_NEAR(millimetres, 16, 1e-9);
}

TEST(BoardView, ShowsAPointThatWasOutOfSight) {
  BoardView view({10, 10});
  view.set_window(600, 500);
  view.zoom(4, view.pixel_of({0, 0}));
  for (const Point p : {Point(9, 9), Point(0, 0), Point(9, 0)}) {
    view.show(p);
    const Pixel middle = view.pixel_of(p);
    const double half = view.scale() * kPitch / 2;
    EXPECT_GE(middle.x - half, -1e-9);
    EXPECT_LE(middle.x + half, 600 + 1e-9);
    EXPECT_GE(middle.y - half, -1e-9);
    EXPECT_LE(middle.y + half, 500 + 1e-9);
    const Pixel before = view.origin();
    view.show(p);
    EXPECT_DOUBLE_EQ(view.origin().x, before.x);
  }
}

TEST(BoardView, FollowsTheZoomAndThePlaceOfAnother) {
  BoardView board({10, 10});
  board.set_window(300, 400);
  BoardView beside({10, 10});
  beside.set_window(300, 400);
  board.zoom(5, board.pixel_of({7, 2}));
  board.pan(-20, 30);
  beside.follow(board);
  EXPECT_EQ(beside.scale(), board.scale());
  EXPECT_EQ(beside.origin(), board.origin());
  board.fit();
  beside.follow(board);
  EXPECT_EQ(beside.origin(), board.origin());
  // Both windows have one point in the middle.
  beside.set_window(340, 380);
  board.zoom(5, board.pixel_of({4, 4}));
  beside.follow(board);
  EXPECT_NEAR(beside.pixel_of({4, 4}).x - 170, board.pixel_of({4, 4}).x - 150, 1e-9);
  EXPECT_NEAR(beside.pixel_of({4, 4}).y - 190, board.pixel_of({4, 4}).y - 200, 1e-9);
}

TEST(BoardView, FollowsAnotherWithALargerSea) {
  BoardView board({15, 15});
  board.set_window(300, 300);
  BoardView beside({5, 5});
  beside.set_window(300, 300);
  beside.follow(board);
  EXPECT_EQ(beside.scale(), board.scale());
  EXPECT_NEAR(beside.pixel_of({2, 2}).x, 150, 1e-9) << "the smaller one is in the middle";
}

TEST(BoardView, KeepsTheZoomAtEverySizeOfTheWindow) {
  BoardView view({10, 10});
  view.set_window(600, 600);
  view.zoom(2, {300, 300});
  const double scale = view.scale();
  for (const double side : {700.0, 1600.0, 90.0}) {
    view.set_window(side, side);
    EXPECT_DOUBLE_EQ(view.scale(), scale);
    EXPECT_FALSE(view.fitted());
  }
}

}  // namespace
}  // namespace chartroom::editor

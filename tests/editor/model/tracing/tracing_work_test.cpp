#include "editor/model/tracing/tracing_work.h"

#include <gtest/gtest.h>

namespace chartroom::editor {
namespace {

constexpr maps::Size kSea{10, 10};
constexpr double kNear = 3;

// A picture of 110 x 110 millimeters, like the board.
TracingWork work() {
  TracingWork work;
  work.take(Tracing("scan.png", 100, 100, 110, 110));
  return work;
}

TEST(TracingWork, OfADragIsOneStep) {
  TracingWork tracing = work();
  const Corners before = tracing.tracing()->corners();
  tracing.press({1, 1}, kNear);
  EXPECT_FALSE(tracing.dragging()) << "the mouse is the board's";
  tracing.move_corners();
  tracing.press({1, 1}, kNear);
  for (const double at : {4, 8, 12}) tracing.drag({at, at});
  tracing.release();
  const Corners after = tracing.tracing()->corners();
  EXPECT_EQ(after[0], (Spot{12, 12}));
  EXPECT_EQ(tracing.undo_label(), StepLabel::move_corner);
  tracing.press({50, 50}, kNear);
  tracing.drag({55, 50});
  tracing.release();
  EXPECT_EQ(tracing.undo_label(), StepLabel::move_picture);
  tracing.undo();
  EXPECT_EQ(tracing.tracing()->corners(), after);
  tracing.undo();
  EXPECT_EQ(tracing.tracing()->corners(), before);
  EXPECT_FALSE(tracing.can_undo());
  tracing.redo();
  EXPECT_EQ(tracing.tracing()->corners(), after);
}

TEST(TracingWork, TakesBackADragThatIsOn) {
  TracingWork tracing = work();
  tracing.move_corners();
  const Corners before = tracing.tracing()->corners();
  tracing.press({50, 50}, kNear);
  tracing.drag({70, 50});
  tracing.undo();
  EXPECT_EQ(tracing.tracing()->corners(), before);
  EXPECT_FALSE(tracing.can_redo());
}

TEST(TracingWork, CountsKeysOnOneCornerAsOneStep) {
  TracingWork tracing = work();
  tracing.move_corners();
  const Corners before = tracing.tracing()->corners();
  tracing.nudge(1, 0);
  tracing.nudge(1, 0);
  tracing.choose(1);
  tracing.nudge(0, 1);
  EXPECT_NEAR(tracing.tracing()->corners()[0].x, 2, 1e-9);
  EXPECT_NEAR(tracing.tracing()->corners()[1].y, 1, 1e-9);
  tracing.undo();
  EXPECT_EQ(tracing.tracing()->corners()[1], before[1]);
  tracing.undo();
  EXPECT_EQ(tracing.tracing()->corners(), before);
}

TEST(TracingWork, LaysThePictureByFourClicksInOneStep) {
  TracingWork tracing = work();
  const Corners before = tracing.tracing()->corners();
  tracing.click_points(kSea);
  // Everything is 5 mm too far right.
  for (const Spot spot : {Spot{15, 10}, Spot{105, 10}, Spot{105, 100}}) {
    EXPECT_TRUE(tracing.click(spot));
  }
  EXPECT_FALSE(tracing.click({15, 120})) << "not in the picture";
  EXPECT_FALSE(tracing.refused());
  EXPECT_FALSE(tracing.click({105, 10}));
  EXPECT_TRUE(tracing.refused()) << "it is J1 already";
  EXPECT_EQ(tracing.tracing()->corners(), before);
  EXPECT_TRUE(tracing.click({15, 100}));
  EXPECT_EQ(tracing.mode(), TracingWork::Mode::corners);
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_NEAR(tracing.tracing()->corners()[i].x, before[i].x - 5, 1e-6);
    EXPECT_NEAR(tracing.tracing()->corners()[i].y, before[i].y, 1e-6);
  }
  EXPECT_EQ(tracing.undo_label(), StepLabel::lay_picture);
  tracing.undo();
  EXPECT_EQ(tracing.tracing()->corners(), before);
}

TEST(TracingWork, LeavesThePictureAsItWasWhereClicksAreGivenUp) {
  TracingWork tracing = work();
  const Tracing before = *tracing.tracing();
  tracing.click_points(kSea);
  tracing.click({10, 10});
  tracing.click({100, 10});
  EXPECT_EQ(tracing.undo_label(), StepLabel::click_point);
  tracing.undo();
  EXPECT_EQ(tracing.points()->count(), 1U);
  tracing.redo();
  EXPECT_EQ(tracing.points()->count(), 2U);
  tracing.end();
  EXPECT_EQ(*tracing.tracing(), before);
  EXPECT_FALSE(tracing.can_undo());
}

TEST(TracingWork, BeginsAnewWithAnotherPicture) {
  TracingWork tracing = work();
  tracing.move_corners();
  tracing.nudge(1, 0);
  tracing.take(Tracing("other.png", 10, 10, 110, 110));
  EXPECT_FALSE(tracing.can_undo());
  EXPECT_EQ(tracing.mode(), TracingWork::Mode::off);
  tracing.take(std::nullopt);
  tracing.move_corners();
  EXPECT_EQ(tracing.mode(), TracingWork::Mode::off);
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/lesson/lesson.h"

#include <gtest/gtest.h>

#include <string>

#include "maps/map_edit.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

class Lessons : public ::testing::Test {
 protected:
  bool edit(const MapEdit& change) { return show(edited(map_, {change})); }
  bool show(const Map& map) {
    map_ = map;
    return lesson_.follow({map_, mirroring_});
  }
  void skip_to(std::size_t step) {
    while (lesson_.step() < step) lesson_.skip(map_);
  }

  Map map_ = blank_map({6, 6}, "sea", "Sea");
  Mirroring mirroring_;
  Lesson lesson_{map_};
};

TEST_F(Lessons, NoticeAnIslandThatIsPaintedAndThatItIsTakenBack) {
  const Map before = map_;
  EXPECT_FALSE(edit(SetSurfacePoints{PointSet{Point(1, 1)}})) << "no island";
  map_ = before;
  EXPECT_TRUE(edit(SetIslands{PointSet{Point(1, 1)}}));
  EXPECT_EQ(lesson_.step(), 1U);
  EXPECT_FALSE(show(map_));
  EXPECT_TRUE(show(before));
  EXPECT_EQ(lesson_.step(), 2U);
}

// After skipping the first step there is nothing to undo.
TEST_F(Lessons, AskForNothingToBeTakenBackThatWasNotDone) {
  lesson_.skip(map_);
  EXPECT_TRUE(show(map_));
  EXPECT_EQ(lesson_.step(), 2U);
}

TEST_F(Lessons, AskForOneStepBackThoughMoreWasPainted) {
  edit(SetIslands{known::points({"B2"})});
  EXPECT_FALSE(edit(SetIslands{known::points({"B2", "C3"})}));
  const Map one_step_back = map_;
  EXPECT_FALSE(edit(SetIslands{known::points({"B2", "C3", "D4"})}));
  EXPECT_TRUE(show(one_step_back));
  EXPECT_EQ(lesson_.step(), 2U);
}

TEST_F(Lessons, NoticeAnIslandWithItsImageOnlyWhereAMirrorIsOn) {
  skip_to(2);
  EXPECT_FALSE(edit(SetIslands{known::points({"A1", "F1"})}));
  mirroring_.set(Symmetry::left_right, true);
  map_.islands = {};
  EXPECT_FALSE(edit(SetIslands{known::points({"A1"})}));
  EXPECT_TRUE(edit(SetIslands{known::points({"A1", "F1"})}));
}

TEST_F(Lessons, NoticeAnIslandWhoseImageWasOneBefore) {
  map_.islands = known::points({"F1"});
  skip_to(2);
  mirroring_.set(Symmetry::left_right, true);
  EXPECT_TRUE(edit(SetIslands{known::points({"A1"})}));
}

TEST_F(Lessons, EndWithAStartAndABorder) {
  skip_to(3);
  EXPECT_TRUE(edit(SetStart{Team::blue, Point(2, 2)}));
  EXPECT_FALSE(edit(SetQuadrant{PointSet{Point(0, 0)}, 2})) << "no quadrant more";
  EXPECT_TRUE(edit(SetQuadrant{PointSet{Point(0, 0)}, 9}));
  EXPECT_TRUE(lesson_.over());
  EXPECT_FALSE(show(map_));
}

TEST_F(Lessons, SayAtEachStepWhatToDo) {
  for (; !lesson_.over(); lesson_.skip(map_)) EXPECT_GT(std::string(lesson_.text()).size(), 20U);
  EXPECT_EQ(lesson_.step(), Lesson::kSteps);
  lesson_.skip(map_);
  EXPECT_TRUE(lesson_.over());
}

}  // namespace
}  // namespace chartroom::editor

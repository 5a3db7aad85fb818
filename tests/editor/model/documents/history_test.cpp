#include "editor/model/documents/history.h"

#include <gtest/gtest.h>

#include <random>

#include "maps/map_edit.h"

namespace chartroom::editor {
using namespace maps;
namespace {

const Map kSea = blank_map({6, 5}, "sea", "Sea");

Map with_island(const Map& map, Point point) { return edited(map, SetIslands{{point}, true}); }

TEST(History, UndoesAndRedoesStepsWithTheirLabels) {
  History history(kSea);
  EXPECT_FALSE(history.can_undo());
  const Map one = with_island(kSea, {1, 1});
  history.push(one, StepLabel::paint_islands);
  history.push(kSea, StepLabel::erase_islands);
  EXPECT_EQ(history.undo_label(), StepLabel::erase_islands);
  history.undo();
  EXPECT_EQ(history.current(), one);
  EXPECT_EQ(history.undo_label(), StepLabel::paint_islands);
  EXPECT_EQ(history.redo_label(), StepLabel::erase_islands);
  history.redo();
  EXPECT_EQ(history.current(), kSea);
  EXPECT_FALSE(history.can_redo());
}

TEST(History, AStepThatChangesNothingIsNone) {
  History history(kSea);
  history.push(kSea, StepLabel::paint_islands);
  EXPECT_FALSE(history.can_undo());
  EXPECT_FALSE(history.modified());
}

TEST(History, PushesWithOneKeyAreOneStep) {
  History history(kSea);
  const Map one = with_island(kSea, {0, 0});
  const Map two = with_island(one, {1, 0});
  history.push(one, StepLabel::paint_islands, 7);
  history.push(two, StepLabel::paint_islands, 7);
  history.push(with_island(two, {2, 0}), StepLabel::paint_islands, 8);
  history.undo();
  EXPECT_EQ(history.current(), two);
  history.undo();
  EXPECT_EQ(history.current(), kSea);
}

TEST(History, AStepThatComesBackToItsBeginningIsNoneAndGivesRedoBack) {
  History history(kSea);
  const Map one = with_island(kSea, {0, 0});
  history.push(one, StepLabel::paint_islands, 6);
  history.undo();
  history.push(with_island(kSea, {1, 0}), StepLabel::paint_islands, 7);
  history.push(kSea, StepLabel::paint_islands, 7);
  EXPECT_FALSE(history.can_undo());
  EXPECT_FALSE(history.modified());
  ASSERT_TRUE(history.can_redo());
  history.push(with_island(kSea, {2, 0}), StepLabel::paint_islands, 7);
  history.undo();
  EXPECT_EQ(history.current(), kSea);
}

TEST(History, GoesToAnyOfItsSteps) {
  History history(kSea);
  const Map one = with_island(kSea, {0, 0});
  history.push(one, StepLabel::paint_islands);
  history.push(kSea, StepLabel::erase_islands);
  history.push(one, StepLabel::paste);
  EXPECT_EQ(history.steps(),
            (std::vector{StepLabel::paint_islands, StepLabel::erase_islands, StepLabel::paste}));
  EXPECT_EQ(history.done(), 3U);
  history.go_to(1);
  EXPECT_EQ(history.current(), one);
  EXPECT_EQ(history.redo_label(), StepLabel::erase_islands);
  history.go_to(0);
  EXPECT_FALSE(history.can_undo());
  EXPECT_FALSE(history.modified());
  history.go_to(3);
  EXPECT_FALSE(history.can_redo());
  EXPECT_EQ(history.steps().size(), 3U);
}

TEST(History, KnowsTheSavedStateAgain) {
  History history(kSea);
  EXPECT_FALSE(history.modified());
  history.push(with_island(kSea, {0, 0}), StepLabel::paint_islands);
  EXPECT_TRUE(history.modified());
  history.mark_saved();
  history.undo();
  EXPECT_TRUE(history.modified());
  history.redo();
  EXPECT_FALSE(history.modified());
}

TEST(History, ADroppedSavedStateNeverComesBack) {
  History history(kSea);
  history.push(with_island(kSea, {0, 0}), StepLabel::paint_islands);
  history.mark_saved();
  history.undo();
  history.push(with_island(kSea, {1, 0}), StepLabel::paint_islands);
  EXPECT_TRUE(history.modified());
  history.undo();
  EXPECT_TRUE(history.modified());
}

TEST(History, DoesNotMergeIntoASavedState) {
  History history(kSea);
  const Map one = with_island(kSea, {0, 0});
  history.push(one, StepLabel::paint_islands, 7);
  history.mark_saved();
  history.push(with_island(one, {1, 0}), StepLabel::paint_islands, 7);
  EXPECT_TRUE(history.modified());
  history.undo();
  EXPECT_EQ(history.current(), one);
  EXPECT_FALSE(history.modified());
}

TEST(History, CancellingAStepGivesBackWhatItDropped) {
  History history(kSea);
  const Map one = with_island(kSea, {0, 0});
  history.push(one, StepLabel::paint_islands);
  history.mark_saved();
  history.undo();
  history.push(with_island(kSea, {3, 3}), StepLabel::paint_islands, 5);
  history.cancel(4);
  EXPECT_FALSE(history.can_redo());
  history.cancel(5);
  EXPECT_EQ(history.current(), kSea);
  ASSERT_TRUE(history.can_redo());
  history.redo();
  EXPECT_EQ(history.current(), one);
  EXPECT_FALSE(history.modified());
}

TEST(History, ChangesPastAndFutureMapsAlike) {
  History history(kSea);
  history.push(with_island(kSea, {0, 0}), StepLabel::paint_islands);
  history.undo();
  history.change_all([](Map& map) { map.id = "reef"; });
  EXPECT_EQ(history.current().id, "reef");
  history.redo();
  EXPECT_EQ(history.current().id, "reef");
}

// The slow and plain history: all maps so far, and the indices of the current and the saved one.
struct PlainHistory {
  std::vector<Map> maps{kSea};
  std::size_t current = 0;
  std::vector<Map> before_step;  // the whole list before the last step
  std::optional<std::size_t> saved = 0;
  std::optional<std::size_t> saved_before_step;

  void push(const Map& map) {
    before_step = maps;
    saved_before_step = saved;
    maps.resize(current + 1);
    if (saved && *saved > current) saved.reset();
    maps.push_back(map);
    ++current;
  }
  void cancel() {
    maps = before_step;
    saved = saved_before_step;
    --current;
  }
};

TEST(History, TwentyThousandRandomStepsEqualAPlainReplay) {
  std::mt19937 random(20);
  History history(kSea);
  PlainHistory plain;
  MergeKey key = 0;
  bool stroke = false;
  for (int i = 0; i < 20'000; ++i) {
    const unsigned what = random() % 16;
    Map map = history.current();
    const Point point(static_cast<int>(random() % 6), static_cast<int>(random() % 5));
    map = edited(map, SetIslands{{point}, map.is_water(point)});
    if (what < 5) {
      history.push(map, StepLabel::paint_islands, ++key);
      plain.push(map);
      stroke = true;
    } else if (what < 8 && stroke) {
      history.push(map, StepLabel::paint_islands, key);
      // The map is back at the step's beginning, so there is no step.
      if (map == plain.maps[plain.current - 1]) {
        plain.cancel();
        stroke = false;
      } else {
        plain.maps[plain.current] = map;
      }
    } else if (what < 9 && stroke) {
      history.cancel(key);
      plain.cancel();
      stroke = false;
    } else if (what < 12 && history.can_undo()) {
      history.undo();
      --plain.current;
      stroke = false;
    } else if (what < 15 && history.can_redo()) {
      history.redo();
      ++plain.current;
      stroke = false;
    } else if (what == 15 && !stroke) {
      history.mark_saved();
      plain.saved = plain.current;
    }
    ASSERT_EQ(history.current(), plain.maps[plain.current]) << i;
    ASSERT_EQ(history.can_undo(), plain.current > 0) << i;
    ASSERT_EQ(history.can_redo(), plain.current + 1 < plain.maps.size()) << i;
    ASSERT_EQ(history.modified(), plain.saved != plain.current) << i;
  }
}

}  // namespace
}  // namespace chartroom::editor

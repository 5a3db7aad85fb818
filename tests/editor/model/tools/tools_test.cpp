#include "editor/model/tools/tools.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <random>
#include <set>

#include "editor/model/symmetrise.h"
#include "tests/editor/model/mirrored.h"

namespace chartroom::editor {
using namespace maps;
namespace {

using ::testing::ElementsAre;

Point point(const char* name) { return parse_point(name).value(); }

class Tools : public ::testing::Test {
 protected:
  void stroke(Tool& tool, const std::vector<const char*>& names) {
    tool.press(point(names.front()));
    for (const char* name : names) tool.drag(point(name));
    tool.release();
  }
  const PointSet& islands() const { return document_.map().islands; }

  Document document_;
  Brush brush_;
  PointSet selection_;
  const ToolContext context_{document_, brush_, selection_};
};

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

TEST_F(Tools, HaveOneIdAndOneShortcutEach) {
  std::set<std::string_view> ids;
  std::set<std::string_view> shortcuts;
  for (const ToolKind& tool : tools()) {
    EXPECT_TRUE(ids.insert(tool.id).second) << tool.id;
    EXPECT_TRUE(shortcuts.insert(tool.shortcut).second) << tool.id;
    EXPECT_EQ(find_tool(tool.id), &tool);
    EXPECT_NE(tool.make(context_), nullptr);
  }
  EXPECT_EQ(find_tool("spoon"), nullptr);
}

TEST_F(Tools, PencilPaintsFromWaterAndErasesFromAnIsland) {
  const auto pencil = make_pencil(context_);
  stroke(*pencil, {"B2", "D2"});
  EXPECT_EQ(islands(), known::points({"B2", "C2", "D2"}));
  EXPECT_EQ(document_.undo_label(), StepLabel::paint_islands);
  stroke(*pencil, {"C2", "C3"});
  EXPECT_EQ(islands(), known::points({"B2", "D2"}));
  EXPECT_EQ(document_.undo_label(), StepLabel::erase_islands);
}

TEST_F(Tools, PencilMayLeaveTheSeaAndComeBack) {
  const auto pencil = make_pencil(context_);
  pencil->press(point("A2"));
  pencil->drag({-3, 1});
  pencil->drag({-3, 0});
  pencil->drag(point("B1"));
  pencil->release();
  EXPECT_EQ(islands(), known::points({"A1", "B1", "A2"}));
}

TEST_F(Tools, LineAndRectangleFollowThePointerAndLeaveNoTrace) {
  const auto line = make_line(context_);
  stroke(*line, {"B2", "J9", "B4"});
  EXPECT_EQ(islands(), known::points({"B2", "B3", "B4"}));
  document_.undo();
  const auto rectangle = make_rectangle(context_);
  stroke(*rectangle, {"D4", "A1", "E3"});
  EXPECT_EQ(islands(), known::points({"D3", "E3", "D4", "E4"}));
  document_.undo();
  EXPECT_FALSE(document_.can_undo());
}

TEST_F(Tools, FloodFillsAllThatLooksTheSame) {
  stroke(*make_line(context_), {"C1", "C10"});
  stroke(*make_flood(context_), {"A5"});
  EXPECT_EQ(islands().count(), 30);
  stroke(*make_flood(context_), {"A1"});
  EXPECT_TRUE(islands().empty());
  brush_.layer = Layer::quadrants;
  brush_.quadrant = 9;
  stroke(*make_flood(context_), {"J10"});
  EXPECT_EQ(document_.map().quadrant(9).count(), 25);
  EXPECT_EQ(document_.undo_label(), StepLabel::paint_quadrants);
}

TEST_F(Tools, EraserErasesWhereverItBegins) {
  stroke(*make_line(context_), {"C3", "F3"});
  stroke(*make_eraser(context_), {"A3", "D3"});
  EXPECT_EQ(islands(), known::points({"E3", "F3"}));
}

TEST_F(Tools, PickerTakesWhatStandsOnAPointAndGivesItBackOnEscape) {
  document_.apply(known::archipelago(), StepLabel::restore);
  const auto picker = make_picker(context_);
  stroke(*picker, {"J10"});
  EXPECT_EQ(brush_.layer, Layer::starts);
  EXPECT_EQ(brush_.team, Team::green);
  stroke(*picker, {"G2"});
  EXPECT_EQ(brush_.layer, Layer::islands);
  stroke(*picker, {"A9"});
  EXPECT_EQ(brush_.layer, Layer::quadrants);
  EXPECT_EQ(brush_.quadrant, 3);
  const Brush before = brush_;
  picker->press(point("J10"));
  picker->cancel();
  EXPECT_EQ(brush_, before);
}

TEST_F(Tools, MarqueeSelectsARectangleOfTheSea) {
  const auto marquee = make_marquee(context_);
  marquee->press(point("I9"));
  marquee->drag({30, 8});
  marquee->release();
  EXPECT_EQ(selection_, known::points({"I9", "J9"}));
  marquee->press(point("A1"));
  marquee->cancel();
  EXPECT_EQ(selection_, known::points({"I9", "J9"}));
  EXPECT_FALSE(document_.can_undo());
}

TEST_F(Tools, MoveDragsTheSelectionOrTheIslandThatIsPressed) {
  document_.apply(known::sea({".....", ".##..", "...#.", "#...."}), StepLabel::paste);
  const auto move = make_move_tool(context_);
  stroke(*move, {"B2", "D4", "C1"});
  EXPECT_EQ(islands(), known::points({"C1", "D1", "D3", "A4"}));
  EXPECT_EQ(selection_, known::points({"C1", "D1"}));
  selection_ = known::points({"A4", "B4"});
  move->press(point("B4"));
  move->drag({0, 9});
  EXPECT_EQ(islands(), known::points({"C1", "D1", "D3"})) << "over the rim";
  move->drag(point("C4"));
  EXPECT_EQ(islands(), known::points({"C1", "D1", "D3", "B4"})) << "and back";
  move->cancel();
  EXPECT_EQ(selection_, known::points({"A4", "B4"}));
  stroke(*move, {"E1", "A1"});
  EXPECT_EQ(islands(), known::points({"C1", "D1", "D3", "A4"})) << "nothing is there to drag";
  EXPECT_TRUE(selection_.empty());
}

TEST_F(Tools, AStrokeIsOneStepAndOneThatChangesNothingIsNone) {
  const auto pencil = make_pencil(context_);
  stroke(*pencil, {"A1", "B1", "C1", "D4"});
  document_.undo();
  EXPECT_TRUE(islands().empty());
  EXPECT_FALSE(document_.can_undo());
  EXPECT_FALSE(document_.modified());
  brush_.layer = Layer::quadrants;
  stroke(*pencil, {"A1", "B2"});
  EXPECT_FALSE(document_.can_undo()) << "they are of quadrant 1 already";
  EXPECT_TRUE(document_.can_redo());
}

TEST_F(Tools, CancellingGivesBackMapAndRedo) {
  const auto pencil = make_pencil(context_);
  stroke(*pencil, {"J10"});
  document_.undo();
  pencil->press(point("A1"));
  pencil->drag(point("E5"));
  EXPECT_TRUE(pencil->pressed());
  pencil->cancel();
  EXPECT_FALSE(pencil->pressed());
  EXPECT_TRUE(islands().empty());
  document_.redo();
  EXPECT_EQ(islands(), known::points({"J10"}));
}

TEST_F(Tools, UndoInMidStrokeTakesTheStrokeBackAndEndsIt) {
  const auto pencil = make_pencil(context_);
  stroke(*pencil, {"J10"});
  pencil->press(point("A1"));
  document_.undo();
  EXPECT_FALSE(pencil->pressed());
  pencil->drag(point("A5"));
  pencil->release();
  EXPECT_EQ(islands(), known::points({"J10"}));
}

TEST_F(Tools, RedoInMidStrokeOnlyEndsTheStroke) {
  const auto pencil = make_pencil(context_);
  pencil->press(point("A1"));
  document_.redo();
  pencil->drag(point("A5"));
  EXPECT_EQ(islands(), known::points({"A1"}));
}

TEST_F(Tools, TheBrushMayChangeInMidStroke) {
  const auto pencil = make_pencil(context_);
  pencil->press(point("A1"));
  brush_.layer = Layer::quadrants;
  pencil->drag(point("C1"));
  pencil->release();
  EXPECT_EQ(islands(), known::points({"A1", "B1", "C1"}));
}

void random_stroke(Tool& tool, Size sea, std::mt19937& random) {
  using mirrored::roll;
  tool.press({roll(random, sea.columns), roll(random, sea.rows)});
  for (int i = roll(random, 4); i > 0; --i) tool.drag({roll(random, 14) - 2, roll(random, 14) - 2});
  tool.release();
}

TEST_F(Tools, WhatIsPaintedWithAMirrorStaysSymmetric) {
  std::mt19937 random(5);
  for (int i = 0; i < 600; ++i) {
    brush_ = {};
    brush_.mirroring = mirrored::random_mirroring(random);
    document_.apply(
        symmetrised(mirrored::random_map(random, brush_.mirroring), brush_.mirroring, Keep::first),
        StepLabel::restore);
    for (const ToolKind& kind : tools()) {
      // The pen keeps symmetry where quadrants are of one piece: border_pen_test.
      // Moving knows no mirrors.
      if (kind.id == "picker" || kind.id == "border-pen" || kind.id == "move") continue;
      brush_.layer = static_cast<Layer>(random() % 4);
      const auto numbers = document_.map().quadrant_numbers();
      brush_.quadrant = numbers[random() % numbers.size()];
      random_stroke(*kind.make(context_), document_.map().size, random);
      mirrored::expect_symmetric(document_.map(), brush_.mirroring);
      ASSERT_FALSE(HasFailure()) << i << " " << kind.id;
    }
  }
}

TEST_F(Tools, PaintingImagesOfAStrokePaintsTheImageOfTheMap) {
  std::mt19937 random(6);
  for (int i = 0; i < 2000; ++i) {
    const Map map = mirrored::random_map(random, {});
    const Symmetry s = kSymmetries[random() % kSymmetries.size()];
    if (!allowed(s, map.size)) continue;
    Map image_map = map;
    image_map.islands = image(s, map.islands, map.size);
    image_map.surfacing->safe = image(s, map.surfacing->safe, map.size);
    std::vector<Point> points;
    std::vector<Point> image_points;
    for (int n = mirrored::roll(random, 9); n >= 0; --n) {
      points.emplace_back(mirrored::roll(random, map.size.columns),
                          mirrored::roll(random, map.size.rows));
      image_points.push_back(image(s, points.back(), map.size));
    }
    const Brush brush{.layer = random() % 2 == 0 ? Layer::islands : Layer::surface_points};
    const bool erase = random() % 2 == 0;
    const Map result = edited(map, painted(map, brush, points, erase));
    const Map image_result = edited(image_map, painted(image_map, brush, image_points, erase));
    ASSERT_EQ(image_result.islands, image(s, result.islands, map.size));
    ASSERT_EQ(image_result.surface_points(), image(s, result.surface_points(), map.size));
  }
}

// Every whole step, by its map; what has been undone behind `done`.
struct Replay {
  std::vector<Map> maps;
  std::size_t done = 0;

  void step(const Map& map) {
    if (map == maps[done]) return;
    maps.resize(done + 1);
    maps.push_back(map);
    ++done;
  }
};

TEST_F(Tools, RandomStrokesUndosRedosAndCancelsEqualAReplay) {
  const int steps = CHARTROOM_NIGHTLY ? 100'000 : 10'000;
  std::mt19937 random(3);
  Replay replay{{document_.map()}};
  std::unique_ptr<Tool> tool = make_pencil(context_);
  bool paints = true;  // the tool changes the map
  const auto stroke_on = [&] { return paints && tool->pressed(); };
  const auto end_stroke = [&] { replay.step(document_.map()); };
  const auto press = [&] {
    tool->release();
    end_stroke();
    const ToolKind& kind = tools()[random() % tools().size()];
    paints = kind.id != "picker" && kind.id != "marquee";
    tool = kind.make(context_);
    brush_.layer = static_cast<Layer>(random() % 4);
    brush_.quadrant = 1 + mirrored::roll(random, 9);
    brush_.mirroring = mirrored::random_mirroring(random);
    tool->press({mirrored::roll(random, 10), mirrored::roll(random, 10)});
  };
  const auto undo = [&] {
    if (!stroke_on() && replay.done > 0) --replay.done;
    document_.undo();
  };
  const auto redo = [&] {
    end_stroke();
    if (replay.done + 1 < replay.maps.size()) ++replay.done;
    document_.redo();
  };
  for (int i = 0; i < steps; ++i) {
    const unsigned what = random() % 8;
    if (what < 2) press();
    if (what == 2 || what == 3) {
      tool->drag({mirrored::roll(random, 14) - 2, mirrored::roll(random, 14) - 2});
    }
    if (what == 4) tool->release(), end_stroke();
    if (what == 5) tool->cancel();
    if (what == 6) undo();
    if (what == 7) redo();
    if (stroke_on()) continue;
    ASSERT_EQ(document_.map(), replay.maps[replay.done]) << i;
    ASSERT_EQ(document_.can_undo(), replay.done > 0) << i;
    ASSERT_EQ(document_.can_redo(), replay.done + 1 < replay.maps.size()) << i;
  }
}

}  // namespace
}  // namespace chartroom::editor

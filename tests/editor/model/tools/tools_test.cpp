#include "editor/model/tools/tools.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <random>

#include "editor/model/tools/painting_tool.h"
#include "tests/editor/model/mirrored.h"
#include "tests/editor/model/tools/tool_harness.h"

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
  std::unique_ptr<Tool> made(std::string_view id) { return find_tool(id)->make(context_); }
  const PointSet& islands() const { return document_.map().islands; }

  MapDocument document_;
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

TEST_F(Tools, AreFoundByTheirIds) {
  for (const ToolKind& tool : tools()) EXPECT_EQ(find_tool(tool.id), &tool);
  EXPECT_EQ(find_tool("spoon"), nullptr);
}

TEST_F(Tools, AreHeldToWhatAllToolsAre) {
  expect_whole_entries(tools());
  for (const ToolKind& tool : tools()) {
    expect_strokes_are_steps(tool);
    if (tool.effect == ToolEffect::changes) expect_symmetric_strokes(tool);
  }
}

TEST_F(Tools, RandomStrokesUndosRedosAndCancelsEqualAReplay) {
  expect_random_use_equals_a_replay(tools(), CHARTROOM_NIGHTLY ? 100'000 : 10'000);
}

TEST_F(Tools, PencilPaintsFromWaterAndErasesFromAnIsland) {
  const auto pencil = made("pencil");
  stroke(*pencil, {"B2", "D2"});
  EXPECT_EQ(islands(), known::points({"B2", "C2", "D2"}));
  EXPECT_EQ(document_.undo_label(), StepLabel::paint_islands);
  stroke(*pencil, {"C2", "C3"});
  EXPECT_EQ(islands(), known::points({"B2", "D2"}));
  EXPECT_EQ(document_.undo_label(), StepLabel::erase_islands);
}

TEST_F(Tools, PencilMayLeaveTheSeaAndComeBack) {
  const auto pencil = made("pencil");
  pencil->press(point("A2"));
  pencil->drag({-3, 1});
  pencil->drag({-3, 0});
  pencil->drag(point("B1"));
  pencil->release();
  EXPECT_EQ(islands(), known::points({"A1", "B1", "A2"}));
}

TEST_F(Tools, StrokeThatIsTakenBackBeforeItEndsCanBeDoneAgain) {
  stroke(*made("pencil"), {"E7"});
  document_.undo();
  const auto pencil = made("pencil");
  pencil->press(point("A1"));
  pencil->drag(point("B1"));
  document_.undo();
  EXPECT_TRUE(islands().empty());
  document_.redo();
  EXPECT_EQ(islands(), known::points({"A1", "B1"})) << "and not what was taken back before";
}

TEST_F(Tools, LineAndRectangleFollowThePointerAndLeaveNoTrace) {
  const auto line = made("line");
  stroke(*line, {"B2", "J9", "B4"});
  EXPECT_EQ(islands(), known::points({"B2", "B3", "B4"}));
  document_.undo();
  const auto rectangle = made("rectangle");
  stroke(*rectangle, {"D4", "A1", "E3"});
  EXPECT_EQ(islands(), known::points({"D3", "E3", "D4", "E4"}));
  document_.undo();
  EXPECT_FALSE(document_.can_undo());
}

TEST_F(Tools, FloodFillsAllThatLooksTheSame) {
  stroke(*made("line"), {"C1", "C10"});
  stroke(*made("flood"), {"A5"});
  EXPECT_EQ(islands().count(), 30);
  stroke(*made("flood"), {"A1"});
  EXPECT_TRUE(islands().empty());
  brush_.layer = Layer::quadrants;
  brush_.quadrant = 9;
  stroke(*made("flood"), {"J10"});
  EXPECT_EQ(document_.map().quadrant(9).count(), 25);
  EXPECT_EQ(document_.undo_label(), StepLabel::paint_quadrants);
}

TEST_F(Tools, FloodOfWaterLeavesStartsAndSurfacePointsAndTheirImages) {
  Map map = blank_map({10, 10}, "sea", "Sea");
  map.starts.blue = point("A1");
  map.surfacing = Surfacing{known::points({"C3"})};
  document_.apply(map, StepLabel::restore);
  stroke(*made("flood"), {"E5"});
  EXPECT_EQ(islands(), map.points() - known::points({"A1", "C3"}));
  document_.undo();
  stroke(*made("flood"), {"A1"});
  EXPECT_FALSE(islands().contains(point("A1"))) << "not even if it is pressed";
  document_.undo();
  brush_.mirroring.set(Symmetry::half_turn, true);
  stroke(*made("flood"), {"E5"});
  EXPECT_EQ(islands(), map.points() - known::points({"A1", "C3", "J10", "H8"}));
  stroke(*made("flood"), {"E5"});
  EXPECT_TRUE(islands().empty()) << "water may go anywhere";
}

TEST_F(Tools, SayTheSizeOfTheRectangleThatIsDragged) {
  for (const char* tool : {"rectangle", "line", "marquee"}) {
    const auto dragged = made(tool);
    EXPECT_EQ(dragged->preview().size, std::nullopt) << tool;
    dragged->press(point("C5"));
    dragged->drag(point("A4"));
    EXPECT_EQ(dragged->preview().size, (Size{3, 2})) << tool;
    dragged->release();
    EXPECT_EQ(dragged->preview().size, std::nullopt) << tool;
  }
}

TEST_F(Tools, EraserErasesWhereverItBegins) {
  stroke(*made("line"), {"C3", "F3"});
  stroke(*made("eraser"), {"A3", "D3"});
  EXPECT_EQ(islands(), known::points({"E3", "F3"}));
}

TEST_F(Tools, PickerTakesWhatStandsOnAPointAndGivesItBackOnEscape) {
  document_.apply(known::archipelago(), StepLabel::restore);
  const auto picker = made("picker");
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
  const auto marquee = made("marquee");
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
  const auto move = made("move");
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

TEST_F(Tools, MoveDragsAStartAndLeavesItOnWater) {
  maps::Map map = known::sea({".....", ".##..", "...#.", "#...."});
  map.starts.blue = point("A1");
  document_.apply(map, StepLabel::paste);
  const auto move = made("move");
  stroke(*move, {"A1", "C1", "C2"});
  EXPECT_EQ(document_.map().starts.blue, point("C1")) << "C2 is an island";
  EXPECT_EQ(islands(), map.islands);
  EXPECT_TRUE(selection_.empty());
  document_.undo();
  EXPECT_EQ(document_.map(), map);
}

TEST_F(Tools, MoveWithMirrorsTakesTheTwinOfAnIslandAndTheOtherStartAlong) {
  maps::Map map = known::sea({".....", ".##..", ".....", "..##.", "....."});
  map.starts = {point("A1"), point("E5")};
  document_.apply(map, StepLabel::paste);
  brush_.mirroring.set(Symmetry::half_turn, true);
  const auto move = made("move");
  stroke(*move, {"B2", "B1"});
  EXPECT_EQ(islands(), known::points({"B1", "C1", "C5", "D5"}));
  EXPECT_EQ(selection_, known::points({"B1", "C1"})) << "not the twin";
  stroke(*move, {"E5", "E4", "D4"});
  EXPECT_EQ(document_.map().starts, (Starts{point("B2"), point("D4")}));
  selection_ = known::points({"B1", "C1", "B2"});
  stroke(*move, {"C1", "D1"});
  EXPECT_EQ(islands(), known::points({"C1", "D1", "B5", "C5"}));
  EXPECT_EQ(document_.map().starts, (Starts{point("C2"), point("C4")}));
  document_.undo();
  document_.undo();
  document_.undo();
  EXPECT_EQ(document_.map(), map);
}

TEST_F(Tools, AStrokeIsOneStepAndOneThatChangesNothingIsNone) {
  const auto pencil = made("pencil");
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
  const auto pencil = made("pencil");
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
  const auto pencil = made("pencil");
  stroke(*pencil, {"J10"});
  pencil->press(point("A1"));
  document_.undo();
  EXPECT_FALSE(pencil->pressed());
  pencil->drag(point("A5"));
  pencil->release();
  EXPECT_EQ(islands(), known::points({"J10"}));
}

TEST_F(Tools, RedoInMidStrokeOnlyEndsTheStroke) {
  const auto pencil = made("pencil");
  pencil->press(point("A1"));
  document_.redo();
  pencil->drag(point("A5"));
  EXPECT_EQ(islands(), known::points({"A1"}));
}

TEST_F(Tools, TheBrushMayChangeInMidStroke) {
  const auto pencil = made("pencil");
  pencil->press(point("A1"));
  brush_.layer = Layer::quadrants;
  pencil->drag(point("C1"));
  pencil->release();
  EXPECT_EQ(islands(), known::points({"A1", "B1", "C1"}));
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

}  // namespace
}  // namespace chartroom::editor

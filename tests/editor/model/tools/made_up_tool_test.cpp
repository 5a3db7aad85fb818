// Adds a tool to the program: it needs only its entry.
#include <gtest/gtest.h>

#include "editor/model/tools/painting_tool.h"
#include "editor/model/tools/tools.h"
#include "tests/editor/model/tools/tool_harness.h"

namespace chartroom::editor {
using namespace maps;
namespace {

// Returns every other point of a straight line.
std::vector<Point> dotted(const Map&, const Brush&, const std::vector<Point>& stroke, Point to) {
  std::vector<Point> points;
  for (const Point p : points_between(stroke.empty() ? to : stroke.front(), to)) {
    if (points.empty() || (p.column + p.row) % 2 == 0) points.push_back(p);
  }
  return points;
}

const ToolKind kDots{.id = "dots",
                     .name = "Dots",
                     .help = "Paint every other point of a line",
                     .shortcut = "Shift+D",
                     .icon = "<circle cx='6' cy='12' r='2'/><circle cx='18' cy='12' r='2'/>",
                     .effect = ToolEffect::changes,
                     .make = make_painting_tool<dotted>};

TEST(MadeUpTool, IsHeldToWhatAllToolsAre) {
  std::vector<ToolKind> with_dots = tools();
  with_dots.push_back(kDots);
  expect_whole_entries(with_dots);
  expect_strokes_are_steps(kDots);
  expect_symmetric_strokes(kDots);
  expect_random_use_equals_a_replay({kDots}, 1000);
}

TEST(MadeUpTool, PaintsItsStroke) {
  MapDocument document;
  Brush brush;
  PointSet selection;
  const auto dots = kDots.make({document, brush, selection});
  dots->press({0, 0});
  dots->drag({4, 0});
  dots->release();
  EXPECT_EQ(document.map().islands, (PointSet{{0, 0}, {2, 0}, {4, 0}}));
}

}  // namespace
}  // namespace chartroom::editor

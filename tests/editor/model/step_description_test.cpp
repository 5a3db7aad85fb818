#include "editor/model/step_description.h"

#include <gmock/gmock.h>

#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Map sea() { return known::sea({"......", "......", "......", "......", "......", "......"}); }
PointSet points(const std::vector<std::string>& names) { return known::points(names); }

// Returns texts like "Islands %1" with the names of points, or other names, appended.
std::vector<std::string> told(const Map& before, const Map& after, StepLabel label) {
  std::vector<std::string> list;
  for (const StepPart& part : step_parts(before, after, label)) {
    std::string text = part.text;
    for (const Point p : part.points) text += " " + to_string(p);
    for (const std::string& name : part.names) text += " " + name;
    list.push_back(text + (part.value.empty() ? "" : " " + part.value));
  }
  return list;
}

TEST(StepDescription, NamesThePointsThatWerePainted) {
  const Map painted = edited(sea(), SetIslands{points({"C3", "C4"}), true});
  EXPECT_THAT(told(sea(), painted, StepLabel::paint_islands), ElementsAre("Islands %1 C3 C4"));
  EXPECT_THAT(told(painted, sea(), StepLabel::erase_islands), ElementsAre("Water %1 C3 C4"));
  const Map safe = edited(sea(), SetSurfacePoints{points({"B5"}), true});
  EXPECT_THAT(told(sea(), safe, StepLabel::paint_surface_points),
              ElementsAre("Surface point %1 B5"));
  EXPECT_THAT(told(safe, sea(), StepLabel::erase_surface_points),
              ElementsAre("No surface point %1 B5"));
  const Map forced = edited(sea(), SetStart{Team::green, Point{0, 5}});
  EXPECT_THAT(told(sea(), forced, StepLabel::set_start), ElementsAre("Green's start %1 A6"));
  EXPECT_THAT(told(forced, sea(), StepLabel::remove_start), ElementsAre("No start for green"));
}

TEST(StepDescription, NamesABorderByThePointsBesideIt) {
  // D3 joins the quadrant on its left, so the border goes around it.
  const Map moved = edited(sea(), SetQuadrant{points({"D3"}), 1});
  EXPECT_THAT(told(sea(), moved, StepLabel::draw_border), ElementsAre("Border %1 D2|D3 D3|E3"));
  EXPECT_THAT(told(sea(), moved, StepLabel::paint_quadrants), ElementsAre("Quadrant %2: %1 D3 1"));
}

TEST(StepDescription, TellsAllThatMendingChanged) {
  Map before = sea();
  before.surfacing = Surfacing{points({"A1"}), 1};
  Map after = edited(before, SetIslands{points({"A1"}), true});
  after = edited(after, SetSurfacePoints{points({"A1"}), false});
  EXPECT_THAT(told(before, after, StepLabel::fix_finding),
              ElementsAre("Island %1 A1", "No surface point %1 A1"));
}

TEST(StepDescription, LeavesStepsAloneThatAreAboutTheWholeMap) {
  const Map painted = edited(sea(), SetIslands{points({"C3"}), true});
  EXPECT_THAT(told(sea(), painted, StepLabel::turn_map), IsEmpty());
  EXPECT_THAT(told(sea(), blank_map({5, 5}, "sea", "Sea"), StepLabel::resize_map), IsEmpty());
  EXPECT_THAT(told(sea(), edited(sea(), SetName{"de", "Meer"}), StepLabel::change_name), IsEmpty());
}

TEST(StepDescription, KnowsLinesAndRectangles) {
  EXPECT_THAT(ends_of_rectangle(points({"C3", "C4", "C5"})), ElementsAre(Point(2, 2), Point(2, 4)));
  EXPECT_THAT(ends_of_rectangle(points({"B2", "C2", "B3", "C3"})),
              ElementsAre(Point(1, 1), Point(2, 2)));
  EXPECT_THAT(ends_of_rectangle(points({"B2"})), IsEmpty());
  EXPECT_THAT(ends_of_rectangle(points({"B2", "C3"})), IsEmpty());
  EXPECT_THAT(ends_of_rectangle(points({"B2", "C2", "B3"})), IsEmpty());
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/lesson/lesson.h"

#include <algorithm>
#include <iterator>

#include "editor/model/marked.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

constexpr const char* kLessonTexts[] = {
    marked("Paint an island: choose the Pencil (B) and click on water. Or move there with the "
           "arrow keys and press Space."),
    marked("Undo it: press Ctrl+Z. Every step can be undone, and Ctrl+Shift+Z redoes it."),
    marked("Paint with a mirror: click a button under Mirror, on the left, and paint an island. "
           "Both sides stay even."),
    marked("Move a start: choose Starts under Layer (Alt+4) and click where blue should start. "
           "Watch the verdict in the bar below."),
    marked("Split a quadrant: choose the Border Pen (P) and draw a line from one border of a "
           "quadrant to another.")};
static_assert(std::size(kLessonTexts) == Lesson::kSteps);

// True if the mirror image of a painted point is an island, even an old one.
bool mirrored(const LessonView& view, const maps::PointSet& added) {
  const maps::Size size = view.map.size;
  for (const maps::Symmetry symmetry : view.mirroring.group(size)) {
    for (const maps::Point p : added) {
      const maps::Point there = image(symmetry, p, size);
      if (there != p && view.map.islands.contains(there)) return true;
    }
  }
  return false;
}

}  // namespace

const char* Lesson::text() const {
  CHARTROOM_EXPECTS(!over());
  return kLessonTexts[step_];
}

void Lesson::begin(std::size_t step, const maps::Map& map) {
  step_ = std::min(step, kSteps);
  before_ = map;
  last_ = map;
}

bool Lesson::follow(const LessonView& view) {
  if (over()) return false;
  const bool is_done = done(view);
  last_ = view.map;
  if (is_done) begin(step_ + 1, view.map);
  return is_done;
}

bool Lesson::done(const LessonView& view) const {
  const maps::PointSet added = view.map.islands - before_.islands;
  switch (step_) {
    case 0:
      return !added.empty();
    case 1:
      // One undo is enough, even if more was painted after the step began.
      return !(last_.islands - view.map.islands).empty() || before_.islands == at_begin_.islands;
    case 2:
      return mirrored(view, added);
    case 3:
      return view.map.starts != before_.starts;
    default:
      return view.map.quadrant_numbers().size() > before_.quadrant_numbers().size();
  }
}

}  // namespace chartroom::editor

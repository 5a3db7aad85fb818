#include <iterator>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"

namespace chartroom::checks {
namespace {

// How many pairs of neighbours there are with one point here and one there.
int contacts(const maps::PointSet& here, const maps::PointSet& there) {
  int pairs = 0;
  for (const maps::Direction d : maps::kDirections) pairs += (here.shifted(d) & there).count();
  return pairs;
}

std::vector<Diagnostic> run(const MapSubject& subject) {
  const std::vector<Quadrant>& quadrants = subject.quadrants;
  std::vector<Diagnostic> found;
  for (auto one = quadrants.begin(); one != quadrants.end(); ++one) {
    for (auto other = std::next(one); other != quadrants.end(); ++other) {
      if (contacts(one->water, other->water) != 1) continue;
      const maps::Point here = (one->water & other->water.neighbours()).first();
      const maps::Point there = (other->water & one->water.neighbours()).first();
      found.push_back(
          {.points = maps::PointSet{here, there},
           .message = message("Quadrants {} and {} touch at {} and {} only", one->number,
                              other->number, to_string(here), to_string(there)),
           .evidence = {{"quadrants", std::vector<std::int64_t>{one->number, other->number}}}});
    }
  }
  return found;
}

Example example() {
  return MapExample{.difference = translatable("two places"),
                    .raising = with(open_sea(), {islands({"C1", "C2"})}),
                    .points = "C3 D3",
                    .near_miss = with(open_sea(), {islands({"C1"})})};
}

}  // namespace

Check single_contact() {
  return {.code = "R208",
          .family = Family::reach,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("two quadrants that touch in one place only"),
          .why = translatable("Whoever passes between them is on one of two points."),
          .run = run,
          .example = example};
}

}  // namespace chartroom::checks

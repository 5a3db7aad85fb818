#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> run(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const CutOffPart& narrows : subject.parts_of_kind(PartKind::narrows)) {
    const int here = narrows.part.count();
    const int there = narrows.rest.count();
    found.push_back({.points = narrows.passage,
                     .message = message_for(narrows.passage.count(),
                                            "{} is the only way between {} and {} points of water",
                                            "{} are the only way between {} and {} points of water",
                                            names(narrows.passage), here, there),
                     .evidence = {{"sizes", std::vector<std::int64_t>{here, there}},
                                  {"passage", name_list(narrows.passage)}}});
  }
  return found;
}

Example example() {
  return MapExample{.difference = translatable("a second way through"),
                    .raising = sea({"...#...", "...#...", ".......", "...#..."}),
                    .points = "C3 D3 E3",
                    .near_miss = sea({"...#...", "...#...", ".......", "......."})};
}

}  // namespace

Check narrows() {
  return {
      .code = "R203",
      .family = Family::reach,
      .severity = Severity::note,
      .level = Level::structure,
      .title = translatable("a narrows"),
      .why = translatable(
          "Whoever passes it cannot come back without surfacing, and the operator can wait there."),
      .run = run,
      .example = example};
}

}  // namespace chartroom::checks

#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/reach/opening.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_dead_ends(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const CutOffPart& dead_end : subject.parts_of_kind(PartKind::dead_end)) {
    const int length = dead_end.part.count();
    found.push_back(
        {.points = dead_end.part,
         .message = message("Dead end at {}, entered from {}", names(dead_end.part),
                            to_string(dead_end.mouth)),
         .evidence = {{"mouth", to_string(dead_end.mouth)}, {"length", std::int64_t{length}}}});
    name_opening(subject, dead_end, found.back());
  }
  return found;
}

Example dead_end_example() {
  return MapExample{.difference = translatable("two points wide, so a submarine can turn"),
                    .raising = sea({"...##", "##.##", ".....", "....."}),
                    .points = "A1 B1 C1 C2",
                    .near_miss = sea({"#..##", "#..##", ".....", "....."})};
}

}  // namespace

Check dead_end() {
  return {
      .code = "R202",
      .family = Family::reach,
      .severity = Severity::warning,
      .level = Level::structure,
      .title = translatable("a dead end"),
      .why = translatable("A submarine that enters must surface to leave, revealing its position."),
      .run = find_dead_ends,
      .alternative_fixes = open_or_fill,
      .example = dead_end_example};
}

}  // namespace chartroom::checks

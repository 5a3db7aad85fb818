#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> run(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const CutOffPart& pocket : subject.parts_of_kind(PartKind::pocket)) {
    const int size = pocket.part.count();
    found.push_back(
        {.points = pocket.part,
         .message = message_for(size, "A pocket of {} point behind {}: {}",
                                "A pocket of {} points behind {}: {}", size,
                                to_string(pocket.mouth), names(pocket.part)),
         .evidence = {{"mouth", to_string(pocket.mouth)},
                      {"sizes", std::vector<std::int64_t>{size, pocket.rest.count()}}}});
  }
  return found;
}

Example example() {
  return MapExample{.difference = translatable("a second way in"),
                    .raising = sea({"..#...", "..#...", ".##...", "......", "......", "......"}),
                    .points = "A1 B1 A2 B2 A3",
                    .near_miss = sea({"..#...", "..#...", "..#...", "......", "......", "......"})};
}

}  // namespace

Check pocket() {
  return {.code = "R204",
          .family = Family::reach,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a pocket"),
          .why = translatable("Whoever goes in can turn but not come out without surfacing."),
          .thresholds = {kPocketShare},
          .run = run,
          .example = example};
}

}  // namespace chartroom::checks

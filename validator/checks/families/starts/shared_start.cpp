#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/starts/other_starts.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_shared_start(const MapSubject& subject) {
  const auto& [blue, green] = subject.map.starts;
  if (!blue || blue != green) return {};
  return {{.points = {*blue}, .message = message("Both teams must start on {}", to_string(*blue))}};
}

std::vector<Fix> part_starts(const MapSubject& subject, const maps::PointSet& points) {
  std::vector<Fix> fixes;
  for (const maps::Team team : maps::kTeams) {
    add_other_starts(subject, team, points.first(), points, fixes);
  }
  return fixes;
}

Example shared_start_example() {
  return MapExample{.difference = translatable("next to each other"),
                    .raising = with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                                                 maps::SetStart{maps::Team::green, at("A1")}}),
                    .points = "A1",
                    .near_miss = with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                                                   maps::SetStart{maps::Team::green, at("B1")}})};
}

}  // namespace

Check shared_start() {
  return {.code = "S302",
          .family = Family::starts,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("both forced starts on one point"),
          .why = translatable("Each team knows the other's position before the first turn."),
          .run = find_shared_start,
          .alternative_fixes = part_starts,
          .example = shared_start_example};
}

}  // namespace chartroom::checks

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/starts/other_starts.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_starts_on_islands(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = subject.map.starts.of(team);
    if (!start || !subject.map.islands.contains(*start)) continue;
    found.push_back({.points = {*start},
                     .message = message("The forced start of {}, {}, is an island", team_word(team),
                                        to_string(*start)),
                     .evidence = {{"team", std::string(to_string(team))}}});
  }
  return found;
}

std::vector<Fix> move_or_free_start(const MapSubject& subject, const maps::PointSet& points) {
  std::vector<Fix> fixes{
      {message("Make {} water", names(points)), {maps::SetIslands{points, false}}}};
  for (const maps::Team team : maps::kTeams) {
    const auto& start = subject.map.starts.of(team);
    if (start && points.contains(*start)) add_other_starts(subject, team, *start, {}, fixes);
  }
  return fixes;
}

Example start_on_island_example() {
  const maps::Map island = with(open_sea(), {islands({"B2"})});
  return MapExample{.difference = translatable("the point below is water"),
                    .raising = with(island, {maps::SetStart{maps::Team::green, at("B2")}}),
                    .points = "B2",
                    .near_miss = with(island, {maps::SetStart{maps::Team::green, at("B3")}})};
}

}  // namespace

Check start_on_island() {
  return {.code = "S301",
          .family = Family::starts,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a forced start on an island"),
          .why = translatable("The game cannot begin."),
          .run = find_starts_on_islands,
          .alternative_fixes = move_or_free_start,
          .example = start_on_island_example};
}

}  // namespace chartroom::checks

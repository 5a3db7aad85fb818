#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_one_forced_start(const MapSubject& subject) {
  const maps::Starts& starts = subject.map.starts;
  if (starts.blue.has_value() == starts.green.has_value()) return {};
  const maps::Team team = starts.blue ? maps::Team::blue : maps::Team::green;
  const maps::Point start = *starts.of(team);
  return {{.points = {start},
           .message = message("Only {} has a forced start, {}", team_word(team), to_string(start)),
           .evidence = {{"team", std::string(to_string(team))}}}};
}

Example one_forced_start_example() {
  const maps::Map one = with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")}});
  return MapExample{.difference = translatable("both have one"),
                    .raising = one,
                    .points = "A1",
                    .near_miss = with(one, {maps::SetStart{maps::Team::green, at("D4")}})};
}

}  // namespace

Check one_forced_start() {
  return {.code = "S309",
          .family = Family::starts,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("a forced start for only one team"),
          .why = translatable("The other team chooses its start and knows where this one starts. "
                              "Place both starts, unless this is intended."),
          .run = find_one_forced_start,
          .example = one_forced_start_example};
}

}  // namespace chartroom::checks

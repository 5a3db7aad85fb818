#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

// A flood suffices: every way that crosses itself has a shorter one that does not.
std::vector<Diagnostic> find_quadrants_out_of_reach(const MapSubject& subject) {
  const maps::Map& map = subject.map;
  std::vector<Diagnostic> found;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map.starts.of(team);
    if (!start || !map.is_water(*start)) continue;
    const maps::PointSet reached = flood(maps::PointSet{*start}, subject.water);
    std::vector<std::int64_t> numbers;
    for (const Quadrant& quadrant : subject.quadrants) {
      if (quadrant.water.empty() || !(quadrant.water & reached).empty()) continue;
      numbers.push_back(quadrant.number);
    }
    if (numbers.empty()) continue;
    found.push_back(
        {.points = {*start},
         .message = message_for(
             numbers.size(), "From the forced start of {}, {}, no path leads to quadrant {}",
             "From the forced start of {}, {}, no path leads to quadrants {}", team_word(team),
             to_string(*start), joined("{} and {}", {numbers.begin(), numbers.end()})),
         .evidence = {{"team", std::string(to_string(team))}, {"quadrants", numbers}}});
  }
  return found;
}

Example quadrant_out_of_reach_example() {
  const maps::Map strait = sea({"....", "####", "....", "...."});
  return MapExample{.difference = translatable("a way around"),
                    .raising = with(strait, {maps::SetStart{maps::Team::blue, at("A1")}}),
                    .points = "A1",
                    .near_miss = with(sea({"....", "###.", "....", "...."}),
                                      {maps::SetStart{maps::Team::blue, at("A1")}})};
}

}  // namespace

Check quadrant_out_of_reach() {
  return {.code = "R205",
          .family = Family::reach,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a forced start that cannot reach a quadrant"),
          .why = translatable("That team can never go or fire there."),
          .run = find_quadrants_out_of_reach,
          .example = quadrant_out_of_reach_example};
}

}  // namespace chartroom::checks

#include <fmt/core.h>

#include <cstdint>
#include <utility>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/reach/quadrant_contacts.h"

namespace chartroom::checks {
namespace {

// "1 and 3" for each pair of quadrants that touch in one place only, on this passage.
std::vector<std::string> quadrants_that_touch_on(const CutOffPart& narrows,
                                                 const std::vector<SingleContact>& contacts) {
  std::vector<std::string> pairs;
  for (const SingleContact& contact : contacts) {
    if (is_on(narrows, contact))
      pairs.push_back(fmt::format("{} and {}", contact.one, contact.other));
  }
  return pairs;
}

std::vector<Diagnostic> find_narrows(const MapSubject& subject) {
  const std::vector<SingleContact> contacts = single_contacts(subject);
  std::vector<Diagnostic> found;
  for (const CutOffPart& narrows : subject.parts_of_kind(PartKind::narrows)) {
    const int here = narrows.part.count();
    const int there = narrows.rest.count();
    reports::Evidence evidence{{"sizes", std::vector<std::int64_t>{here, there}},
                               {"passage", name_list(narrows.passage)}};
    std::vector<std::string> quadrants = quadrants_that_touch_on(narrows, contacts);
    if (!quadrants.empty()) evidence.emplace_back("quadrants", std::move(quadrants));
    found.push_back({.points = narrows.passage,
                     .message = message_for(narrows.passage.count(),
                                            "{} is the only way between {} and {} points of water",
                                            "{} are the only way between {} and {} points of water",
                                            names(narrows.passage), here, there),
                     .evidence = std::move(evidence)});
  }
  return found;
}

Example narrows_example() {
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
          "A submarine that passes cannot return without surfacing, and the enemy can wait there."),
      .run = find_narrows,
      .example = narrows_example};
}

}  // namespace chartroom::checks

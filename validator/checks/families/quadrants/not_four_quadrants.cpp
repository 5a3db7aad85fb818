#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_other_than_four_quadrants(const MapSubject& subject) {
  const auto count = static_cast<int>(subject.quadrants.size());
  if (count == 4) return {};
  return {{.pointer = "/quadrants",
           .message = message_for(subject.quadrants.size(),
                                  "The map has {} quadrant (the published game has four)",
                                  "The map has {} quadrants (the published game has four)", count),
           .evidence = {{"quadrants", std::int64_t{count}}}}};
}

Example not_four_quadrants_example() {
  return MapExample{.difference = translatable("quadrants may have any numbers"),
                    .raising = with(open_sea(), {maps::SetQuadrant{open_sea().quadrant(4), 3}}),
                    .near_miss = with(open_sea(), {maps::SetQuadrant{open_sea().quadrant(4), 9}})};
}

}  // namespace

Check not_four_quadrants() {
  return {.code = "Q101",
          .family = Family::quadrants,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("not four quadrants"),
          .why = translatable("The published game has four; missiles reach farther with fewer."),
          .run = find_other_than_four_quadrants,
          .example = not_four_quadrants_example};
}

}  // namespace chartroom::checks

#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_starts_in_one_quadrant(const MapSubject& subject) {
  const maps::Map& map = subject.map;
  const auto& [blue, green] = map.starts;
  if (!blue || !green || *blue == *green) return {};
  const int number = map.quadrants.at(*blue);
  if (map.quadrants.at(*green) != number) return {};
  return {{.points = maps::PointSet{*blue, *green},
           .message = message("Both forced starts, {} and {}, are in quadrant {}", to_string(*blue),
                              to_string(*green), number),
           .evidence = {{"quadrant", std::int64_t{number}}}}};
}

Example starts_in_one_quadrant_example() {
  return MapExample{.difference = translatable("across the border"),
                    .raising = with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                                                 maps::SetStart{maps::Team::green, at("C1")}}),
                    .points = "A1 C1",
                    .near_miss = with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                                                   maps::SetStart{maps::Team::green, at("D1")}})};
}

}  // namespace

Check starts_in_one_quadrant() {
  return {.code = "S304",
          .family = Family::starts,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("both forced starts in one quadrant"),
          .why = translatable("The first missile can be aimed before anyone has moved far."),
          .run = find_starts_in_one_quadrant,
          .example = starts_in_one_quadrant_example};
}

}  // namespace chartroom::checks

#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_nowhere_to_surface(const MapSubject& subject) {
  if (!subject.map.surfacing || !subject.map.surface_points().empty()) return {};
  const int damage = subject.map.surfacing->damage_elsewhere;
  return {{.pointer = "/surfacing",
           .message = message(
               "Surfacing costs {} damage everywhere, because there is no surface point", damage),
           .evidence = {{"damage", std::int64_t{damage}}}}};
}

std::vector<Fix> surface_for_nothing(const MapSubject&, const maps::PointSet&) {
  return {{message("Make surfacing free"), {maps::SetSurfacingDamage{0}}}};
}

Example nowhere_to_surface_example() {
  return MapExample{.difference = translatable("one is enough"),
                    .raising = with(open_sea(), {maps::SetSurfacingDamage{1}}),
                    .near_miss = with(open_sea(), {surfacing({"C3"})})};
}

}  // namespace

Check nowhere_to_surface() {
  return {.code = "S305",
          .family = Family::starts,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("surfacing damage without a surface point"),
          .why = translatable("A trapped captain takes damage and could not have avoided it."),
          .run = find_nowhere_to_surface,
          .alternative_fixes = surface_for_nothing,
          .example = nowhere_to_surface_example};
}

}  // namespace chartroom::checks

#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_sinking_off_surface_points(const MapSubject& subject) {
  if (!subject.map.surfacing) return {};
  const int damage = subject.map.surfacing->damage_elsewhere;
  const int to_sink = subject.rules.damage_to_sink;
  if (damage < to_sink) return {};
  return {
      {.pointer = "/surfacing/damage_elsewhere",
       .message =
           message("Surfacing away from surface points costs {} damage, and {} sinks a submarine",
                   damage, to_sink),
       .evidence = {{"damage", std::int64_t{damage}}, {"damage_to_sink", std::int64_t{to_sink}}}}};
}

Example sinking_off_surface_points_example() {
  const maps::Map sea = with(open_sea(), {surfacing({"C3"})});
  return MapExample{.difference = translatable("one damage less"),
                    .raising = with(sea, {maps::SetSurfacingDamage{2}}),
                    .near_miss = with(sea, {maps::SetSurfacingDamage{1}})};
}

}  // namespace

Check sinking_off_surface_points() {
  return {.code = "S308",
          .family = Family::starts,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("surfacing away from surface points sinks at once"),
          .why = translatable("A trapped captain loses the game without a missile."),
          .run = find_sinking_off_surface_points,
          .example = sinking_off_surface_points_example};
}

}  // namespace chartroom::checks

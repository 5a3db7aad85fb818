#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/packs/pack_subject.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

constexpr const char* kPointer = "/rules/torpedo";

Message said() { return message("A torpedo costs no energy, so that every turn can be a shot"); }

// Checks only the map's own rules: a pack's rules have one finding, on the pack.
std::vector<Diagnostic> find_free_torpedo(const MapSubject& subject) {
  if (subject.map.rules.torpedo != 0) return {};
  return {{.pointer = kPointer,
           .message = said(),
           .evidence = {{"gauge", std::int64_t{subject.rules.gauge}}}}};
}

std::vector<Diagnostic> find_free_torpedo_in_pack(const PackSubject& subject) {
  if (subject.file.pack.rules.torpedo != 0) return {};
  return {{.pointer = kPointer, .message = said()}};
}

Example free_torpedo_example() {
  maps::RuleOverrides free;
  free.torpedo = 0;
  maps::RuleOverrides cheap;
  cheap.torpedo = 1;
  return MapExample{.difference = translatable("a single point of energy"),
                    .raising = with(open_sea(), {maps::SetRules{free}}),
                    .near_miss = with(open_sea(), {maps::SetRules{cheap}})};
}

}  // namespace

Check free_torpedo() {
  return {.code = "H801",
          .family = Family::rules,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a torpedo that costs nothing"),
          .why = translatable("Whoever guesses where the enemy is fires at once and again: nobody "
                              "has to save energy or to hide."),
          .run = find_free_torpedo,
          .run_on_pack = find_free_torpedo_in_pack,
          .example = free_torpedo_example};
}

}  // namespace chartroom::checks

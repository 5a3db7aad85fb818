#include "validator/checks/example_maps.h"
#include "validator/checks/families/rules/free_action.h"

namespace chartroom::checks {
namespace {

FreeAction free_torpedo_action() {
  return {&maps::RuleOverrides::torpedo, "/rules/torpedo",
          message("A missile costs no energy, so every turn can be a shot")};
}

std::vector<Diagnostic> find_free_torpedo(const MapSubject& subject) {
  return find_free_action(subject, free_torpedo_action());
}

std::vector<Diagnostic> find_free_torpedo_in_pack(const PackSubject& subject) {
  return find_free_action(subject, free_torpedo_action());
}

Example free_torpedo_example() { return free_action_example(&maps::RuleOverrides::torpedo); }

}  // namespace

Check free_torpedo() {
  return {.code = "H801",
          .family = Family::rules,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("free missiles"),
          .why = translatable("A captain who guesses the enemy's position fires again and again: "
                              "there is no need to save energy or to hide."),
          .run = find_free_torpedo,
          .run_on_pack = find_free_torpedo_in_pack,
          .example = free_torpedo_example};
}

}  // namespace chartroom::checks

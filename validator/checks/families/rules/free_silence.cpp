#include "validator/checks/example_maps.h"
#include "validator/checks/families/rules/free_action.h"

namespace chartroom::checks {
namespace {

FreeAction free_silence_action() {
  return {&maps::RuleOverrides::silence, "/rules/silence",
          message("Silence costs no energy, so every move can be silent")};
}

std::vector<Diagnostic> find_free_silence(const MapSubject& subject) {
  return find_free_action(subject, free_silence_action());
}

std::vector<Diagnostic> find_free_silence_in_pack(const PackSubject& subject) {
  return find_free_action(subject, free_silence_action());
}

Example free_silence_example() { return free_action_example(&maps::RuleOverrides::silence); }

}  // namespace

Check free_silence() {
  return {.code = "H802",
          .family = Family::rules,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("free silence"),
          .why = translatable("A captain who is always silent is never tracked: games are long, "
                              "and often neither team finds the other."),
          .run = find_free_silence,
          .run_on_pack = find_free_silence_in_pack,
          .example = free_silence_example};
}

}  // namespace chartroom::checks

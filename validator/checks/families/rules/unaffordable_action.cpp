#include <fmt/core.h>

#include <array>
#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/map_subject.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

Message sonar_message(int cost, int gauge) {
  return message("Sonar costs {} energy, but a submarine can store only {}", cost, gauge);
}
Message silence_message(int cost, int gauge) {
  return message("Silence costs {} energy, but a submarine can store only {}", cost, gauge);
}
Message missile_message(int cost, int gauge) {
  return message("A missile costs {} energy, but a submarine can store only {}", cost, gauge);
}

struct PricedAction {
  int maps::RuleNumbers::*cost;
  std::optional<int> maps::RuleOverrides::*own_cost;
  const char* pointer;
  Message (*said)(int cost, int gauge);
};

constexpr std::array kPricedActions{
    PricedAction{&maps::RuleNumbers::sonar, &maps::RuleOverrides::sonar, "/rules/sonar",
                 sonar_message},
    PricedAction{&maps::RuleNumbers::silence, &maps::RuleOverrides::silence, "/rules/silence",
                 silence_message},
    PricedAction{&maps::RuleNumbers::torpedo, &maps::RuleOverrides::torpedo, "/rules/torpedo",
                 missile_message}};

// A single file cannot be like this: its pack has either the cost or the gauge.
std::vector<Diagnostic> find_unaffordable_actions(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  const int gauge = subject.rules.gauge;
  for (const PricedAction& action : kPricedActions) {
    const int cost = subject.rules.*action.cost;
    if (cost <= gauge) continue;
    found.push_back(
        {.pointer = subject.map.rules.*action.own_cost ? action.pointer : "/rules/gauge",
         .message = action.said(cost, gauge),
         .evidence = {{"cost", std::int64_t{cost}}, {"gauge", std::int64_t{gauge}}}});
  }
  return found;
}

// A map whose gauge is the rulebook's, in a pack where sonar costs this much.
std::vector<ExampleFile> sonar_for(int energy) {
  const std::string rules = fmt::format(",\n \"rules\": {{\"gauge\": 9, \"sonar\": {}}}", energy);
  return {{kPackName, pack_file(R"("a.map.json")", rules)},
          {kMapName, map_file("sea", ",\n \"rules\": {\"gauge\": 4}")}};
}

Example unaffordable_action_example() {
  return FileExample{.difference = translatable("the cost is all that a submarine can store"),
                     .raising = sonar_for(5),
                     .near_miss = sonar_for(4),
                     .message = sonar_message(5, 4)};
}

}  // namespace

Check unaffordable_action() {
  return {.code = "H803",
          .family = Family::rules,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("an action that costs more than a submarine can store"),
          .why = translatable("No player can ever use the action, but the sheets explain it. The "
                              "cost may come from the pack and the limit from the map."),
          .run = find_unaffordable_actions,
          .example = unaffordable_action_example};
}

}  // namespace chartroom::checks

#include "validator/rules/rulebook.h"

#include <algorithm>

namespace chartroom::rules {
namespace {

constexpr int kPliesForEachPoint = 5;

void override_with(Rulebook& rules, const maps::RuleOverrides& by) {
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    rules.*rule.number = (by.*rule.replacement).value_or(rules.*rule.number);
  }
}

}  // namespace

Rulebook rulebook_for(const maps::Map& map, const maps::RuleOverrides& pack) {
  Rulebook rules;
  // Games last longer on a sea larger than the published ones, so the limit grows with the points.
  rules.ply_limit =
      std::max(rules.ply_limit, kPliesForEachPoint * map.size.columns * map.size.rows);
  override_with(rules, pack);
  override_with(rules, map.rules);
  if (map.surfacing) rules.surfacing_damage = map.surfacing->damage_elsewhere;
  return rules;
}

int energy_cost(ActionKind kind, const Rulebook& rules) {
  switch (kind) {
    case ActionKind::sonar:
      return rules.sonar;
    case ActionKind::silence:
      return rules.silence;
    case ActionKind::torpedo:
      return rules.torpedo;
    case ActionKind::navigate:
    case ActionKind::surface:
      break;
  }
  return 0;
}

}  // namespace chartroom::rules

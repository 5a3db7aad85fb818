#include "validator/rules/rulebook.h"

#include <algorithm>

namespace chartroom::rules {
namespace {

constexpr int kPliesForEachPoint = 5;

void override_with(Rulebook& rules, const maps::RuleOverrides& by) {
  rules.gauge = by.gauge.value_or(rules.gauge);
  rules.sonar = by.sonar.value_or(rules.sonar);
  rules.silence = by.silence.value_or(rules.silence);
  rules.torpedo = by.torpedo.value_or(rules.torpedo);
  rules.damage_to_sink = by.damage_to_sink.value_or(rules.damage_to_sink);
  rules.ply_limit = by.ply_limit.value_or(rules.ply_limit);
}

}  // namespace

Rulebook rulebook_for(const maps::Map& map, const maps::RuleOverrides& pack) {
  Rulebook rules;
  // On a larger sea than the published ones games last longer, so as many plies for each point.
  rules.ply_limit =
      std::max(rules.ply_limit, kPliesForEachPoint * map.size.columns * map.size.rows);
  override_with(rules, pack);
  override_with(rules, map.rules);
  if (map.surfacing) rules.surfacing_damage = map.surfacing->damage_elsewhere;
  return rules;
}

}  // namespace chartroom::rules

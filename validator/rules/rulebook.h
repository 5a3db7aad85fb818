// The numbers of the rules. They are data: a map or its pack may change them (house rules).
#pragma once

#include "maps/map.h"
#include "validator/rules/action.h"

namespace chartroom::rules {

// The largest gauge that a map may ask for.
inline constexpr int kMaxGauge = maps::kGaugeRule.highest;

// Defaults are the published game's.
struct Rulebook : maps::RuleNumbers {
  int surfacing_damage = 0;  // for surfacing off a surface point

  friend bool operator==(const Rulebook&, const Rulebook&) = default;
};

// Returns the published numbers (more plies on larger seas), changed by the pack, then the map.
Rulebook rulebook_for(const maps::Map& map, const maps::RuleOverrides& pack = {});

// Returns the energy that an action of this kind costs.
int energy_cost(ActionKind kind, const Rulebook& rules);

}  // namespace chartroom::rules

// The numbers of the rules. They are data: a map or its pack may change them (house rules).
#pragma once

#include "maps/map.h"

namespace chartroom::rules {

// The largest gauge that a map may ask for.
inline constexpr int kMaxGauge = 9;

// Defaults are the published game's. Source: maps/RULES.md, "A turn".
struct Rulebook {
  int gauge = 4;  // most energy a submarine holds
  int sonar = 2;  // costs, in energy
  int silence = 3;
  int torpedo = 4;
  int damage_to_sink = 2;
  int ply_limit = 500;       // after so many plies simulated play calls a game unfinished
  int surfacing_damage = 0;  // for surfacing off a surface point

  friend bool operator==(const Rulebook&, const Rulebook&) = default;
};

// The published numbers, with more plies on a larger sea, changed by the pack's, then by the map's.
Rulebook rulebook_for(const maps::Map& map, const maps::RuleOverrides& pack = {});

}  // namespace chartroom::rules

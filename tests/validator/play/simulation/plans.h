// Tournaments for tests.
#pragma once

#include "validator/play/games/tournament.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;

inline TournamentPlan plan_on(const Map& map, Count games) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.games = games;
  return plan;
}

}  // namespace chartroom::play

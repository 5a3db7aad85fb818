// Tournaments that tests play.
#pragma once

#include "validator/play/games/tournament.h"

namespace chartroom {

inline TournamentPlan plan_on(const Map& map, Count games) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.games = games;
  return plan;
}

}  // namespace chartroom

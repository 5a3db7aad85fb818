// Hidden starts: games from every ordered pair of starts, and which starts win or lose too often.
#pragma once

#include <string>

#include "validator/play/games/tournament.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::play {

struct StartMatrix {
  std::string level;
  Tally tally;
  std::vector<StartMetric> starts;  // suspect: also in fresh games
};

// Plays `plan.games` games from every pair of starts that the map leaves open. If any start is
// suspect, plays all pairs again with another seed. A start stays suspect only if the fresh games
// confirm it. The plan must have no problem; its starts are set here.
StartMatrix play_start_matrix(TournamentPlan plan, const TournamentHooks& hooks = {});

// Returns the starts; one stays suspect only if fresh games show it off to the same side again, at
// 5% for all suspect starts together (Holm).
std::vector<StartMetric> confirmed(const std::vector<StartMetric>& starts, const Tally& fresh);

}  // namespace chartroom::play

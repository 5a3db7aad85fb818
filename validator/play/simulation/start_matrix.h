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

// Plays `plan.games` games from every pair of starts that the plan leaves open. Starts that look
// suspect there are played again from every pair with other numbers drawn: only those that are off
// on the same side again, at 5 % for all of them together (Holm), stay suspect.
// The plan must have no problem; its starts are set here.
StartMatrix play_start_matrix(TournamentPlan plan, const TournamentHooks& hooks = {});

// The same for games that were played, and fresh ones.
std::vector<StartMetric> confirmed(const std::vector<StartMetric>& starts, const Tally& fresh);

}  // namespace chartroom::play

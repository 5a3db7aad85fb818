// The ladder of captains. A rung's games have the agent in both seats, and either team first.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "maps/map.h"
#include "validator/play/games/tournament.h"
#include "validator/series/ladder.h"

namespace chartroom::play {

using series::LadderHooks;
using series::RungAnswer;

// An agent counts as a skill if it takes this share of the points or more from the next weaker one.
inline constexpr double kLadderShare = 0.6;

struct LadderPlan {
  maps::Map map;
  rules::Rulebook rules;
  std::vector<std::string> agents;  // from the weakest up; two or more
  SurfacingWill surfacing = SurfacingWill::blocked;
  Count most_games = 8'192;  // for a rung; after them it is open
  double confidence = 0.99;  // of all intervals together, however many looks there are
  std::uint64_t seed = 1;
  Jobs jobs;
};

struct Rung : series::Rung {
  Count wins = 0;
  Count losses = 0;
  Count draws = 0;
  Count unfinished = 0;
  statistics::PairScores pairs{};  // by the agent's half points

  friend bool operator==(const Rung&, const Rung&) = default;
};

using Ladder = series::Ladder<Rung>;

// Returns the difference in Elo points, as in chess, of a player who takes this share of the
// points; infinite if the share is 0 or 1.
double elo(double share);

// Returns why a plan cannot be measured, or "".
std::string problem_with(const LadderPlan& plan);

// Measures all rungs; problem_with must be "". The number of jobs does not change the ladder.
Ladder measure_ladder(const LadderPlan& plan, const LadderHooks& hooks = {});

std::string ladder_text(const LadderPlan& plan, const Ladder& ladder);
std::string ladder_json(const LadderPlan& plan, const Ladder& ladder);

}  // namespace chartroom::play

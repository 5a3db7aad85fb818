// The ladder of captains: each rung is measured from both seats and with either team beginning.
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

// An agent is offered as a level where it takes at least this share of the points from the one
// below.
inline constexpr double kLadderShare = 0.6;

struct LadderPlan {
  maps::Map map;
  rules::Rulebook rules;
  std::vector<std::string> agents;  // from the weakest up; two or more
  SurfacingWill surfacing = SurfacingWill::blocked;
  Count most_games = 8'192;  // for a rung; then it is open
  double confidence = 0.99;  // of the intervals, however often was looked
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

// How much stronger a player is that takes this share of the points, on the scale of chess; without
// bound where the share is 0 or 1.
double elo(double share);

// What keeps a plan from being measured ("" when nothing).
std::string problem_with(const LadderPlan& plan);

// Measures; there must be no problem. The same plan gives the same ladder on any number of jobs.
Ladder measure_ladder(const LadderPlan& plan, const LadderHooks& hooks = {});

std::string ladder_text(const LadderPlan& plan, const Ladder& ladder);
std::string ladder_json(const LadderPlan& plan, const Ladder& ladder);

}  // namespace chartroom::play

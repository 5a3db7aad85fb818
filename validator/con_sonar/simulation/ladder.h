// The ladder of admirals: both sit at one table in turn, each as often in each seat.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "validator/con_sonar/simulation/series.h"
#include "validator/series/ladder.h"

namespace chartroom::con_sonar {

using series::LadderHooks;
using series::RungAnswer;

// An agent is offered as a level where it takes at least this share of the wins from the one below,
// with as many seats.
inline constexpr double kLadderShare = 0.55;

struct LadderPlan {
  Rules rules;
  std::vector<std::string> agents;  // from the weakest up; two or more
  int admirals = 6;                 // seats
  int sonar = 0;
  Count most_games = 16'384;  // for a rung; then it is open
  double confidence = 0.99;   // of the intervals, however often was looked
  std::uint64_t seed = 1;
  Jobs jobs = {};
};

struct Rung : series::Rung {
  Count wins = 0;  // in parts of kWin
  Count given_up = 0;
  friend bool operator==(const Rung&, const Rung&) = default;
};

using LadderResult = series::Ladder<Rung>;

// What keeps a plan from being measured ("" when nothing).
std::string problem_with(const LadderPlan& plan);

// Measures; there must be no problem. The same plan gives the same ladder on any number of jobs.
LadderResult measure_ladder(const LadderPlan& plan, const LadderHooks& hooks = {});

std::string ladder_text(const LadderPlan& plan, const LadderResult& ladder);
std::string ladder_json(const LadderPlan& plan, const LadderResult& ladder);

}  // namespace chartroom::con_sonar

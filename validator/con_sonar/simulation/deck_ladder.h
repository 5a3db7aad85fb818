// The ladder of admirals. A rung's agents have alternate seats, and have each seat equally often.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "validator/con_sonar/simulation/deck_series.h"
#include "validator/series/ladder.h"

namespace chartroom::con_sonar {

using series::LadderHooks;
using series::RungAnswer;

// An agent counts as a skill if it takes this share of the wins or more from the next weaker one.
inline constexpr double kLadderShare = 0.55;

struct LadderPlan {
  Rules rules;
  std::vector<std::string> agents;  // from the weakest up; two or more
  int admirals = 6;                 // seats
  int sonar_level = 0;              // see SeriesPlan
  Count most_games = 16'384;        // for a rung; after them it is open
  double confidence = 0.99;         // of all intervals together, however many looks there are
  std::uint64_t seed = 1;
  Jobs jobs = {};
};

struct Rung : series::Rung {
  Count wins = 0;  // in parts of kWin
  Count given_up = 0;
  friend bool operator==(const Rung&, const Rung&) = default;
};

using LadderResult = series::Ladder<Rung>;

// Returns why a plan cannot be measured, or "".
std::string problem_with(const LadderPlan& plan);

// Measures all rungs; problem_with must be "". The number of jobs does not change the ladder.
LadderResult measure_ladder(const LadderPlan& plan, const LadderHooks& hooks = {});

std::string ladder_text(const LadderPlan& plan, const LadderResult& ladder);
std::string ladder_json(const LadderPlan& plan, const LadderResult& ladder);

}  // namespace chartroom::con_sonar

// Plays many simulated games on one map. The number of threads does not change the outcome.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "maps/map.h"
#include "validator/play/agents/agent.h"
#include "validator/play/games/clock.h"
#include "validator/play/games/tally.h"
#include "validator/rules/record.h"
#include "validator/rules/rulebook.h"
#include "validator/series/outcome.h"

namespace chartroom::play {

using series::Jobs;
using series::ProgressSink;
using series::Range;

// The starts of games. A start that the map has comes first.
struct StartPlan {
  enum class Kind : std::uint8_t { free, fixed, all };  // agents choose; as given; every pair
  Kind kind = Kind::free;
  maps::Point blue;  // fixed
  maps::Point green;
};

struct TournamentPlan {
  maps::Map map;
  rules::Rulebook rules;
  std::string blue = "novice";  // names of agents
  std::string green = "novice";
  SurfacingWill surfacing = SurfacingWill::blocked;
  StartPlan starts;
  rules::Variant variant = rules::Variant::turns;
  std::array<Pace, 2> paces{};  // realtime: how fast blue and green call
  Count games = 1000;  // for each pair of starts; games 2j and 2j + 1 are pair j: in turns,
                       // blue begins game 2j and green game 2j + 1
  std::uint64_t seed = 1;
  Jobs jobs;
};

using TournamentOutcome = series::Outcome<Tally>;
using TournamentHooks = series::Hooks<rules::GameRecord>;
using Ranks = series::RanksFor<TournamentPlan, Tally>;

// The name of the skill that a plan measures: the agent, or both agents.
std::string level_of(const TournamentPlan& plan);

// Returns the number of pairs of starts in a plan; free starts count as one.
Count start_pairs(const TournamentPlan& plan);

// All pairs of games in a plan, numbered from 0 over all pairs of starts; the games that a range of
// pairs has.
Range all_pairs(const TournamentPlan& plan);
Count games_in(const TournamentPlan& plan, Range range);

// Returns the pair after the first `games` games of a range, which must be whole pairs.
Count pair_after(const TournamentPlan& plan, Range range, Count games);

// Returns why a plan cannot be played, or "": an unknown agent, an impossible pace, a start on an
// island, a map without water.
std::string problem_with(const TournamentPlan& plan);

// Play a range of pairs, or all; problem_with must be "". Rethrow an exception of a hook.
TournamentOutcome play_pairs(const TournamentPlan& plan, Range range,
                             const TournamentHooks& hooks = {});
TournamentOutcome play_tournament(const TournamentPlan& plan, const TournamentHooks& hooks = {});

}  // namespace chartroom::play

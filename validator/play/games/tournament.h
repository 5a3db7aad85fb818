// Many simulated games on one map, on any number of threads, always with the same outcome.
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

// Where games start: where the map forces a start it stands; else as given here.
struct StartPlan {
  enum class Kind : std::uint8_t { free, fixed, all };  // chosen by the agents; given; every pair
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
  Count games = 1000;           // for each pair of starts; games 2j and 2j + 1 are pair j, in turns
                                // blue begins the first of them and green the second
  std::uint64_t seed = 1;
  Jobs jobs;
};

using TournamentOutcome = series::Outcome<Tally>;
using TournamentHooks = series::Hooks<rules::GameRecord>;
using Ranks = series::RanksFor<TournamentPlan, Tally>;

// The name of the skill that a plan measures: the agent, or both of them.
std::string level_of(const TournamentPlan& plan);

// The pairs of starts that a plan asks for; one without points where the agents choose.
Count start_pairs(const TournamentPlan& plan);

// The pairs of games that a plan asks for, counted over all pairs of starts from 0, and how many
// games a range of them holds.
Range all_pairs(const TournamentPlan& plan);
Count games_in(const TournamentPlan& plan, Range range);

// The pair that comes after the first `games` games of a range, which end with a whole pair.
Count pair_after(const TournamentPlan& plan, Range range, Count games);

// What keeps a plan from being played ("" when nothing): an unknown agent, a start on an island,
// a map without water.
std::string problem_with(const TournamentPlan& plan);

// Plays a range of pairs, or all. The plan must have no problem. An exception of a hook ends the
// tournament and comes out here.
TournamentOutcome play_pairs(const TournamentPlan& plan, Range range,
                             const TournamentHooks& hooks = {});
TournamentOutcome play_tournament(const TournamentPlan& plan, const TournamentHooks& hooks = {});

}  // namespace chartroom::play

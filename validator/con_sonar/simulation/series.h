// Many simulated games of Con Sonar!, on any number of threads, always with the same outcome.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "validator/con_sonar/record.h"
#include "validator/con_sonar/simulation/tally.h"
#include "validator/series/outcome.h"

namespace chartroom::con_sonar {

using series::Jobs;
using series::Range;

// A game that lasts longer is given up.
inline constexpr int kMostTurns = 1'000;
// So many play where nobody says how many, if the deck has as many nations.
inline constexpr int kUsualAdmirals = 6;

// Who moves after whom: round and round, or there and back (1 2 3 3 2 1).
enum class Order : std::uint8_t { rounds, snake };
inline constexpr std::array<std::string_view, 2> kOrderNames{"rounds", "snake"};

struct SeriesPlan {
  Rules rules;
  // Who plays, in turn: in game g seat s is nation (g + s) of these, from the first again after the
  // last, so that seat and nation are told apart.
  std::vector<int> nations;
  std::vector<std::string> agents;  // names, one a seat
  int sonar = 0;                    // the level that agents may use; 0: none
  Count games = 1000;
  std::uint64_t seed = 1;
  Jobs jobs = {};
  // What changes of the rules would do; records of such games would break them.
  std::vector<int> first_hands = {};  // cards dealt to each seat; empty: the deck's hand
  Order order = Order::rounds;

  int admirals() const { return static_cast<int>(agents.size()); }
  Range all_games() const { return {0, games}; }
};

using SeriesOutcome = series::Outcome<Tally>;
using SeriesHooks = series::Hooks<GameRecord>;
using Ranks = series::RanksFor<SeriesPlan, Tally>;

// So many admirals play a deck where nobody says how many: six, or as many as it has nations.
int usual_admirals(const Rules& rules);

// The nations of a deck in its order.
std::vector<int> all_nations(const Rules& rules);

// Whether not all seats are played by the same agent.
bool agents_differ(const std::vector<std::string>& agents);

// The name of the skill that a table measures: the agent, or all of them, "greedy,random".
std::string level_of(const std::vector<std::string>& agents);

// What keeps a plan from being played ("" when nothing): an unknown agent, too few cards, a level
// that the deck's sonar does not have.
std::string problem_with(const SeriesPlan& plan);

// Plays a range of games. The plan must have no problem. An exception of a hook ends the series and
// comes out here.
SeriesOutcome play_series(const SeriesPlan& plan, Range range, const SeriesHooks& hooks = {});

}  // namespace chartroom::con_sonar

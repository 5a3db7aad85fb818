// Plays many simulated games of Con Sonar!. The number of threads does not change the outcome.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "validator/con_sonar/deck_record.h"
#include "validator/con_sonar/simulation/deck_tally.h"
#include "validator/series/outcome.h"

namespace chartroom::con_sonar {

using series::Jobs;
using series::Range;

// A game that lasts longer is given up.
inline constexpr int kMostTurns = 1'000;
// The default number of admirals, if the deck has as many nations.
inline constexpr int kUsualAdmirals = 6;

// The order of seats: round and round, or there and back (1 2 3 3 2 1).
enum class SeatOrder : std::uint8_t { rounds, snake };
inline constexpr std::array<std::string_view, 2> kSeatOrderNames{"rounds", "snake"};

struct SeriesPlan {
  Rules rules;
  // The nations that play, in turn: seat s of game g has nations[(g + s) % size]. So seats and
  // nations have separate results.
  std::vector<int> nations;
  std::vector<std::string> agents;  // names, one a seat
  int sonar_level = 0;              // the sonar level that agents may use; 0: none
  Count games = 1000;
  std::uint64_t seed = 1;
  Jobs jobs = {};
  // Changes of the rules to try out. Records of games with them break the rules.
  std::vector<int> first_hand_sizes = {};  // cards dealt to each seat; empty: the deck's hand
  SeatOrder seat_order = SeatOrder::rounds;

  int admirals() const { return static_cast<int>(agents.size()); }
  Range all_games() const { return {0, games}; }
};

using SeriesOutcome = series::Outcome<Tally>;
using SeriesHooks = series::Hooks<GameRecord>;
using Ranks = series::RanksFor<SeriesPlan, Tally>;

// Returns the default number of admirals: six, or the number of nations if that is smaller.
int usual_admirals(const Rules& rules);

// The nations of a deck in its order.
std::vector<int> all_nations(const Rules& rules);

// True if the seats have different agents.
bool agents_differ(const std::vector<std::string>& agents);

// The name of the skill that a table measures: the agent, or all of them, "greedy,random".
std::string level_of(const std::vector<std::string>& agents);

// Returns why a plan cannot be played, or "": an unknown agent, too few cards, a level that the
// deck's sonar does not have.
std::string problem_with(const SeriesPlan& plan);

// Plays a range of games; problem_with must be "". An exception of a hook ends it and is rethrown.
SeriesOutcome play_series(const SeriesPlan& plan, Range range, const SeriesHooks& hooks = {});

}  // namespace chartroom::con_sonar

// Counts of many games: whole numbers, so that any order of adding gives the same sums.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "maps/point.h"
#include "maps/team.h"
#include "validator/rules/action.h"
#include "validator/rules/announcement.h"
#include "validator/rules/game_result.h"
#include "validator/statistics/counts.h"

namespace chartroom::play {

using statistics::Count;

// The event that ended a won game.
enum class Ending : std::uint8_t { torpedo, own_torpedo, surfacing };

// "torpedo", "own-torpedo", "surfacing".
std::string_view to_string(Ending ending);

// Games from one pair of starts.
struct StartTally {
  Count games = 0;
  Count blue_wins = 0;
  Count green_wins = 0;
  friend bool operator==(const StartTally&, const StartTally&) = default;
};

// One count for each point of the sea.
using PointCounts = std::array<Count, maps::kMaxSide * maps::kMaxSide>;

constexpr std::size_t point_index(maps::Point p) {
  return static_cast<std::size_t>(p.row * maps::kMaxSide + p.column);
}

// The work of simulating games, counted so that it is equal on every machine. It is not compared:
// tallies are equal if their results are.
struct Effort {
  Count trails = 0;  // compared by both trackers over all announcements, for 110 points
  friend bool operator==(const Effort&, const Effort&) { return true; }
};

struct Tally {
  Count games = 0;
  std::array<Count, 2> wins_by_team{};   // blue, green
  std::array<Count, 2> wins_by_first{};  // the team that began, the other
  Count draws = 0;
  Count unfinished = 0;
  // Pairs of games from the same starts, each team beginning once, by blue's score in half points
  // 0 to 4: a win is two; a draw and an unfinished game are one.
  statistics::PairScores pairs{};
  statistics::PairScores pairs_by_first{};  // the same pairs by the score of the team that began
  std::map<std::pair<maps::Point, maps::Point>, StartTally> starts;  // by blue's and green's start
  std::map<int, Count> plies;                                        // games by length
  // Submarines by own actions until the enemy's operator has one candidate left.
  std::map<int, Count> actions_until_located;
  std::array<Count, 5> actions{};  // by ActionKind
  // Games won by the winner's torpedo, the loser's own torpedo, or the loser's surfacing.
  std::array<Count, 3> endings{};  // by Ending
  Count forced_surfacings = 0;     // the submarine could not navigate
  Count torpedo_damage = 0;        // dealt to the enemy
  Count self_damage = 0;           // by the own torpedo
  Count surfacing_damage = 0;      // surfacings that cost damage
  PointCounts visits{};            // arrivals, starts included
  PointCounts hits{};              // damage taken from torpedoes, by point
  PointCounts surfacings{};
  Effort effort;

  Tally& operator+=(const Tally& b);
  friend bool operator==(const Tally&, const Tally&) = default;

  // Adds one announcement, without arrivals, which announcements do not tell.
  void add(const rules::Announcement& said);
  // Adds the ending of a game by its last announcement; ignores games without a winner.
  void add_ending(rules::GameResult result, const rules::Announcement& last);
  // Adds the result, length and starts of a game.
  void add_game(rules::GameResult result, maps::Team first, maps::Point blue, maps::Point green,
                int ply_count);
  // Adds the scores of the two games of a pair.
  void add_pair(rules::GameResult blue_first, rules::GameResult green_first);
};

// Convert a tally to plain numbers, which other programs can send, and back. set_counts returns
// false if the numbers are not those of a tally.
std::vector<Count> counts_of(const Tally& tally);
bool set_counts(Tally& tally, const std::vector<Count>& counts);
Tally tally_of(const std::vector<Count>& counts);

// A team's score of a game in half points: 2 for a win, 0 for a loss, else 1.
int half_points(rules::GameResult result, maps::Team team);

}  // namespace chartroom::play

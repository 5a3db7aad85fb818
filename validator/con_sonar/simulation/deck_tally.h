// Counts of many games of Con Sonar!: whole numbers, so that their sums do not depend on the order.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "maps/con_sonar/deck.h"
#include "validator/statistics/counts.h"

namespace chartroom::con_sonar {

using statistics::Count;

// Wins are counted in these parts, so that a win shared by up to eight admirals is whole.
inline constexpr Count kWin = 840;

// Parts of a win as wins.
constexpr double whole_wins(Count parts) {
  return static_cast<double>(parts) / static_cast<double>(kWin);
}

// The action after a turn's queue; `queue` if there is none.
enum class TurnEnd : std::uint8_t { queue, strike, remove, bury, discard, sonar };
inline constexpr std::array<std::string_view, 6> kTurnEndNames{"queue", "strike",  "remove",
                                                               "bury",  "discard", "sonar"};

// The reason for a game's end; `no_submarine` if both hold.
enum class Ending : std::uint8_t { no_submarine, no_torpedo_card, limit };
inline constexpr std::array<std::string_view, 3> kEndingNames{"no_submarine", "no_torpedo_card",
                                                              "limit"};

// The work of simulating games, counted so that it is equal on every machine. It is not compared or
// written: tallies are equal if their results are.
struct Effort {
  Count turns_weighed = 0;  // compared by agents with a choice
  friend bool operator==(const Effort&, const Effort&) { return true; }
};

struct Tally {
  Count games = 0;
  std::array<Count, kMaxNations> wins_by_seat{};    // in parts of kWin
  std::array<Count, kMaxNations> wins_by_nation{};  // in parts of kWin
  std::array<Count, kMaxNations> games_by_nation{};
  std::array<std::map<int, Count>, kMaxNations> scores_by_seat;  // games by final score
  std::map<int, Count> turns;                                    // games by length
  std::array<Count, kMaxHand + 1> queues{};                      // turns by cards played
  std::array<Count, kTurnEndNames.size()> ends{};                // turns by TurnEnd
  Count strikes_possible = 0;                                    // turns that could end in a strike
  Count hits = 0;
  std::array<Count, kEndingNames.size()> endings{};  // games by Ending
  Effort effort;

  Count all_turns() const;
  Tally& operator+=(const Tally& b);
  friend bool operator==(const Tally&, const Tally&) = default;
};

// Convert a tally to plain numbers, which other programs can send, and back. set_counts returns
// false if the numbers are not those of a tally.
std::vector<Count> counts_of(const Tally& tally);
bool set_counts(Tally& tally, const std::vector<Count>& counts);
Tally tally_of(const std::vector<Count>& counts);

}  // namespace chartroom::con_sonar

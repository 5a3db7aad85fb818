// What is believed of a map's shares: before a game of it, by those of the map that it varies, and
// after its own. Everything the search chooses follows from it; no certificate does.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "validator/play/games/tally.h"
#include "validator/play/simulation/verdict.h"
#include "validator/statistics/counts.h"

namespace chartroom::generate {

using statistics::Count;

// What candidates are played by, in the order of reports.
inline constexpr std::array<std::string_view, 3> kLevels{"novice", "standard", "expert"};
enum class Level : std::uint8_t { novice, standard, expert };

// Games that were played at each of kLevels.
using Tallies = std::array<play::Tally, kLevels.size()>;

// How far a share is believed to lie from one half: a normal distribution.
struct Normal {
  double mean = 0;
  double variance = 0;
};

// For each question and level.
using Belief = std::array<std::array<Normal, kLevels.size()>, play::kQuestions.size()>;

// How a map comes from another.
enum class Change : std::uint8_t { nudge, vary };

// Of a new map.
Belief belief_of_new_map();
// Of a map's variation, by what is believed of the map.
Belief belief_of_change(const Belief& parent, Change change);
// After games.
Belief posterior(const Belief& prior, const Tallies& tallies);

// The chance that a certificate's games would show what it says: of a level, of all of them. With
// free starts nothing is asked of the sides.
double chance_of(const Belief& believed, Level level, bool forced_starts);
double chance_of(const Belief& believed, bool forced_starts);
// The largest variance of what is asked at a level.
double doubt_of(const Belief& believed, Level level, bool forced_starts);

}  // namespace chartroom::generate

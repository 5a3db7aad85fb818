// The belief on a map's shares: before its games, from the map that it varies, and after its games.
// It guides all choices of the search but no certificate.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "validator/play/games/tally.h"
#include "validator/play/simulation/verdict.h"
#include "validator/statistics/counts.h"

namespace chartroom::generate {

using statistics::Count;

// The captains that play candidates, in the order of reports.
inline constexpr std::array<std::string_view, 3> kLevels{"novice", "standard", "expert"};
enum class Level : std::uint8_t { novice, standard, expert };

// The games at each of kLevels.
using Tallies = std::array<play::Tally, kLevels.size()>;

// The believed distance of a share from one half: a normal distribution.
struct Normal {
  double mean = 0;
  double variance = 0;
};

// A belief for each question and level.
using Belief = std::array<std::array<Normal, kLevels.size()>, play::kQuestions.size()>;

// The size of a change from one map to another.
enum class Change : std::uint8_t { nudge, vary };

// Returns the belief on a new map.
Belief belief_of_new_map();
// Returns the belief on a variation of a map from the belief on that map.
Belief belief_of_change(const Belief& parent, Change change);
// Returns the belief after games.
Belief posterior(const Belief& prior, const Tallies& tallies);

// Returns the chance that a certificate's games would prove its claims: for one level, and for all.
// With free starts the sides need no proof.
double chance_of(const Belief& believed, Level level, bool forced_starts);
double chance_of(const Belief& believed, bool forced_starts);
// Returns the largest variance of the shares that count at a level.
double doubt_of(const Belief& believed, Level level, bool forced_starts);

}  // namespace chartroom::generate

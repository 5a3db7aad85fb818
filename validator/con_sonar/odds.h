// The odds of a strike. A roll below the target's step hits.
#pragma once

#include <cstdint>
#include <string>

namespace chartroom::con_sonar {

// Exact odds: `hits` of `of` equally likely rolls.
struct Odds {
  std::int64_t hits = 0;
  std::int64_t of = 1;

  double share() const { return static_cast<double>(hits) / static_cast<double>(of); }
};

// Returns the odds of at least one hit in `torpedoes` rolls of a die with `die` sides.
Odds strike_odds(int die, int step, int torpedoes);

// Returns the odds in percent, rounded, but 0 and 100 only if certain.
std::string in_hundredths(const Odds& odds);

}  // namespace chartroom::con_sonar

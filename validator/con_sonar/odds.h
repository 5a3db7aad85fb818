// The odds of a strike. A roll hits below the step on which the target stands.
#pragma once

#include <cstdint>
#include <string>

namespace chartroom::con_sonar {

// Exact: so many of so many equally likely rolls.
struct Odds {
  std::int64_t hits = 0;
  std::int64_t of = 1;

  double share() const { return static_cast<double>(hits) / static_cast<double>(of); }
};

// Of at least one hit in so many rolls of a die with so many sides.
Odds strike_odds(int die, int step, int torpedoes);

// In hundredths, rounded, but to 0 and 100 only where that is certain.
std::string in_hundredths(const Odds& odds);

}  // namespace chartroom::con_sonar

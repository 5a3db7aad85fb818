#include "exporters/con_sonar/parts/odds.h"

#include <algorithm>
#include <cmath>

namespace chartroom::exporters {

Odds strike_odds(int die, int step, int torpedoes) {
  const int misses = die - std::min(die, step - 1);
  std::int64_t all_miss = 1;
  std::int64_t all = 1;
  for (int k = 0; k < torpedoes; ++k) {
    all_miss *= misses;
    all *= die;
  }
  return {all - all_miss, all};
}

std::string in_hundredths(const Odds& odds) {
  if (odds.hits == 0) return "0";
  if (odds.hits == odds.of) return "100";
  const long rounded = std::lround(100 * odds.share());
  return rounded < 1 ? "<1" : rounded > 99 ? ">99" : std::to_string(rounded);
}

}  // namespace chartroom::exporters

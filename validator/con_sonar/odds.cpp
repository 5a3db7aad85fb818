#include "validator/con_sonar/odds.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace chartroom::con_sonar {

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
  return std::to_string(std::clamp(std::lround(100 * odds.share()), 1L, 99L));
}

}  // namespace chartroom::con_sonar

#include "validator/series/verdict.h"

#include <algorithm>
#include <array>

namespace chartroom::series {

std::string_view to_string(Decision decision) {
  switch (decision) {
    case Decision::fair:
      return "fair";
    case Decision::in_between:
      return "in-between";
    case Decision::unfair:
      return "unfair";
    case Decision::skill_dependent:
      return "skill-dependent";
    case Decision::stalls:
      return "stalls";
    case Decision::undecided:
      break;
  }
  return "undecided";
}

std::string_view in_words(Decision decision) {
  switch (decision) {
    case Decision::in_between:
      return "borderline";
    case Decision::skill_dependent:
      return "depends on skill";
    case Decision::stalls:
      return "games don't finish";
    default:
      return to_string(decision);
  }
}

Decision worse(Decision a, Decision b) {
  constexpr std::array kFromTheGravest{Decision::stalls,          Decision::unfair,
                                       Decision::skill_dependent, Decision::in_between,
                                       Decision::undecided,       Decision::fair};
  return *std::find_if(kFromTheGravest.begin(), kFromTheGravest.end(),
                       [&](Decision decision) { return decision == a || decision == b; });
}

}  // namespace chartroom::series

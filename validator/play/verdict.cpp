#include "validator/play/verdict.h"

namespace chartroom {
namespace {

constexpr double kStallShare = 0.05;

void decide(Verdict& verdict, const Tally& tally, std::string_view high, std::string_view low) {
  if (static_cast<double>(tally.unfinished) > kStallShare * static_cast<double>(tally.games)) {
    verdict.decision = Decision::stalls;
  } else if (verdict.share.low >= 0.5 - kFairMargin && verdict.share.high <= 0.5 + kFairMargin) {
    verdict.decision = Decision::fair;
  } else if (verdict.share.low > 0.5 + kFairMargin || verdict.share.high < 0.5 - kFairMargin) {
    verdict.decision = Decision::unfair;
    verdict.favours = verdict.share.low > 0.5 ? high : low;
  }
}

}  // namespace

std::string_view to_string(Decision decision) {
  switch (decision) {
    case Decision::fair:
      return "fair";
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

std::vector<Verdict> verdicts(const Tally& tally, const std::string& level, double confidence) {
  const double halves = 0.5 * static_cast<double>(tally.draws + tally.unfinished);
  Verdict first{
      "first-move",
      level,
      share(static_cast<double>(tally.wins_by_first[0]) + halves, tally.games, confidence),
      Decision::undecided,
      "",
      tally.games};
  decide(first, tally, "first", "second");
  Verdict side{"side",
               level,
               share(static_cast<double>(tally.wins_by_team[0]) + halves, tally.games, confidence),
               Decision::undecided,
               "",
               tally.games};
  decide(side, tally, "blue", "green");
  return {first, side};
}

}  // namespace chartroom

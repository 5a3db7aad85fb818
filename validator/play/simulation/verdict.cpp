#include "validator/play/simulation/verdict.h"

#include <algorithm>
#include <cmath>

#include "maps/platform/contract.h"

namespace chartroom::play {
namespace {

bool stalls(const Tally& tally) {
  return static_cast<double>(tally.unfinished) > kStallShare * static_cast<double>(tally.games);
}

void decide(Verdict& verdict) {
  const statistics::Interval& share = verdict.share;
  if (share.low >= 0.5 - kUnfairMargin && share.high <= 0.5 + kUnfairMargin) {
    verdict.decision = Decision::fair;
  } else if (share.low > 0.5 + kFairMargin || share.high < 0.5 - kFairMargin) {
    verdict.decision = Decision::unfair;
    verdict.favours = share.low > 0.5 ? high_of(verdict.question) : low_of(verdict.question);
  }
}

Decision decision_of(const std::vector<Verdict>& levels) {
  const auto any = [&](auto is) { return std::any_of(levels.begin(), levels.end(), is); };
  const auto decided = [](Decision decision) {
    return [decision](const Verdict& v) { return v.decision == decision; };
  };
  if (any(decided(Decision::stalls))) return Decision::stalls;
  if (std::all_of(levels.begin(), levels.end(), decided(Decision::fair))) return Decision::fair;
  std::optional<Favoured> favours;
  for (const Verdict& v : levels) {
    if (!v.favours) continue;
    if (favours && v.favours != favours) return Decision::skill_dependent;
    favours = v.favours;
  }
  if (!favours) return Decision::undecided;
  return any(decided(Decision::fair)) ? Decision::skill_dependent : Decision::unfair;
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

std::string_view to_string(Question question) {
  return question == Question::side ? "side" : "first-move";
}

std::string_view to_string(Favoured favoured) {
  switch (favoured) {
    case Favoured::first:
      return "first";
    case Favoured::second:
      return "second";
    case Favoured::blue:
      return "blue";
    case Favoured::green:
      break;
  }
  return "green";
}

Favoured high_of(Question question) {
  return question == Question::side ? Favoured::blue : Favoured::first;
}

Favoured low_of(Question question) {
  return question == Question::side ? Favoured::green : Favoured::second;
}

statistics::Interval share_for(Question question, const Tally& tally, double confidence) {
  const bool side = question == Question::side;
  const Count wins = side ? tally.wins_by_team[0] : tally.wins_by_first[0];
  const double points =
      static_cast<double>(wins) + 0.5 * static_cast<double>(tally.draws + tally.unfinished);
  return statistics::share_of_points(points, tally.games, side ? tally.pairs : tally.pairs_by_first,
                                     confidence);
}

std::vector<Verdict> verdicts(const Tally& tally, const std::string& level, double confidence) {
  std::vector<Verdict> result;
  for (const Question question : kQuestions) {
    Verdict verdict;
    verdict.question = question;
    verdict.level = level;
    verdict.share = share_for(question, tally, confidence);
    verdict.games = tally.games;
    if (stalls(tally)) {
      verdict.decision = Decision::stalls;
    } else {
      decide(verdict);
    }
    result.push_back(verdict);
  }
  return result;
}

Verdict overall(const std::vector<Verdict>& levels) {
  CHARTROOM_EXPECTS(!levels.empty());
  const Verdict& farthest =
      *std::max_element(levels.begin(), levels.end(), [](const Verdict& a, const Verdict& b) {
        return std::abs(a.share.estimate - 0.5) < std::abs(b.share.estimate - 0.5);
      });
  Verdict all;
  all.question = farthest.question;
  all.level = kAllLevels;
  all.share = farthest.share;
  all.decision = decision_of(levels);
  all.proof = farthest.proof;
  for (const Verdict& v : levels) {
    all.games += v.games;
    if (all.decision == Decision::unfair && v.favours) all.favours = v.favours;
  }
  return all;
}

}  // namespace chartroom::play

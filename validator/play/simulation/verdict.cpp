#include "validator/play/simulation/verdict.h"

#include <algorithm>
#include <cmath>

#include "maps/platform/contract.h"

namespace chartroom::play {
namespace {

bool stalls(const Tally& tally) {
  return static_cast<double>(tally.unfinished) > kStallShare * static_cast<double>(tally.games);
}

bool apart(const statistics::Interval& a, const statistics::Interval& b) {
  return a.high < b.low || b.high < a.low;
}

// True if the other level is fair, or unfair for the other team.
bool contradicts(const Verdict& unfair, const Verdict& other) {
  return unfair.favours &&
         (other.decision == Decision::fair || (other.favours && other.favours != unfair.favours));
}

Decision decision_of(const std::vector<Verdict>& levels) {
  const auto any = [&](Decision decision) {
    return std::any_of(levels.begin(), levels.end(),
                       [decision](const Verdict& v) { return v.decision == decision; });
  };
  const auto fair = [](const Verdict& v) { return v.decision == Decision::fair; };
  if (any(Decision::stalls)) return Decision::stalls;
  if (std::all_of(levels.begin(), levels.end(), fair)) return Decision::fair;
  bool contradicted = false;
  for (const Verdict& one : levels) {
    for (const Verdict& other : levels) {
      if (!contradicts(one, other)) continue;
      contradicted = true;
      if (apart(one.share, other.share)) return Decision::skill_dependent;
    }
  }
  if (any(Decision::unfair) && !contradicted) return Decision::unfair;
  return contradicted || any(Decision::in_between) ? Decision::in_between : Decision::undecided;
}

}  // namespace

void decide(Verdict& verdict, statistics::SprtAnswer answer) {
  verdict.decision = answer == statistics::SprtAnswer::near      ? Decision::fair
                     : answer == statistics::SprtAnswer::between ? Decision::in_between
                     : answer == statistics::SprtAnswer::open    ? Decision::undecided
                                                                 : Decision::unfair;
  if (answer == statistics::SprtAnswer::high) verdict.favours = high_of(verdict.question);
  if (answer == statistics::SprtAnswer::low) verdict.favours = low_of(verdict.question);
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
      decide(verdict,
             statistics::answer_of(verdict.share, {.near = kFairMargin, .far = kUnfairMargin}));
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
  all.level = kAllSkills;
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

#include <fmt/core.h>

#include <algorithm>

#include "validator/play/simulation/fairness.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::play {
namespace {

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  }
  return text;
}

// "blue takes 57.8 % of the points at novice (56.8 to 58.8 %)".
std::string advantage(const Verdict& v) {
  const bool high = v.favours == high_of(v.question);
  const auto percent = [high](double share) { return 100 * (high ? share : 1 - share); };
  const std::string_view who = v.question == Question::side ? to_string(*v.favours)
                               : high                       ? "the first player"
                                                            : "the second player";
  return fmt::format("{} takes {:.1f}% of the points at {} ({:.1f} to {:.1f}%)", who,
                     percent(v.share.estimate), v.level, percent(high ? v.share.low : v.share.high),
                     percent(high ? v.share.high : v.share.low));
}

// Returns the verdicts at each level, those on the gravest question first.
std::vector<Verdict> gravest_first(const Fairness& fairness) {
  std::vector<Verdict> result = fairness.verdicts;
  std::stable_partition(result.begin(), result.end(),
                        [&fairness](const Verdict& v) { return v.question == fairness.gravest(); });
  return result;
}

std::vector<std::string> advantages(const Fairness& fairness) {
  std::vector<std::string> result;
  for (const Verdict& v : gravest_first(fairness)) {
    if (v.favours && v.level != kAllSkills) result.push_back(advantage(v));
  }
  return result;
}

std::string fair_words(const Fairness& fairness) {
  const std::string& proof = fairness.overall(Question::side).proof;
  const double points = 100 * fairness.budget.test.middle();
  if (!proof.empty()) {
    return fmt::format(
        "the sides are equal ({}), and the first move is worth less than {:g} percentage points",
        proof, points);
  }
  return fmt::format("neither a side nor the first move is worth {:g} percentage points", points);
}

std::string stall_words(const Fairness& fairness) {
  std::vector<std::string> shares;
  for (const SkillPlay& play : fairness.levels) {
    if (!play.asked || play.tally.games == 0) continue;
    shares.push_back(fmt::format("{:.1f}% at {}", 100 * unfinished_share(play.tally), play.level));
  }
  return "too many games are unfinished: " + listed(shares);
}

// Lists the intervals of the verdicts with this decision, without the verdict for all levels.
std::string shares_where(const Fairness& fairness, Decision decision) {
  std::vector<std::string> shares;
  for (const Verdict& v : gravest_first(fairness)) {
    if (v.decision != decision || v.level == kAllSkills) continue;
    shares.push_back(fmt::format("{} takes {:.1f} to {:.1f}% at {}",
                                 v.question == Question::side ? "blue" : "the first player",
                                 100 * v.share.low, 100 * v.share.high, v.level));
  }
  return listed(shares);
}

// A fair level and an unfair one whose intervals overlap are in between, too.
std::string in_between_sentence(const Fairness& fairness) {
  const statistics::SprtPlan& asked = fairness.budget.test;
  std::vector<std::string> shares = advantages(fairness);
  const std::string between = shares_where(fairness, Decision::in_between);
  if (!between.empty()) shares.push_back(between);
  return fmt::format("Borderline between fair ({:g} percentage points) and unfair ({:g}): {}.",
                     100 * asked.near, 100 * asked.far, listed(shares));
}

}  // namespace

std::string sentence(const Fairness& fairness) {
  std::vector<std::string> levels;
  for (const SkillPlay& play : fairness.levels) {
    if (play.asked) levels.push_back(play.level);
  }
  switch (fairness.decision()) {
    case Decision::fair:
      return fmt::format("Fair at {}: {}.", listed(levels), fair_words(fairness));
    case Decision::in_between:
      return in_between_sentence(fairness);
    case Decision::unfair:
      return fmt::format("Unfair: {}.", listed(advantages(fairness)));
    case Decision::skill_dependent:
      return fmt::format("Depends on skill: {}, but not at all of {}.",
                         listed(advantages(fairness)), listed(levels));
    case Decision::stalls:
      return fmt::format("Games don't finish: {}.", stall_words(fairness));
    case Decision::undecided:
      break;
  }
  return fmt::format("Undecided after {} games: {}.", fairness.games(),
                     shares_where(fairness, Decision::undecided));
}

}  // namespace chartroom::play

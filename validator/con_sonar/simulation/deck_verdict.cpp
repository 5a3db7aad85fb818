#include "validator/con_sonar/simulation/deck_verdict.h"

#include <algorithm>

#include "validator/series/looks.h"

namespace chartroom::con_sonar {
namespace {

using statistics::Interval;

// Returns the interval of the distance from an even share to the share farthest from it.
Interval farthest(const std::vector<Interval>& shares, double even) {
  Interval distance{0, 0, 0};
  for (const Interval& share : shares) {
    distance.low = std::max({distance.low, share.low - even, even - share.high});
    distance.high = std::max({distance.high, share.high - even, even - share.low});
  }
  return distance;
}

Decision decision_on(const Interval& distance, double margin) {
  if (distance.low >= kUnfairMargins * margin) return Decision::unfair;
  if (distance.high <= margin) return Decision::fair;
  const bool between = distance.low > margin && distance.high < kUnfairMargins * margin;
  return between ? Decision::in_between : Decision::undecided;
}

std::vector<Interval> shares_of(Question question, const Tally& tally, const VerdictPlan& plan) {
  const bool seats = question == Question::seats;
  const std::size_t count = seats ? static_cast<std::size_t>(plan.admirals) : plan.nations.size();
  const double confidence = 1 - (1 - plan.confidence) / static_cast<double>(count);
  std::vector<Interval> shares;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = seats ? i : static_cast<std::size_t>(plan.nations[i]);
    // Shared wins vary less than whole wins, so the interval is rather too wide than too narrow.
    const Count wins = seats ? tally.wins_by_seat[place] : tally.wins_by_nation[place];
    shares.push_back(statistics::share(
        whole_wins(wins), seats ? tally.games : tally.games_by_nation[place], confidence));
  }
  return shares;
}

// The games before the first look; each further look is after half as many games more.
constexpr Count kFirstVerdictLook = 960;

bool stalls(const Tally& tally, double confidence) {
  const Count given_up = tally.endings[static_cast<std::size_t>(Ending::limit)];
  return statistics::share(static_cast<double>(given_up), tally.games, confidence).low >
         kStallShare;
}

}  // namespace

std::string_view to_string(Question question) {
  return question == Question::seats ? "seats" : "nations";
}

Verdict verdict(Question question, const Tally& tally, const VerdictPlan& plan,
                const std::string& level) {
  Verdict result;
  result.question = question;
  result.level = level;
  result.shares = shares_of(question, tally, plan);
  result.games = tally.games;
  if (stalls(tally, plan.confidence)) {
    result.decision = Decision::stalls;
    return result;
  }
  if (question == Question::seats && plan.agents_differ) return result;
  result.decision = decision_on(farthest(result.shares, 1.0 / plan.admirals), plan.margin);
  if (result.decision == Decision::unfair) {
    const auto most = std::max_element(
        result.shares.begin(), result.shares.end(),
        [](const Interval& a, const Interval& b) { return a.estimate < b.estimate; });
    result.favours = static_cast<int>(most - result.shares.begin());
  }
  return result;
}

SequentialVerdicts::SequentialVerdicts(const VerdictPlan& plan, Count most_games,
                                       const std::string& level)
    : plan_(plan),
      level_(level),
      looks_(series::looks_up_to(most_games, kFirstVerdictLook,
                                 [](Count games) { return games + games / 2; })) {
  plan_.confidence = 1 - (1 - plan.confidence) / static_cast<double>(looks_.size());
  look({});
}

void SequentialVerdicts::look(const Tally& tally) {
  for (const Question question : kQuestions) {
    Verdict& known = verdicts_[static_cast<std::size_t>(question)];
    Verdict now = verdict(question, tally, plan_, level_);
    if (known.decision != Decision::undecided) {
      now.decision = known.decision;
      now.favours = known.favours;
    }
    known = std::move(now);
  }
}

bool SequentialVerdicts::answered() const {
  return std::all_of(verdicts_.begin(), verdicts_.end(), [](const Verdict& verdict) {
    return verdict.decision != Decision::undecided;
  });
}

}  // namespace chartroom::con_sonar

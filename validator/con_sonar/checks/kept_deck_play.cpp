#include "validator/con_sonar/checks/kept_deck_play.h"

#include "validator/checks/cache/kept.h"
#include "validator/con_sonar/checks/check_deck.h"

namespace chartroom::series {

template <>
struct Parts<statistics::Interval> {
  using T = statistics::Interval;
  static constexpr std::tuple members{&T::estimate, &T::low, &T::high};
};

// Without the jobs.
template <>
struct Parts<con_sonar::PlayBudget> {
  using T = con_sonar::PlayBudget;
  static constexpr std::tuple members{&T::levels,           &T::admirals,   &T::nations,
                                      &T::sonar_level,      &T::most_games, &T::most_turns_weighed,
                                      &T::margin,           &T::confidence, &T::seed,
                                      &T::first_hand_sizes, &T::seat_order};
};

template <>
struct Parts<con_sonar::Verdict> {
  using T = con_sonar::Verdict;
  static constexpr std::tuple members{&T::question, &T::level,   &T::decision,
                                      &T::shares,   &T::favours, &T::games};
};

template <>
struct Parts<con_sonar::SkillPlay> {
  using T = con_sonar::SkillPlay;
  static constexpr std::tuple members{&T::level, &T::tally, &T::seats_verdict, &T::nations_verdict,
                                      &T::cut_short};
};

template <>
struct Parts<con_sonar::DeckFairness> {
  using T = con_sonar::DeckFairness;
  static constexpr std::tuple members{&T::budget, &T::levels, &T::complete};
};

}  // namespace chartroom::series

namespace chartroom::con_sonar {

DeckFairness kept_fairness(checks::ResultCache* cache, const Rules& rules, const PlayBudget& budget,
                           const FairnessHooks& hooks) {
  const std::string key =
      "deck fairness\n" + same_play_key(rules.deck()) + "\n" + checks::packed(budget);
  DeckFairness play =
      checks::kept(cache, key, [&] { return measure_fairness(rules, budget, hooks); });
  play.budget.jobs = budget.jobs;
  return play;
}

}  // namespace chartroom::con_sonar

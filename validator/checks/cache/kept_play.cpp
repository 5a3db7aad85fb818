#include "validator/checks/cache/kept_play.h"

#include <fmt/core.h>

#include "maps/files/map_file.h"
#include "validator/checks/cache/kept.h"
#include "validator/checks/cache/kept_tracking.h"
#include "validator/play/games/point_parts.h"
#include "validator/play/simulation/simulation.h"

namespace chartroom::series {

template <>
struct Parts<statistics::Interval> {
  using T = statistics::Interval;
  static constexpr std::tuple members{&T::estimate, &T::low, &T::high};
};

template <>
struct Parts<statistics::SprtPlan> {
  using T = statistics::SprtPlan;
  static constexpr std::tuple members{&T::near, &T::far, &T::false_alarm, &T::miss,
                                      &T::missed_middle};
};

// Without the starts and the jobs.
template <>
struct Parts<play::FairnessBudget> {
  using T = play::FairnessBudget;
  static constexpr std::tuple members{&T::levels,           &T::beside,       &T::most_pairs,
                                      &T::confirming_pairs, &T::beside_pairs, &T::at_will_pairs,
                                      &T::most_trails,      &T::test,         &T::stall_share,
                                      &T::confidence,       &T::seed};
};

template <>
struct Parts<play::Verdict> {
  using T = play::Verdict;
  static constexpr std::tuple members{&T::question, &T::level, &T::share, &T::decision,
                                      &T::favours,  &T::games, &T::proof};
};

template <>
struct Parts<play::SkillPlay> {
  using T = play::SkillPlay;
  static constexpr std::tuple members{&T::level,      &T::asked,   &T::tally,
                                      &T::confirming, &T::at_will, &T::cut_short};
};

// Without the budget, which is that of the request.
template <>
struct Parts<play::Fairness> {
  using T = play::Fairness;
  static constexpr std::tuple members{&T::verdicts, &T::levels, &T::complete};
};

template <>
struct Parts<play::ResponderBudget> {
  using T = play::ResponderBudget;
  static constexpr std::tuple members{&T::rollouts, &T::depth};
};

template <>
struct Parts<play::Response> {
  using T = play::Response;
  static constexpr std::tuple members{
      &T::level, &T::enemy, &T::games, &T::level_half_points, &T::responder_half_points, &T::gain};
};

template <>
struct Parts<play::Responses> {
  using T = play::Responses;
  static constexpr std::tuple members{&T::list, &T::complete};
};

template <>
struct Parts<checks::StartMetrics> {
  using T = checks::StartMetrics;
  static constexpr std::tuple members{&T::start, &T::sequences, &T::found,
                                      &T::ended, &T::entropy,   &T::placements};
};

template <>
struct Parts<checks::TrackingMetrics> {
  using T = checks::TrackingMetrics;
  static constexpr std::tuple members{&T::mean_placements, &T::exact_moves,
                                      &T::ambiguous_moves, &T::ambiguous_at_most,
                                      &T::ambiguous_trail, &T::also_from};
};

}  // namespace chartroom::series

namespace chartroom::checks {
namespace {

// Leaves out what is only read or printed.
std::string sea_key(maps::Map map) {
  map.id = "sea";
  map.revision = map.author = map.license = "";
  map.name = map.notes = {};
  map.theme.reset();
  map.rules = {};  // the rulebook has them
  return to_canonical_json(map);
}

std::string game_key(const maps::Map& map, const rules::Rulebook& rules) {
  std::string key = sea_key(map) + fmt::format("captains {}\n", play::kCaptains);
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    key += fmt::format("{} {}\n", rule.name, rules.*rule.number);
  }
  return key;
}

}  // namespace

TrackingMetrics kept_tracking(ResultCache* cache, const maps::Map& map) {
  return kept(cache, "tracking\n" + sea_key(map), [&map] { return tracking_metrics(map); });
}

std::vector<StartMetrics> kept_start_metrics(ResultCache* cache, const maps::Map& map, int moves) {
  return kept(cache, fmt::format("starts {}\n", moves) + sea_key(map),
              [&] { return start_metrics(map, moves); });
}

play::Fairness kept_fairness(ResultCache* cache, const maps::Map& map, const rules::Rulebook& rules,
                             const play::FairnessBudget& budget, const play::FairnessHooks& hooks) {
  const std::string key =
      "fairness\n" + game_key(map, rules) + to_string(budget.starts) + "\n" + packed(budget);
  play::Fairness play =
      kept(cache, key, [&] { return measure_fairness(map, rules, budget, hooks); });
  play.budget = budget;
  return play;
}

play::Responses kept_responses(ResultCache* cache, const play::ResponsePlan& plan,
                               const play::ResponseHooks& hooks) {
  if (plan.seconds > 0) return play_responses(plan, hooks);  // other machines play other games
  std::string key =
      "responses\n" + game_key(plan.map, plan.rules) + to_string(plan.starts) +
      fmt::format("\n{} {} {} ", static_cast<int>(plan.surfacing), plan.games, plan.seed) +
      packed(plan.budget) + packed(plan.levels);
  return kept(cache, key, [&] { return play_responses(plan, hooks); });
}

}  // namespace chartroom::checks

#include "validator/play/simulation/fairness.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "maps/symmetry.h"
#include "validator/series/looks.h"

namespace chartroom::play {
namespace {

// Pairs between two looks: whole blocks, so that the looks do not depend on the threads.
constexpr Count kPairsALook = 256;
// An agent beside is slow, so its progress comes after fewer pairs.
constexpr Count kPairsBesideALook = 64;
// Pairs that show what games on this map cost.
constexpr Count kFirstPairs = 4;
// An agent beside spends this many times the work of others on a trail.
constexpr Count kWorkBeside = 100;
// A stalling level takes long and proves little, so its interval gets no more pairs than this.
constexpr Count kStallingPairs = 256;

TournamentPlan level_plan(const maps::Map& map, const rules::Rulebook& rules,
                          const FairnessBudget& budget, const std::string& level,
                          SurfacingWill will) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rules;
  plan.blue = plan.green = level;
  plan.surfacing = will;
  plan.starts = budget.starts;
  plan.games = 2 * std::max({budget.most_pairs + budget.confirming_pairs, budget.beside_pairs,
                             budget.at_will_pairs});
  plan.seed = budget.seed;
  plan.jobs = budget.jobs;
  return plan;
}

// Plays one level until both questions are answered, then plays fresh games for the interval.
class LevelTest {
 public:
  LevelTest(const maps::Map& map, const rules::Rulebook& rules, const FairnessBudget& budget,
            const std::string& level, const FairnessHooks& hooks)
      : budget_(budget),
        hooks_(hooks),
        plan_(level_plan(map, rules, budget, level, SurfacingWill::blocked)),
        at_will_(level_plan(map, rules, budget, level, SurfacingWill::at_will)),
        proof_(side_proof(map, budget.starts)),
        tests_{statistics::MirroredSprt(shared(budget)), statistics::MirroredSprt(shared(budget))},
        stalls_(0.8 * tested_share(budget), std::min(1.2 * tested_share(budget), 0.9999),
                budget.test.false_alarm) {
    play_.level = level;
  }

  SkillPlay ask() {
    const auto looks = series::looks_up_to(budget_.most_pairs, kPairsALook,
                                           [](Count pairs) { return pairs + kPairsALook; });
    const auto play_on = [this](const Range& pairs) {
      if (!play(plan_, pairs, play_.tally)) return false;
      played_ = pairs.end;
      return true;
    };
    series::play_until_decided(looks, play_on, [this] {
      look();
      return answered();
    });
    find_answers();
    const Count confirming =
        stalling() ? std::min(kStallingPairs, budget_.confirming_pairs) : budget_.confirming_pairs;
    confirm({budget_.most_pairs, budget_.most_pairs + confirming}, kPairsALook);
    return play_;
  }

  SkillPlay watch() {
    play_.asked = false;
    confirm({0, budget_.beside_pairs}, kPairsBesideALook);
    return play_;
  }

  Verdict verdict(Question question) const {
    Verdict v;
    v.question = question;
    v.level = play_.level;
    if (proved(question)) {
      v.proof = proof_;
      v.share = {0.5, 0.5, 0.5};
      v.decision = Decision::fair;
      return v;
    }
    v.share = share_for(question, play_.confirming, budget_.confidence);
    v.games = play_.confirming.games;
    if (!play_.asked) return v;
    if (stalling()) {
      v.decision = Decision::stalls;
      return v;
    }
    decide(v);
    return v;
  }

 private:
  // A test needs shares that games can have more and less of.
  static double tested_share(const FairnessBudget& budget) {
    return std::clamp(budget.stall_share, 0.001, 1.0);
  }

  // Any level may raise a false alarm, so the levels share the allowed error.
  static statistics::SprtPlan shared(const FairnessBudget& budget) {
    statistics::SprtPlan plan = budget.test;
    const auto levels = static_cast<double>(std::max<std::size_t>(1, budget.levels.size()));
    plan.false_alarm /= levels;
    plan.missed_middle /= levels;
    return plan;
  }

  bool proved(Question question) const { return question == Question::side && !proof_.empty(); }
  bool stopped() const { return hooks_.stop && *hooks_.stop; }
  bool stalling() const {
    return budget_.stall_share < 1 && stalls_.answer() == statistics::ShareSprt::Answer::many;
  }

  statistics::SprtAnswer answer_to(Question question) const {
    return tests_[static_cast<std::size_t>(question)].answer();
  }

  bool answered() const {
    if (stalling()) return true;
    return std::all_of(kQuestions.begin(), kQuestions.end(), [this](Question question) {
      return proved(question) || answer_to(question) != statistics::SprtAnswer::open;
    });
  }

  // Plays a range in parts, so that games that cost much end near the budget's work. Returns false
  // if it was stopped or cut short.
  bool play(const TournamentPlan& plan, Range range, Tally& tally) {
    TournamentHooks hooks;
    hooks.stop = hooks_.stop;
    while (range.begin < range.end && !stopped()) {
      const Count pairs = std::min(range.end - range.begin, affordable_pairs(tally));
      if (pairs == 0) {
        play_.cut_short = true;
        return false;
      }
      tally += play_pairs(plan, {range.begin, range.begin + pairs}, hooks).tally;
      range.begin += pairs;
    }
    return !stopped();
  }

  Count affordable_pairs(const Tally& tally) const {
    const Count most = budget_.most_trails / (play_.asked ? 1 : kWorkBeside);
    return series::affordable_games(most, tally.effort.trails, (tally.games + 1) / 2, kFirstPairs);
  }

  void look() {
    tests_[static_cast<std::size_t>(Question::first_move)].look(play_.tally.pairs_by_first);
    tests_[static_cast<std::size_t>(Question::side)].look(play_.tally.pairs);
    stalls_.look(play_.tally.unfinished, play_.tally.games);
    tell(play_.tally);
  }

  // Calls the hooks; `looked_at` is the level's own tally or its fresh games.
  void tell(const Tally& looked_at) const {
    const bool fresh = &looked_at != &play_.tally;
    if (hooks_.progress) report_progress(looked_at, fresh);
    if (hooks_.games) hooks_.games(play_.level, play_.tally, fresh ? looked_at : Tally());
  }

  void report_progress(const Tally& looked_at, bool fresh) const {
    const Count asked = budget_.most_pairs + budget_.confirming_pairs;
    hooks_.progress({play_.level, play_.tally.games + (fresh ? looked_at.games : 0),
                     2 * (play_.asked ? asked : budget_.beside_pairs),
                     share_for(Question::side, looked_at, budget_.confidence),
                     share_for(Question::first_move, looked_at, budget_.confidence)});
  }

  void confirm(Range range, Count step) {
    bool goes_on = true;
    for (Count begin = range.begin; begin < range.end && goes_on; begin += step) {
      goes_on = play(plan_, {begin, std::min(range.end, begin + step)}, play_.confirming);
      tell(play_.confirming);
    }
    play_.tally += play_.confirming;
    if (!stopped()) play(at_will_, {0, budget_.at_will_pairs}, play_.at_will);
  }

  // Takes the tests' answer unless the fresh games contradict it. A share near a limit has two
  // right answers; the interval then decides, since players doubt a fair share of 51.3 to 52.4%.
  void decide(Verdict& v) const {
    const statistics::SprtAnswer found = found_[static_cast<std::size_t>(v.question)];
    if (!agrees(v.share, found)) return;
    play::decide(v, lies_between(v.share, found) ? statistics::SprtAnswer::between : found);
  }

  // True if the interval is between fair and unfair, although the answer is one of them.
  bool lies_between(const statistics::Interval& interval, statistics::SprtAnswer answer) const {
    const double low = interval.low - 0.5;
    const double high = interval.high - 0.5;
    switch (answer) {
      case statistics::SprtAnswer::near:
        return low > budget_.test.near || high < -budget_.test.near;
      case statistics::SprtAnswer::high:
        return high < budget_.test.far;
      case statistics::SprtAnswer::low:
        return low > -budget_.test.far;
      default:
        return false;
    }
  }

  // Takes the tests' answers. At the end of the budget, an open answer comes from all games so far,
  // since a share halfway between two right answers keeps the tests open for long.
  void find_answers() {
    const double confidence = 1 - budget_.test.miss / 10;  // adds little to the tests' errors
    for (const Question question : kQuestions) {
      statistics::SprtAnswer answer = answer_to(question);
      if (answer == statistics::SprtAnswer::open && played_ == budget_.most_pairs) {
        answer = statistics::answer_of(share_for(question, play_.tally, confidence), budget_.test);
      }
      found_[static_cast<std::size_t>(question)] = answer;
    }
  }

  // True if the interval allows the answer.
  bool agrees(const statistics::Interval& interval, statistics::SprtAnswer answer) const {
    const double little = budget_.test.near;
    const double much = budget_.test.far;
    const auto reaches = [&interval](double low, double high) {
      return interval.low <= 0.5 + high && interval.high >= 0.5 + low;
    };
    switch (answer) {
      case statistics::SprtAnswer::near:
        return reaches(-much, much);
      case statistics::SprtAnswer::between:
        return reaches(little, much) || reaches(-much, -little);
      case statistics::SprtAnswer::high:
        return interval.high > 0.5 + little;
      case statistics::SprtAnswer::low:
        return interval.low < 0.5 - little;
      case statistics::SprtAnswer::open:
        break;
    }
    return true;
  }

  const FairnessBudget& budget_;
  const FairnessHooks& hooks_;
  TournamentPlan plan_;
  TournamentPlan at_will_;
  std::string proof_;
  std::array<statistics::MirroredSprt, 2> tests_;  // by Question
  std::array<statistics::SprtAnswer, 2> found_{};  // by Question
  statistics::ShareSprt stalls_;
  Count played_ = 0;
  SkillPlay play_;
};

std::vector<std::string> offered(std::vector<std::string> names) {
  std::erase_if(names, [](const std::string& name) {
    return make_agent<2>(name, SurfacingWill::blocked) == nullptr;
  });
  return names;
}

}  // namespace

std::vector<std::string> verdict_skills() { return offered({"novice", "standard", "expert"}); }

FairnessBudget fairness_budget() {
  FairnessBudget budget;
  budget.levels = offered({"novice", "standard"});
  return budget;
}

FairnessBudget thorough_budget() {
  FairnessBudget budget;
  budget.levels = verdict_skills();
  budget.beside = offered({"master"});
  budget.most_pairs *= 4;
  budget.confirming_pairs *= 4;
  budget.at_will_pairs *= 4;
  budget.most_trails *= 4;
  return budget;
}

FairnessBudget deciding_budget(double margin, double confidence) {
  FairnessBudget budget = thorough_budget();
  const double z = statistics::normal_deviations(confidence);
  budget.beside.clear();
  const double error = 1 - confidence;
  budget.test = {margin, 3 * margin, error, error, error};
  // The tests need more games for a finer margin and for a surer answer.
  const double looks = 6.5 * std::log(1 / (1 - confidence)) / (margin * margin) / kPairsALook / 4;
  budget.most_pairs = kPairsALook * static_cast<Count>(std::ceil(looks));
  budget.confirming_pairs = static_cast<Count>(std::ceil(z * z / (8 * margin * margin)));
  budget.confidence = confidence;
  return budget;
}

std::string side_proof(const maps::Map& map, const StartPlan& starts) {
  if (!map.starts.any() && starts.kind != StartPlan::Kind::fixed) {
    return "both sides choose their starts alike";
  }
  maps::Map played = map;
  if (starts.kind == StartPlan::Kind::fixed) {
    if (!played.starts.blue) played.starts.blue = starts.blue;
    if (!played.starts.green) played.starts.green = starts.green;
  }
  if (played.starts.blue && played.starts.blue == played.starts.green) {
    return "both sides start on one point";
  }
  const auto symmetry = exchanges_starts(played);
  return symmetry ? std::string(to_string(*symmetry)) : "";
}

std::string problem_with(const maps::Map& map, const rules::Rulebook& rules,
                         const FairnessBudget& budget) {
  if (budget.levels.empty()) return "no skill to test at";
  if (budget.starts.kind == StartPlan::Kind::all) {
    return "a verdict needs one pair of starts, or free starts (not all)";
  }
  std::vector<std::string> names = budget.levels;
  names.insert(names.end(), budget.beside.begin(), budget.beside.end());
  for (const std::string& level : names) {
    const std::string problem =
        problem_with(level_plan(map, rules, budget, level, SurfacingWill::blocked));
    if (!problem.empty()) return problem;
  }
  return "";
}

Fairness measure_fairness(const maps::Map& map, const rules::Rulebook& rules,
                          const FairnessBudget& budget, const FairnessHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(map, rules, budget).empty());
  Fairness fairness;
  fairness.budget = budget;
  std::array<std::vector<Verdict>, 2> asked;
  std::array<std::vector<Verdict>, 2> all;
  const auto judge = [&](const std::string& level, bool ask) {
    LevelTest test_of_level(map, rules, budget, level, hooks);
    fairness.levels.push_back(ask ? test_of_level.ask() : test_of_level.watch());
    for (const Question question : kQuestions) {
      const auto i = static_cast<std::size_t>(question);
      all[i].push_back(test_of_level.verdict(question));
      if (ask) asked[i].push_back(all[i].back());
    }
  };
  for (const std::string& level : budget.levels) judge(level, true);
  for (const std::string& level : budget.beside) judge(level, false);
  for (const Question question : kQuestions) {
    const auto i = static_cast<std::size_t>(question);
    all[i].push_back(overall(asked[i]));
    fairness.verdicts.insert(fairness.verdicts.end(), all[i].begin(), all[i].end());
  }
  fairness.complete = !(hooks.stop && *hooks.stop);
  return fairness;
}

const Verdict& Fairness::overall(Question question) const {
  for (const Verdict& v : verdicts) {
    if (v.question == question && v.level == kAllSkills) return v;
  }
  contract_broken("a fairness result has an overall verdict", __FILE__, __LINE__);
}

Decision Fairness::decision() const {
  return worse(overall(Question::first_move).decision, overall(Question::side).decision);
}

Question Fairness::gravest() const {
  const auto gravity = [this](Question question) {
    const Verdict& verdict = overall(question);
    return std::pair(verdict.decision == decision(), std::abs(verdict.share.estimate - 0.5));
  };
  return gravity(Question::side) > gravity(Question::first_move) ? Question::side
                                                                 : Question::first_move;
}

Count Fairness::games() const {
  Count games = 0;
  for (const SkillPlay& play : levels) games += play.tally.games;
  return games;
}

}  // namespace chartroom::play

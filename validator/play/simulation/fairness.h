// The verdict on a map: is it fair? If not, whom does it favor, and at which skills?
// Captains of one skill play each other. For every skill, sequential tests (sprt.h) decide as soon
// as the games allow it. The interval comes from fresh games, which the tests did not see. A
// symmetry of the map proves that sides are equal without a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "validator/play/games/tournament.h"
#include "validator/play/simulation/verdict.h"
#include "validator/statistics/sprt.h"

namespace chartroom::play {

// The limits on the games for a verdict.
struct FairnessBudget {
  std::vector<std::string> levels;   // agents that decide, the weakest first
  std::vector<std::string> beside;   // agents too slow to decide: a fixed number of games
  Count most_pairs = 65'536;         // for each level; after them it is undecided
  Count confirming_pairs = 4'802;    // fresh pairs for the interval: +-1% at 95% confidence
  Count beside_pairs = 200;          // for each agent of `beside`
  Count at_will_pairs = 200;         // for each level, played with surfacing at will
  Count most_trails = 300'000'000;   // Effort of each part of a level's games, which ends there
  statistics::SprtPlan test;         // for each question; a false alarm is shared by the levels
  double stall_share = kStallShare;  // the map stalls if more of its games are unfinished
  double confidence = 0.95;          // of the intervals
  StartPlan starts;                  // not `all`
  std::uint64_t seed = 1;
  Jobs jobs;
};

// Returns the skills among novice, standard and expert that this program offers.
std::vector<std::string> verdict_skills();

// The default takes about a second a map and tests novice and standard. The thorough one takes up
// to some minutes, adds expert, and the master beside, and plays four times the games.
FairnessBudget fairness_budget();
FairnessBudget thorough_budget();

// Decides between an advantage of at most `margin` of the points, one of three times as much and
// one in between, with errors of at most 1 - confidence and intervals of +-margin.
FairnessBudget deciding_budget(double margin, double confidence);

// The games of one skill.
struct SkillPlay {
  std::string level;
  bool asked = true;       // false: beside, without a decision
  Tally tally;             // all games with surfacing only when blocked
  Tally confirming;        // the fresh games among these, which give the interval
  Tally at_will;           // further games, with surfacing at will
  bool cut_short = false;  // games took more work than the budget has
};

struct Fairness {
  FairnessBudget budget;
  std::vector<Verdict> verdicts;  // for each question: one a level, then one for kAllSkills
  std::vector<SkillPlay> levels;
  bool complete = true;  // false: stopped from outside; open questions are undecided

  // The verdict for all levels.
  const Verdict& overall(Question question) const;
  // The decision on the map: the worse of both questions' decisions.
  Decision decision() const;
  // The question with the decision on the map; of two such, the one farther from an even share.
  Question gravest() const;
  Count games() const;
};

// The games of the current skill and its intervals so far. Sent between looks, from one thread.
struct FairnessProgress {
  std::string level;
  Count games = 0;            // played at this level
  Count most = 0;             // the most games for this level
  statistics::Interval side;  // at the budget's confidence
  statistics::Interval first;
};

struct FairnessHooks {
  std::function<void(const FairnessProgress&)> progress;
  // Called together with `progress`. `asked` has all games of the level that the tests looked at,
  // `fresh` has the games for the interval.
  std::function<void(const std::string& level, const Tally& asked, const Tally& fresh)> games;
  const std::atomic<bool>* stop = nullptr;  // true: finish the blocks that have begun, then end
};

// Returns why the fairness of a map cannot be judged, or "".
std::string problem_with(const maps::Map& map, const rules::Rulebook& rules,
                         const FairnessBudget& budget);

// Plays games and returns the verdicts, which do not depend on the jobs; problem_with must be "".
Fairness measure_fairness(const maps::Map& map, const rules::Rulebook& rules,
                          const FairnessBudget& budget, const FairnessHooks& hooks = {});

// Returns the proof that blue and green are equal at every skill, or "" if there is none. The proof
// is a symmetry that exchanges their starts, a common start, or the free choice of both starts.
std::string side_proof(const maps::Map& map, const StartPlan& starts);

// The judgement in one sentence, for people.
std::string sentence(const Fairness& fairness);

}  // namespace chartroom::play

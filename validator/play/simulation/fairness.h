// The verdict on a map: is it fair, for whom is it not, and at which skill?
// Captains of several levels play each other; for every level sequential tests (sprt.h)
// decide as soon as the games allow it, and fresh games that were not looked at before give the
// interval. A symmetry of the map that proves a question costs no games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "validator/play/games/tournament.h"
#include "validator/play/simulation/verdict.h"
#include "validator/statistics/sprt.h"

namespace chartroom::play {

// How much play a verdict may cost.
struct FairnessBudget {
  std::vector<std::string> levels;   // agents that are asked, the weakest first
  std::vector<std::string> beside;   // agents too slow to ask: a fixed number of games, no decision
  Count most_pairs = 65'536;         // for each level; then it is undecided
  Count confirming_pairs = 4'802;    // fresh ones for the interval: +-1 % at 95 % confidence
  Count beside_pairs = 200;          // for each agent of `beside`
  Count at_will_pairs = 200;         // for each level, played with surfacing at will
  statistics::SprtPlan test;         // for each question; a false alarm is shared by the levels
  double stall_share = kStallShare;  // more unfinished games than this: the map stalls
  double confidence = 0.95;          // of the intervals
  StartPlan starts;                  // not `all`
  std::uint64_t seed = 1;
  Jobs jobs;
};

// Those of novice, standard and expert that this program offers.
std::vector<std::string> judging_levels();

// About a second a map: novice and standard. `thorough`: up to some minutes, with expert, the
// master beside, and four times the games.
FairnessBudget fairness_budget();
FairnessBudget thorough_budget();

// Decides whether a question is worth at most `margin` of the points, twice or three times as much,
// with errors of at most 1 - confidence, and gives intervals of +-margin at that confidence.
FairnessBudget deciding_budget(double margin, double confidence);

// What one level played.
struct LevelPlay {
  std::string level;
  bool asked = true;  // false: beside, without a decision
  Tally tally;        // all games, surfacing only when blocked
  Tally confirming;   // of these, the fresh ones behind the interval
  Tally at_will;      // beside them
};

struct Judgement {
  FairnessBudget budget;          // that it was reached with
  std::vector<Verdict> verdicts;  // for each question: its levels, then the one for kAllLevels
  std::vector<LevelPlay> levels;
  bool complete = true;  // false: stopped from outside; what was not decided is undecided

  // The verdict for all levels.
  const Verdict& overall(Question question) const;
  // The one decision on the map: the worse of both questions.
  Decision decision() const;
  Count games() const;
};

// Called between looks, from one thread: what is being played, and the interval so far.
struct JudgementProgress {
  std::string level;
  Count games = 0;            // of this level
  Count most = 0;             // that this level may take
  statistics::Interval side;  // at the budget's confidence
  statistics::Interval first;
};

struct JudgementHooks {
  std::function<void(const JudgementProgress&)> progress;
  // Called after each of these with all games of the level so far: those that were looked at, and
  // fresh ones.
  std::function<void(const std::string& level, const Tally& asked, const Tally& fresh)> games;
  const std::atomic<bool>* stop = nullptr;  // set from outside: end with the blocks in hand
};

// What keeps a map from being judged ("" when nothing).
std::string problem_with(const maps::Map& map, const rules::Rulebook& rules,
                         const FairnessBudget& budget);

// Plays and judges; there must be no problem. The same budget gives the same judgement on any
// number of jobs.
Judgement judge_fairness(const maps::Map& map, const rules::Rulebook& rules,
                         const FairnessBudget& budget, const JudgementHooks& hooks = {});

// What proves that blue and green are equal, whoever plays: a symmetry of the map that exchanges
// their starts, or that neither side has a start of its own. "" where nothing does.
std::string side_proof(const maps::Map& map, const StartPlan& starts);

// The judgement in one sentence, for people.
std::string sentence(const Judgement& judgement);

}  // namespace chartroom::play

// The verdict on a deck: are its seats equal, are its nations equal, and do its games finish?
// Admirals of one skill play each other until both questions are answered (SequentialVerdicts).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "validator/con_sonar/rules.h"
#include "validator/con_sonar/simulation/deck_series.h"
#include "validator/con_sonar/simulation/deck_verdict.h"

namespace chartroom::con_sonar {

// The limits on the games for a verdict.
struct PlayBudget {
  std::vector<std::string> levels{"random", "greedy", "planner"};  // agents, the weakest first
  int admirals = 0;                                                // 0: see usual_admirals
  std::vector<int> nations;      // that play, in turn; empty: all of the deck
  int sonar_level = 0;           // the sonar level that agents may use; 0: none
  Count most_games = 1'000'000;  // for each level; after them it is undecided
  Count most_turns_weighed = 0;  // Effort of each level's games, which ends there; 0: any
  double margin = kFairMargin;
  double confidence = 0.99;
  std::uint64_t seed = 1;
  Jobs jobs = {};
  std::vector<int> first_hand_sizes = {};  // see SeriesPlan
  SeatOrder seat_order = SeatOrder::rounds;
};

// The budget of the checks: greedy admirals, two seconds a deck.
PlayBudget play_budget();
// All levels with higher confidence, up to a minute a deck.
PlayBudget thorough_budget();

// The games of one skill.
struct SkillPlay {
  std::string level;        // the skill: an agent's name
  Tally tally;              // all games: turns, how games ended, wins
  Verdict seats_verdict;    // do all seats win equally often?
  Verdict nations_verdict;  // do all nations?
  bool cut_short = false;   // games took more work than the budget has

  double given_up() const;  // the share of the games
};

struct DeckFairness {
  PlayBudget budget;  // with `admirals` and `nations` filled in
  std::vector<SkillPlay> levels;
  bool complete = true;  // false: stopped from outside; open questions are undecided

  // The worst decision of a question over all levels: stalls, unfair, in-between, undecided,
  // fair.
  Decision decision(Question question) const;
  Count games() const;
};

// The progress of the current level. Sent between looks, from one thread.
struct FairnessProgress {
  std::string level;
  Count games = 0;
  Count most = 0;  // the most games for this level
};

struct FairnessHooks {
  std::function<void(const FairnessProgress&)> progress;
  const std::atomic<bool>* stop = nullptr;  // true: finish the blocks that have begun, then end
};

// Returns why the fairness of a deck cannot be judged, or "": unknown agents, too few cards.
std::string problem_with(const Rules& rules, const PlayBudget& budget);

// Plays games and returns the verdicts, which do not depend on the jobs; problem_with must be "".
DeckFairness measure_fairness(const Rules& rules, const PlayBudget& budget,
                              const FairnessHooks& hooks = {});

}  // namespace chartroom::con_sonar

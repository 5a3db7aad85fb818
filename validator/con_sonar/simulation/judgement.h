// The verdict on a deck: are its seats equal, and its nations, and do its games end?
// Admirals of one level play each other until both questions are answered (SequentialVerdicts).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "validator/con_sonar/rules.h"
#include "validator/con_sonar/simulation/series.h"
#include "validator/con_sonar/simulation/verdict.h"

namespace chartroom::con_sonar {

// How much play a verdict may cost.
struct PlayBudget {
  std::vector<std::string> levels{"random", "greedy", "planner"};  // agents, the weakest first
  int admirals = 0;              // 0: as many as play at most, see usual_admirals
  std::vector<int> nations;      // who plays, in turn; empty: all of the deck
  int sonar = 0;                 // the level that agents may use; 0: none
  Count most_games = 1'000'000;  // for each level; then it is undecided
  double margin = kFairMargin;
  double confidence = 0.99;
  std::uint64_t seed = 1;
  Jobs jobs = {};
  std::vector<int> first_hands = {};  // see SeriesPlan
  Order order = Order::rounds;
};

// Two seconds a deck, for each run of the checks: greedy admirals.
PlayBudget play_budget();
// Up to a minute: all levels, surer.
PlayBudget thorough_budget();

// What one level played.
struct LevelPlay {
  std::string level;
  Tally tally;  // all games: turns, how games ended, wins
  Verdict seats;
  Verdict nations;

  double given_up() const;  // the share of the games
};

struct DeckJudgement {
  PlayBudget budget;  // that it was reached with; `admirals` and `nations` filled in
  std::vector<LevelPlay> levels;
  bool complete = true;  // false: stopped from outside; what was not decided is undecided

  // The worst decision of a question over all levels: stalls, unfair, in-between, undecided,
  // fair.
  Decision decision(Question question) const;
  Count games() const;
};

// Called between looks, from one thread: what is being played, and how far it has come.
struct JudgementProgress {
  std::string level;
  Count games = 0;
  Count most = 0;  // that this level may take
};

struct JudgementHooks {
  std::function<void(const JudgementProgress&)> progress;
  const std::atomic<bool>* stop = nullptr;  // set from outside: end with the blocks in hand
};

// What keeps a deck from being judged ("" when nothing): unknown agents, too few cards.
std::string problem_with(const Rules& rules, const PlayBudget& budget);

// Plays and judges; there must be no problem. The same budget gives the same judgement on any
// number of jobs.
DeckJudgement judge_play(const Rules& rules, const PlayBudget& budget,
                         const JudgementHooks& hooks = {});

}  // namespace chartroom::con_sonar

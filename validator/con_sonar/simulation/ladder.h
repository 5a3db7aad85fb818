// The ladder of admirals: how much each agent beats the one below it.
// Both sit at one table in turn, each as often in each seat; a level means something only where its
// agent wins clearly more.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "validator/con_sonar/simulation/series.h"
#include "validator/statistics/intervals.h"

namespace chartroom::con_sonar {

// An agent is offered as a level where it takes at least this share of the wins from the one below,
// with as many seats.
inline constexpr double kLadderShare = 0.55;

struct LadderPlan {
  Rules rules;
  std::vector<std::string> agents;  // from the weakest up; two or more
  int admirals = 6;                 // seats
  int sonar = 0;
  Count most_games = 16'384;  // for a rung; then it is open
  double confidence = 0.99;   // of the intervals, however often was looked
  std::uint64_t seed = 1;
  Jobs jobs = {};
};

enum class RungAnswer : std::uint8_t { open, offered, not_offered };
std::string_view to_string(RungAnswer answer);

// One agent against the one below.
struct Rung {
  std::string agent;
  std::string below;
  Count games = 0;
  Count wins = 0;  // in parts of kWin
  Count given_up = 0;
  statistics::Interval share;  // of the wins
  RungAnswer answer = RungAnswer::open;
  friend bool operator==(const Rung&, const Rung&) = default;
};

struct LadderResult {
  std::vector<Rung> rungs;
  bool complete = true;  // false: stopped from outside; the last rung may be open for that

  // Whether every rung holds.
  bool holds() const;
};

struct LadderHooks {
  std::function<void(const Rung& so_far)> progress;  // after every look, from one thread
  const std::atomic<bool>* stop = nullptr;
};

// What keeps a plan from being measured ("" when nothing).
std::string problem_with(const LadderPlan& plan);

// Measures; there must be no problem. The same plan gives the same ladder on any number of jobs.
LadderResult measure_ladder(const LadderPlan& plan, const LadderHooks& hooks = {});

std::string ladder_text(const LadderPlan& plan, const LadderResult& ladder);
std::string ladder_json(const LadderPlan& plan, const LadderResult& ladder);

}  // namespace chartroom::con_sonar

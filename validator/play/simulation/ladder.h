// The ladder of agents: how much each beats the one below it.
// A level means something only where its agent plays better than the next weaker one. Each rung is
// measured from both seats and with either team beginning, until the share of the points is known
// to be over the promise or under it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "maps/map.h"
#include "validator/play/games/tournament.h"
#include "validator/statistics/intervals.h"

namespace chartroom::play {

// An agent is offered as a level where it takes at least this share of the points from the one
// below.
inline constexpr double kLadderShare = 0.6;

struct LadderPlan {
  maps::Map map;
  rules::Rulebook rules;
  std::vector<std::string> agents;  // from the weakest up; two or more
  SurfacingWill surfacing = SurfacingWill::blocked;
  Count most_games = 8'192;  // for a rung; then it is open
  double confidence = 0.99;  // of the intervals, however often was looked
  std::uint64_t seed = 1;
  Jobs jobs;
};

enum class RungAnswer : std::uint8_t { open, offered, not_offered };

std::string_view to_string(RungAnswer answer);

// One agent against the one below.
struct Rung {
  std::string agent;
  std::string below;
  Count games = 0;
  Count wins = 0;
  Count losses = 0;
  Count draws = 0;
  Count unfinished = 0;
  statistics::PairScores pairs{};  // by the agent's half points
  statistics::Interval share;      // of the points
  RungAnswer answer = RungAnswer::open;

  friend bool operator==(const Rung&, const Rung&) = default;
};

struct Ladder {
  std::vector<Rung> rungs;
  bool complete = true;  // false: stopped from outside; the last rung may be open for that

  // Whether every rung holds.
  bool holds() const;
};

// How much stronger a player is that takes this share of the points, on the scale of chess; without
// bound where the share is 0 or 1.
double elo(double share);

struct LadderHooks {
  std::function<void(const Rung& so_far)> progress;  // after every look, from one thread
  const std::atomic<bool>* stop = nullptr;
};

// What keeps a plan from being measured ("" when nothing).
std::string problem_with(const LadderPlan& plan);

// Measures; there must be no problem. The same plan gives the same ladder on any number of jobs.
Ladder measure_ladder(const LadderPlan& plan, const LadderHooks& hooks = {});

std::string ladder_text(const LadderPlan& plan, const Ladder& ladder);
std::string ladder_json(const LadderPlan& plan, const Ladder& ladder);

}  // namespace chartroom::play

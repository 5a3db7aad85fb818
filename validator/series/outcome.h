// What is played of a plan, who hears of it, and what comes of it.
#pragma once

#include <atomic>
#include <functional>

#include "validator/series/jobs.h"
#include "validator/statistics/counts.h"

namespace chartroom::series {

using statistics::Count;

// Numbers from `begin` to before `end`: games, or pairs of games.
struct Range {
  Count begin = 0;
  Count end = 0;
  friend bool operator==(const Range&, const Range&) = default;
};

template <class Tally>
struct Outcome {
  Tally tally;
  bool complete = true;  // false: stopped early; the tally holds whole blocks from the first on
};

// Called now and then with the number of games played, from several threads at a time.
using ProgressSink = std::function<void(Count played, Count all)>;

template <class Record>
struct Hooks {
  // Called with a record of each game, in no particular order, from several threads at a time.
  std::function<void(Count game, const Record& record)> record;
  ProgressSink progress;
  const std::atomic<bool>* stop = nullptr;  // set from outside: end with the blocks in hand
};

// Ranks that play the plans of one game.
template <class Plan, class Tally>
class RanksFor : public virtual Ranks {
 public:
  // Plays the range, every rank its part of it, and adds all up.
  virtual Outcome<Tally> play(const Plan& plan, const Range& range) = 0;
};

// The ranks that play a plan; null where this program plays it alone. Records are written where the
// program was started.
template <class Tally, class Plan, class Record>
RanksFor<Plan, Tally>* ranks_for(const Plan& plan, const Hooks<Record>& hooks) {
  return hooks.record ? nullptr : dynamic_cast<RanksFor<Plan, Tally>*>(plan.jobs.ranks);
}

}  // namespace chartroom::series

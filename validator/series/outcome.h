// The range of games that is played of a plan, its hooks and its outcome.
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
  bool complete = true;  // false: stopped early; the tally has whole blocks from the first on
};

// Called now and then with the number of games played, from several threads at a time.
using ProgressSink = std::function<void(Count played, Count all)>;

template <class Record>
struct Hooks {
  // Called with a record of each game, in no particular order, from several threads at a time.
  std::function<void(Count game, const Record& record)> record;
  ProgressSink progress;
  const std::atomic<bool>* stop = nullptr;  // true: finish the blocks that have begun, then end
};

// Ranks that play the plans of one game.
template <class Plan, class Tally>
class RanksFor : public virtual Ranks {
 public:
  // Plays the range, each rank a part of it, and returns the sum.
  virtual Outcome<Tally> play(const Plan& plan, const Range& range) = 0;
};

// Returns the ranks that play a plan, or null if this program plays it alone. A plan whose games
// are recorded is played alone, since only the program that was started writes records.
template <class Tally, class Plan, class Record>
RanksFor<Plan, Tally>* ranks_for(const Plan& plan, const Hooks<Record>& hooks) {
  return hooks.record ? nullptr : dynamic_cast<RanksFor<Plan, Tally>*>(plan.jobs.ranks);
}

}  // namespace chartroom::series

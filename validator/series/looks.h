// Plays from look to look until the games decide.
#pragma once

#include <algorithm>
#include <vector>

#include "validator/series/outcome.h"

namespace chartroom::series {

// Returns the numbers of games to look after: `first`, `next` of each below `last`, and `last`.
template <class Next>
std::vector<Count> looks_up_to(Count last, Count first, const Next& next) {
  std::vector<Count> looks;
  for (Count games = first; games < last; games = next(games)) looks.push_back(games);
  looks.push_back(last);
  return looks;
}

// Returns the number of games that half of the remaining work pays for, at what games have cost so
// far: at least one until all work is done, then none. Before any game it is `first`.
inline Count affordable_games(Count most_work, Count work, Count games, Count first) {
  if (games == 0) return first;
  const Count left = most_work - work;
  return left <= 0 ? 0 : std::max<Count>(1, left / 2 / std::max<Count>(1, work / games));
}

// Plays up to each look in turn until `decides()`, which looks at all games so far, is true.
// `play(range)` returns false if it was stopped.
template <class Play, class Decide>
void play_until_decided(const std::vector<Count>& looks, const Play& play, const Decide& decides) {
  Count played = 0;
  for (const Count games : looks) {
    if (!play(Range{played, games})) return;
    played = games;
    if (decides()) return;
  }
}

}  // namespace chartroom::series

// Plays many games in numbered blocks: any number of threads gives the same tally.
#pragma once

#include <algorithm>
#include <atomic>
#include <utility>

#include "validator/series/outcome.h"
#include "validator/statistics/parallel_sum.h"

namespace chartroom::series {

struct Blocks {
  Range range;
  Count size = 0;   // numbers in a block
  Count games = 0;  // in all blocks
};

// Plays all blocks; `play(number, tally)` returns how many games it played for that number.
// Rethrows what `play` or a hook throws, which ends the play.
template <class Tally, class Record, class Play>
Outcome<Tally> play_blocks(const Blocks& blocks, int threads, const Hooks<Record>& hooks,
                           const Play& play) {
  const Range& range = blocks.range;
  std::atomic<Count> played{0};
  Tally total = statistics::parallel_sum<Tally>(
      threads, (range.end - range.begin + blocks.size - 1) / blocks.size, hooks.stop,
      [&](Count block, Tally& tally) {
        const Count begin = range.begin + block * blocks.size;
        const Count end = std::min(range.end, begin + blocks.size);
        Count games = 0;
        for (Count number = begin; number < end; ++number) games += play(number, tally);
        played += games;
        if (hooks.progress) hooks.progress(played, blocks.games);
      });
  return {std::move(total), played == blocks.games};
}

}  // namespace chartroom::series

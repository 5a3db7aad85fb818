#include "validator/series/blocks.h"

#include <gtest/gtest.h>

#include <string>

namespace chartroom::series {
namespace {

struct Sum {
  Count games = 0;
  Count numbers = 0;
  Sum& operator+=(const Sum& b) {
    games += b.games;
    numbers += b.numbers;
    return *this;
  }
};

struct Plan {
  Jobs jobs;
};

Count play(Count number, Sum& sum) {
  sum.games += 2;
  sum.numbers += number;
  return 2;
}

TEST(Blocks, PlayEveryNumberOnceOnAnyNumberOfThreads) {
  for (const int threads : {1, 3}) {
    const auto outcome = play_blocks<Sum>({{5, 105}, 8, 200}, threads, Hooks<int>{}, play);
    EXPECT_TRUE(outcome.complete);
    EXPECT_EQ(outcome.tally.games, 200);
    EXPECT_EQ(outcome.tally.numbers, (5 + 104) * 50);
  }
}

TEST(Blocks, StopAfterWholeBlocks) {
  std::atomic<bool> stop{false};
  Hooks<int> hooks;
  hooks.progress = [&](Count played, Count all) {
    EXPECT_EQ(all, 200);
    stop = played >= 32;
  };
  hooks.stop = &stop;
  const auto outcome = play_blocks<Sum>({{0, 100}, 8, 200}, 1, hooks, play);
  EXPECT_FALSE(outcome.complete);
  EXPECT_EQ(outcome.tally.games, 32);
}

TEST(Ranks, PlayOnlyPlansOfTheirOwnGame) {
  struct Others : RanksFor<Plan, Sum> {
    Outcome<Sum> play(const Plan&, const Range&) override { return {}; }
  } others;
  const Plan plan{{1, &others}};
  Hooks<int> hooks;
  EXPECT_EQ(ranks_for<Sum>(plan, hooks), &others);
  EXPECT_EQ(ranks_for<Count>(plan, hooks), nullptr);
  EXPECT_EQ(ranks_for<Sum>(Plan{}, hooks), nullptr);
  hooks.record = [](Count, int) {};
  EXPECT_EQ(ranks_for<Sum>(plan, hooks), nullptr) << "records are written here";
}

}  // namespace
}  // namespace chartroom::series

#include "validator/con_sonar/odds.h"

#include <gtest/gtest.h>

namespace chartroom::con_sonar {
namespace {

// Counts hits over all rolls of the dice.
Odds counted(int die, int step, int torpedoes) {
  Odds odds{0, 0};
  std::vector<int> rolls(static_cast<std::size_t>(torpedoes), 1);
  while (true) {
    ++odds.of;
    for (const int roll : rolls) {
      if (roll >= step) continue;
      ++odds.hits;
      break;
    }
    std::size_t k = 0;
    while (k < rolls.size() && rolls[k] == die) rolls[k++] = 1;
    if (k == rolls.size()) return odds;
    ++rolls[k];
  }
}

TEST(Odds, AreThoseOfEveryRoll) {
  for (int die = 2; die <= 10; ++die) {
    for (int step = 1; step <= 12; ++step) {
      for (int torpedoes = 1; torpedoes <= 4; ++torpedoes) {
        const Odds odds = strike_odds(die, step, torpedoes);
        const Odds wanted = counted(die, step, torpedoes);
        EXPECT_EQ(odds.hits, wanted.hits) << die << " " << step << " " << torpedoes;
        EXPECT_EQ(odds.of, wanted.of);
      }
    }
  }
}

TEST(Odds, HoldTheLargestStrike) {
  const Odds odds = strike_odds(20, 12, 9);
  EXPECT_EQ(odds.of, 512'000'000'000);
  EXPECT_EQ(odds.of - odds.hits, 387'420'489);
}

TEST(Odds, SayOnlyCertaintyAsSuch) {
  EXPECT_EQ(in_hundredths({0, 8}), "0");
  EXPECT_EQ(in_hundredths({8, 8}), "100");
  EXPECT_EQ(in_hundredths({511, 512}), "99");
  EXPECT_EQ(in_hundredths({1, 512}), "1");
  EXPECT_EQ(in_hundredths({1, 8}), "13");
  EXPECT_EQ(in_hundredths({4, 8}), "50");
}

}  // namespace
}  // namespace chartroom::con_sonar

#include "validator/statistics/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace chartroom::statistics {
namespace {

TEST(Random, DrawsThePublishedPhiloxNumbers) {
  // Known-answer vector of Random123: philox4x32, 10 rounds, counter and key all zero.
  Random random(0, 0, 0, 0U);
  EXPECT_EQ(random.next(), 0x6627e8d5U);
  EXPECT_EQ(random.next(), 0xe169c58dU);
  EXPECT_EQ(random.next(), 0xbc57ac4cU);
  EXPECT_EQ(random.next(), 0x9b00dbd8U);
}

TEST(Random, EveryPairTrialAndStreamHasNumbersOfItsOwn) {
  Random a(1, 2, 0, 2U);
  Random same(1, 2, 0, 2U);
  Random trial(1, 2, 1, 2U);
  Random pair(1, 3, 0, 2U);
  Random stream(1, 2, 0, 3U);
  Random seed(2, 2, 0, 2U);
  const std::uint32_t first = a.next();
  EXPECT_EQ(first, same.next());
  for (Random* other : {&trial, &pair, &stream, &seed}) EXPECT_NE(first, other->next());
}

TEST(Random, DrawsBelowEvenly) {
  Random random(3, 0, 0, 2U);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts[static_cast<std::size_t>(random.below(7))];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 400) << "four standard deviations";
  EXPECT_EQ(random.below(1), 0);
}

TEST(Random, DrawsBelowLargeNumbersEvenlyToo) {
  Random random(4, 0, 0, 2U);
  for (const int n : {65'535, 65'536, 65'537, 3'000'000, 2'147'483'647}) {
    int small = 0;
    for (int i = 0; i < 20'000; ++i) {
      const int number = random.below(n);
      ASSERT_GE(number, 0);
      ASSERT_LT(number, n);
      if (number < n / 4) ++small;
    }
    EXPECT_NEAR(small, 5'000, 245) << "four standard deviations, below " << n;
  }
}

}  // namespace
}  // namespace chartroom::statistics

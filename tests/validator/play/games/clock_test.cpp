#include "validator/play/games/clock.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "validator/play/agents/stream.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
namespace {

std::string callers(const std::array<Pace, 2>& paces, std::uint64_t seed, int calls) {
  Clocks clocks(paces, seed, 3, 1);
  std::string text;
  for (int i = 0; i < calls; ++i) text += clocks.next() == Team::blue ? 'b' : 'g';
  return text;
}

TEST(Clock, ReadsBackWhatItWritesAndNothingThatCannotBe) {
  for (const Pace pace : {Pace{}, Pace{1, 0}, Pace{600'000, 599'999}, Pace{250, 100}}) {
    EXPECT_TRUE(possible(pace));
    EXPECT_EQ(parse_pace(to_string(pace)), pace);
  }
  for (const char* text : {"", ",", "4000", "4000,", ",5", "0,0", "-4,2", "4000,4000", "4000,-1",
                           "600001,5", "4000,2000,1", "4000, 2000", "4e3,2", "99999999999,1"}) {
    EXPECT_EQ(parse_pace(text), std::nullopt) << text;
  }
}

TEST(Clock, SaysHowLongATeamTakes) {
  EXPECT_EQ(seconds_of({4000, 1500}), "2.5 to 5.5 s");
  EXPECT_EQ(seconds_of({3000, 0}), "3.0 s");
}

TEST(Clock, DrawsTimesOfItsMeanAndWithinItsSpread) {
  constexpr int kDraws = 60'000;
  const Pace pace{5, 3};
  Random random(11, 0, 0, Stream::blue_clock);
  std::map<int, int> seen;
  for (int i = 0; i < kDraws; ++i) ++seen[draw_time(pace, random)];
  // The numbers of pairs, out of 16 pairs of numbers from 0 to 3, that give each sum from 0 to 6.
  const std::map<int, int> ways{{2, 1}, {3, 2}, {4, 3}, {5, 4}, {6, 3}, {7, 2}, {8, 1}};
  ASSERT_EQ(seen.size(), ways.size());
  for (const auto& [time, count] : ways) {
    const double p = count / 16.0;
    EXPECT_NEAR(seen[time], kDraws * p, 4 * std::sqrt(kDraws * p * (1 - p))) << time;
  }
}

TEST(Clock, CallsFollowFromTheSeedAlone) {
  const std::array<Pace, 2> paces{};
  EXPECT_EQ(callers(paces, 5, 500), callers(paces, 5, 500));
  EXPECT_NE(callers(paces, 5, 500), callers(paces, 6, 500));
}

// Every compiler and machine must give these calls.
TEST(Clock, CallsAreTheSameWhereverItIsCompiled) {
  EXPECT_EQ(callers({}, 1, 40), "gbgbgbbgbggbgbgbbgbgbgbgbbgbgbgbgbgbgbgb");
  EXPECT_EQ(callers({Pace{3000, 2999}, Pace{6000, 500}}, 1, 40),
            "bgbbgbbgbbgbbbbgbbbgbgbbgbbgbbgbbbgbgbbg");
}

TEST(Clock, EqualTeamsCallEquallyOftenEvenWhenTheyAlwaysTie) {
  for (const Pace pace : {Pace{}, Pace{3, 1}, Pace{7, 0}}) {
    constexpr int kGames = 4'000;
    int blue_first = 0;
    int blue_calls = 0;
    for (int game = 0; game < kGames; ++game) {
      Clocks clocks({pace, pace}, 21, static_cast<std::uint32_t>(game), 0);
      for (int call = 0; call < 9; ++call) {
        const bool blue = clocks.next() == Team::blue;
        blue_calls += blue ? 1 : 0;
        if (call == 0) blue_first += blue ? 1 : 0;
      }
    }
    EXPECT_NEAR(blue_first, kGames / 2, 4 * std::sqrt(kGames / 4)) << to_string(pace);
    // The calls of one game depend on each other, so their sum varies less.
    EXPECT_NEAR(blue_calls, 9 * kGames / 2, 4 * std::sqrt(9 * kGames / 4)) << to_string(pace);
  }
}

TEST(Clock, AFasterClockCallsMoreOften) {
  constexpr int kCalls = 30'000;
  for (const int slow : {4000, 6000, 8000}) {
    const std::string said = callers({Pace{slow, 2000}, Pace{2000, 1000}}, 8, kCalls);
    const auto blue = std::count(said.begin(), said.end(), 'b');
    // During one of blue's calls green makes slow / 2000.
    EXPECT_NEAR(static_cast<double>(blue), kCalls / (1 + slow / 2000.0), kCalls / 200.0) << slow;
  }
}

TEST(Clock, OneTeamsTimesDoNotDependOnTheOthersClock) {
  // Green's third call follows as many of blue's as fit into its time. A blue that is twice as fast
  // with equal random numbers makes exactly twice as many, whatever green draws.
  const std::string one = callers({Pace{2000, 0}, Pace{9001, 2500}}, 4, 400);
  const std::string two = callers({Pace{1000, 0}, Pace{9001, 2500}}, 4, 400);
  const auto before = [](const std::string& said, int call) {
    std::size_t at = 0;
    for (int i = 0; i < call; ++i) at = said.find('g', at) + 1;
    return std::count(said.begin(), said.begin() + static_cast<std::ptrdiff_t>(at), 'b');
  };
  for (int call = 1; call <= 20; ++call) EXPECT_EQ(before(two, call) / 2, before(one, call));
}

}  // namespace
}  // namespace chartroom::play

// Tests verdicts on made-up games with known shares.
#include "validator/con_sonar/simulation/deck_verdict.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <random>

namespace chartroom::con_sonar {
namespace {

// Adds games that each seat wins with its share, and each nation with an equal one.
class MadeUpGames {
 public:
  MadeUpGames(std::vector<double> shares, std::uint32_t seed)
      : random_(seed), winner_(shares.begin(), shares.end()), seats_(shares.size()) {}

  void play_up_to(Count games, Tally& tally) {
    for (; tally.games < games; ++tally.games) {
      ++tally.endings[0];
      const std::size_t seat = winner_(random_);
      tally.wins_by_seat[seat] += kWin;
      tally.wins_by_nation[(seat + static_cast<std::size_t>(tally.games)) % seats_] += kWin;
      for (std::size_t nation = 0; nation < seats_; ++nation) ++tally.games_by_nation[nation];
    }
  }

 private:
  std::mt19937 random_;
  std::discrete_distribution<std::size_t> winner_;
  std::size_t seats_;
};

VerdictPlan plan_of(double margin, double confidence) {
  return {4, {0, 1, 2, 3}, margin, confidence};
}

Decision checked(const std::vector<double>& shares, std::uint32_t seed, double confidence,
                 Question question = Question::seats) {
  MadeUpGames games(shares, seed);
  SequentialVerdicts verdicts(plan_of(0.02, confidence), 30'000, "greedy");
  Tally tally;
  for (const Count look : verdicts.looks()) {
    games.play_up_to(look, tally);
    verdicts.look(tally);
    if (verdicts.of(question).decision != Decision::undecided) break;
  }
  return verdicts.of(question).decision;
}

int times(Decision decision, const std::vector<double>& shares) {
  constexpr std::uint32_t kRuns = 200;
  int count = 0;
  for (std::uint32_t seed = 0; seed < kRuns; ++seed) {
    count += checked(shares, seed, 0.9) == decision ? 1 : 0;
  }
  return count;
}

TEST(SequentialVerdicts, FindWhatIsFarFromTheBorders) {
  EXPECT_EQ(checked({0.25, 0.25, 0.25, 0.25}, 1, 0.99), Decision::fair);
  EXPECT_EQ(checked({0.29, 0.25, 0.25, 0.21}, 1, 0.99), Decision::in_between);
  EXPECT_EQ(checked({0.25, 0.25, 0.15, 0.35}, 1, 0.99), Decision::unfair);
  EXPECT_EQ(checked({0.25, 0.25, 0.15, 0.35}, 1, 0.99, Question::nations), Decision::fair);
}

// At 90%, at most 20 of 200 runs may err, whenever they stop; a few more by chance.
TEST(SequentialVerdicts, ErrNoMoreOftenThanAllowedAtTheBorders) {
  constexpr int kMost = 30;
  EXPECT_LE(times(Decision::fair, {0.2701, 0.25, 0.2499, 0.23}), kMost);
  EXPECT_LE(times(Decision::in_between, {0.27, 0.25, 0.25, 0.23}), kMost);
  EXPECT_LE(times(Decision::in_between, {0.31, 0.25, 0.25, 0.19}), kMost);
  EXPECT_LE(times(Decision::unfair, {0.3099, 0.25, 0.25, 0.1901}), kMost);
}

TEST(SequentialVerdicts, LetADecisionStand) {
  SequentialVerdicts verdicts(plan_of(0.02, 0.95), 100'000, "greedy");
  Tally tally;
  MadeUpGames({0.4, 0.2, 0.2, 0.2}, 1).play_up_to(5'000, tally);
  verdicts.look(tally);
  EXPECT_EQ(verdicts.of(Question::seats).decision, Decision::unfair);
  EXPECT_EQ(verdicts.of(Question::seats).favours, 0);
  MadeUpGames({0.25, 0.25, 0.25, 0.25}, 1).play_up_to(100'000, tally);
  verdicts.look(tally);
  EXPECT_EQ(verdicts.of(Question::seats).decision, Decision::unfair);
  EXPECT_EQ(verdicts.of(Question::seats).games, 100'000);
}

TEST(Verdict, IsOpenWhereTheIntervalsLeaveMoreThanOneAnswer) {
  Tally tally;
  MadeUpGames({0.25, 0.25, 0.25, 0.25}, 1).play_up_to(100, tally);
  const Verdict open = verdict(Question::seats, tally, plan_of(0.02, 0.95), "greedy");
  EXPECT_EQ(open.decision, Decision::undecided);
  EXPECT_EQ(open.shares.size(), 4U);
  EXPECT_FALSE(open.favours);
  EXPECT_EQ(verdict(Question::seats, {}, plan_of(0.02, 0.95), "greedy").decision,
            Decision::undecided);
}

TEST(Verdict, StallsWhereOverATwentiethIsGivenUp) {
  Tally tally;
  MadeUpGames({0.25, 0.25, 0.25, 0.25}, 1).play_up_to(10'000, tally);
  tally.endings = {9'400, 0, 600};
  EXPECT_EQ(verdict(Question::nations, tally, plan_of(0.02, 0.95), "greedy").decision,
            Decision::stalls);
  tally.endings = {9'600, 0, 400};
  EXPECT_EQ(verdict(Question::nations, tally, plan_of(0.02, 0.95), "greedy").decision,
            Decision::fair);
}

// With more nations than admirals, each nation plays only some of the games.
TEST(Verdict, CountsANationsWinsOfTheGamesThatItPlayed) {
  Tally tally;
  tally.games = 30'000;
  tally.endings = {30'000, 0, 0};
  tally.wins_by_seat = {15'000 * kWin, 15'000 * kWin};
  tally.wins_by_nation = {10'000 * kWin, 12'000 * kWin, 8'000 * kWin};
  tally.games_by_nation = {20'000, 20'000, 20'000};
  const Verdict found = verdict(Question::nations, tally, {2, {0, 1, 2}, 0.02, 0.95}, "greedy");
  EXPECT_DOUBLE_EQ(found.shares[1].estimate, 0.6);
  EXPECT_EQ(found.decision, Decision::unfair);
  EXPECT_EQ(found.favours, 1);
}

}  // namespace
}  // namespace chartroom::con_sonar

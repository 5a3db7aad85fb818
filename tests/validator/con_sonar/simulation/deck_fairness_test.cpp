#include "validator/con_sonar/simulation/deck_fairness.h"

#include <gmock/gmock.h>

#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

PlayBudget budget_of(const std::vector<std::string>& levels, double margin) {
  PlayBudget budget;
  budget.levels = levels;
  budget.margin = margin;
  budget.most_games = 20'000;
  return budget;
}

TEST(Fairness, FindsThatEarlySeatsWinMoreAmongGreedyAdmiralsOnly) {
  const Rules rules(decks::shipped());
  const DeckFairness fairness = measure_fairness(rules, budget_of({"random", "greedy"}, 0.01));
  ASSERT_EQ(fairness.levels.size(), 2U);
  EXPECT_TRUE(fairness.complete);
  EXPECT_NE(fairness.levels[0].seats_verdict.decision, Decision::unfair);
  const SkillPlay& greedy = fairness.levels[1];
  EXPECT_THAT(greedy.seats_verdict.decision,
              ::testing::AnyOf(Decision::unfair, Decision::undecided));
  EXPECT_GT(greedy.seats_verdict.shares[0].low, greedy.seats_verdict.shares[5].high);
  EXPECT_NE(greedy.nations_verdict.decision, Decision::unfair);
  EXPECT_EQ(greedy.given_up(), 0);
  EXPECT_EQ(fairness.games(), fairness.levels[0].tally.games + greedy.tally.games);
}

TEST(Fairness, FindsANationThatNobodyCanFireAt) {
  Deck deck = decks::shipped();
  std::erase_if(deck.torpedoes, [](const TorpedoCard& card) { return card.nation == 2; });
  const DeckFairness fairness = measure_fairness(Rules(deck), budget_of({"greedy"}, 0.01));
  EXPECT_EQ(fairness.decision(Question::nations), Decision::unfair);
  EXPECT_EQ(fairness.levels[0].nations_verdict.favours, 2);
}

TEST(Fairness, FindsADeckOnWhichGamesDoNotEnd) {
  Deck deck = decks::shipped();
  for (FleetCard& card : deck.fleet) card.leads_to = 0;
  std::erase_if(deck.torpedoes, [](const TorpedoCard& card) { return card.symbol == 0; });
  PlayBudget budget = budget_of({"random"}, 0.01);
  budget.admirals = 2;
  const DeckFairness fairness = measure_fairness(Rules(deck), budget);
  EXPECT_EQ(fairness.decision(Question::seats), Decision::stalls);
  EXPECT_EQ(fairness.levels[0].given_up(), 1);
  EXPECT_LT(fairness.games(), 2'000);
}

TEST(Fairness, IsTheSameOnAnyNumberOfThreads) {
  const Rules rules(decks::shipped());
  PlayBudget budget = budget_of({"greedy"}, 0.05);
  const DeckFairness one = measure_fairness(rules, budget);
  budget.jobs = 3;
  const DeckFairness three = measure_fairness(rules, budget);
  EXPECT_EQ(one.levels[0].tally, three.levels[0].tally);
  EXPECT_EQ(one.levels[0].seats_verdict, three.levels[0].seats_verdict);
}

TEST(Fairness, EndsAtTheLimitOfWorkOnAnyNumberOfThreads) {
  const Rules rules(decks::shipped());
  PlayBudget budget = budget_of({"greedy", "random"}, 0.0001);
  budget.most_turns_weighed = 1'000'000;
  const DeckFairness one = measure_fairness(rules, budget);
  budget.jobs = 3;
  const DeckFairness three = measure_fairness(rules, budget);
  const SkillPlay& greedy = one.levels[0];
  EXPECT_TRUE(greedy.cut_short);
  EXPECT_TRUE(one.complete);
  EXPECT_GT(greedy.tally.games, 64);
  EXPECT_EQ(greedy.seats_verdict.games, greedy.tally.games);
  EXPECT_LT(greedy.tally.games, budget.most_games);
  EXPECT_LT(greedy.tally.effort.turns_weighed, 2 * budget.most_turns_weighed);
  EXPECT_EQ(greedy.tally, three.levels[0].tally);
  EXPECT_FALSE(one.levels[1].cut_short) << "random admirals compare no turns";
}

TEST(Fairness, StopsWhenToldTo) {
  std::atomic<bool> stop{false};
  FairnessHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&](const FairnessProgress& at) {
    EXPECT_EQ(at.level, "greedy");
    stop = true;
  };
  const DeckFairness fairness =
      measure_fairness(Rules(decks::shipped()), budget_of({"greedy", "random"}, 0.01), hooks);
  EXPECT_FALSE(fairness.complete);
  EXPECT_EQ(fairness.levels.size(), 1U);
  EXPECT_EQ(fairness.levels[0].seats_verdict.decision, Decision::undecided);
}

TEST(Fairness, SaysWhatKeepsADeckFromBeingJudged) {
  Deck deck = decks::shipped();
  EXPECT_EQ(problem_with(Rules(deck), play_budget()), "");
  EXPECT_EQ(problem_with(Rules(deck), thorough_budget()), "");
  EXPECT_NE(problem_with(Rules(deck), budget_of({"admiral"}, 0.01)), "");
  deck.fleet.resize(5);
  EXPECT_NE(problem_with(Rules(deck), play_budget()), "");
}

}  // namespace
}  // namespace chartroom::con_sonar

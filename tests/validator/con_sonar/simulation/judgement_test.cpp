#include "validator/con_sonar/simulation/judgement.h"

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

TEST(Judgement, FindsThatEarlySeatsWinMoreAmongGreedyAdmiralsOnly) {
  const Rules rules(decks::shipped());
  const DeckJudgement judgement = judge_play(rules, budget_of({"random", "greedy"}, 0.01));
  ASSERT_EQ(judgement.levels.size(), 2U);
  EXPECT_TRUE(judgement.complete);
  EXPECT_NE(judgement.levels[0].seats.decision, Decision::unfair);
  const LevelPlay& greedy = judgement.levels[1];
  EXPECT_THAT(greedy.seats.decision, ::testing::AnyOf(Decision::unfair, Decision::undecided));
  EXPECT_GT(greedy.seats.shares[0].low, greedy.seats.shares[5].high);
  EXPECT_NE(greedy.nations.decision, Decision::unfair);
  EXPECT_EQ(greedy.given_up(), 0);
  EXPECT_EQ(judgement.games(), judgement.levels[0].tally.games + greedy.tally.games);
}

TEST(Judgement, FindsANationThatNobodyCanFireAt) {
  Deck deck = decks::shipped();
  std::erase_if(deck.torpedoes, [](const TorpedoCard& card) { return card.nation == 2; });
  const DeckJudgement judgement = judge_play(Rules(deck), budget_of({"greedy"}, 0.01));
  EXPECT_EQ(judgement.decision(Question::nations), Decision::unfair);
  EXPECT_EQ(judgement.levels[0].nations.favours, 2);
}

TEST(Judgement, FindsADeckOnWhichGamesDoNotEnd) {
  Deck deck = decks::shipped();
  for (FleetCard& card : deck.fleet) card.leads_to = 0;
  std::erase_if(deck.torpedoes, [](const TorpedoCard& card) { return card.symbol == 0; });
  PlayBudget budget = budget_of({"random"}, 0.01);
  budget.admirals = 2;
  const DeckJudgement judgement = judge_play(Rules(deck), budget);
  EXPECT_EQ(judgement.decision(Question::seats), Decision::stalls);
  EXPECT_EQ(judgement.levels[0].given_up(), 1);
  EXPECT_LT(judgement.games(), 2'000);
}

TEST(Judgement, IsTheSameOnAnyNumberOfThreads) {
  const Rules rules(decks::shipped());
  PlayBudget budget = budget_of({"greedy"}, 0.05);
  const DeckJudgement one = judge_play(rules, budget);
  budget.jobs = 3;
  const DeckJudgement three = judge_play(rules, budget);
  EXPECT_EQ(one.levels[0].tally, three.levels[0].tally);
  EXPECT_EQ(one.levels[0].seats, three.levels[0].seats);
}

TEST(Judgement, StopsWhenToldTo) {
  std::atomic<bool> stop{false};
  JudgementHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&](const JudgementProgress& at) {
    EXPECT_EQ(at.level, "greedy");
    stop = true;
  };
  const DeckJudgement judgement =
      judge_play(Rules(decks::shipped()), budget_of({"greedy", "random"}, 0.01), hooks);
  EXPECT_FALSE(judgement.complete);
  EXPECT_EQ(judgement.levels.size(), 1U);
  EXPECT_EQ(judgement.levels[0].seats.decision, Decision::undecided);
}

TEST(Judgement, SaysWhatKeepsADeckFromBeingJudged) {
  Deck deck = decks::shipped();
  EXPECT_EQ(problem_with(Rules(deck), play_budget()), "");
  EXPECT_EQ(problem_with(Rules(deck), thorough_budget()), "");
  EXPECT_NE(problem_with(Rules(deck), budget_of({"admiral"}, 0.01)), "");
  deck.fleet.resize(5);
  EXPECT_NE(problem_with(Rules(deck), play_budget()), "");
}

}  // namespace
}  // namespace chartroom::con_sonar

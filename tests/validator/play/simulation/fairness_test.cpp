#include "validator/play/simulation/fairness.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/math/distributions/binomial.hpp>
#include <cstdint>
#include <random>

#include "maps/symmetry.h"
#include "tests/known_maps.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

using testing::HasSubstr;

// Few games, so that tests are quick; the error limits still hold.
FairnessBudget small_budget() {
  FairnessBudget budget;
  budget.levels = {"novice"};
  budget.most_pairs = 1'024;
  budget.confirming_pairs = 128;
  budget.at_will_pairs = 32;
  return budget;
}

Fairness checked(const Map& map, const FairnessBudget& budget) {
  return measure_fairness(map, rulebook_for(map), budget);
}

Map symmetric_sea() {
  Map map = known::sea({"..........", ".##.......", "..........", ".....#....", "..........",
                        "..........", "....#.....", "..........", ".......##.", ".........."});
  map.starts = {Point{0, 0}, Point{9, 9}};
  return map;
}

TEST(Fairness, ASymmetryThatExchangesTheStartsProvesTheSidesEqual) {
  const Fairness fairness = checked(symmetric_sea(), small_budget());
  const Verdict& side = fairness.overall(Question::side);
  EXPECT_EQ(side.decision, Decision::fair);
  EXPECT_EQ(side.proof, "half turn");
  EXPECT_EQ(side.games, 0);
  EXPECT_EQ(side.share, (Interval{0.5, 0.5, 0.5}));
  EXPECT_GT(fairness.overall(Question::first_move).games, 0) << "who begins is not proved";
}

// Returns a map with half turn symmetry of islands, starts and quadrants: the sides are even.
Map turned_map(std::mt19937& random) {
  const auto side = [&random] { return 6 + 2 * static_cast<int>(random() % 3); };
  const int columns = side();
  Map map = blank_map({columns, side()}, "turned", "Turned");
  for (const Point p : map.points()) {
    const Point q = image(Symmetry::half_turn, p, map.size);
    if (p != q && random() % 8 == 0) {
      map.islands.insert(p);
      map.islands.insert(q);
    }
  }
  const Point blue = known::random_water(map, random);
  map.starts = {blue, image(Symmetry::half_turn, blue, map.size)};
  return map;
}

// Blue scores about two percentage points less: fair and in_between are both right.
Map sea_between_two_answers() {
  Map map = known::sea({"..........", "......#...", "..#....#..", "........#.", "...#......",
                        ".#......#.", "........#.", ".##..#....", "..........", ".........."});
  map.starts = {Point{1, 4}, Point{8, 4}};
  return map;
}

// Readers see the interval beside the word, and fair means at most one point.
TEST(Fairness, IsNoFairnessOfWhichTheIntervalLeavesNothing) {
  FairnessBudget budget;
  budget.levels = {"standard"};
  budget.confidence = 0.95;
  const Verdict side = checked(sea_between_two_answers(), budget).overall(Question::side);
  ASSERT_LT(side.share.high, 0.49);
  EXPECT_EQ(side.decision, Decision::in_between);
}

TEST(Fairness, AMapThatAHalfTurnLaysOntoItselfIsNeverUnfairForASide) {
  std::mt19937 random(7);
  FairnessBudget budget = small_budget();
  budget.most_pairs = 32;
  budget.confirming_pairs = 8;
  budget.at_will_pairs = 0;
  for (int i = 0; i < 25; ++i) {
    Map map = turned_map(random);
    map.rules.ply_limit = 150;
    const Verdict side = checked(map, budget).overall(Question::side);
    EXPECT_TRUE(side.decision == Decision::fair || side.decision == Decision::stalls);
    EXPECT_NE(side.proof, "");
  }
}

TEST(Fairness, OnSuchAMapTheGamesSayTheSame) {
  TournamentPlan plan;
  plan.map = symmetric_sea();
  plan.rules = rulebook_for(plan.map);
  plan.games = CHARTROOM_NIGHTLY ? 100'000 : 2'000;
  const auto found = verdicts(play_tournament(plan).tally, "novice", 0.95);
  EXPECT_EQ(found[1].question, Question::side);
  EXPECT_NE(found[1].decision, Decision::unfair);
}

TEST(Fairness, OneIslandMoreIsNoSymmetry) {
  Map map = symmetric_sea();
  map.islands.insert({4, 0});
  EXPECT_EQ(side_proof(map, {}), "");
  EXPECT_GT(checked(map, small_budget()).overall(Question::side).games, 0);
}

TEST(Fairness, FreeStartsMakeTheSidesEqualAndOneForcedStartDoesNot) {
  Map map = known::north_pole();
  EXPECT_NE(side_proof(map, {}), "");
  EXPECT_EQ(side_proof(map, {StartPlan::Kind::fixed, {0, 0}, {9, 9}}), "");
  EXPECT_NE(side_proof(map, {StartPlan::Kind::fixed, {3, 3}, {3, 3}}), "");
  map.starts.blue = Point{0, 0};
  EXPECT_EQ(side_proof(map, {}), "");
}

TEST(Fairness, IsTheSameOnAnyNumberOfJobs) {
  FairnessBudget budget = small_budget();
  const Fairness alone = checked(known::archipelago(), budget);
  for (const int jobs : {2, 7}) {
    budget.jobs = jobs;
    const Fairness together = checked(known::archipelago(), budget);
    EXPECT_EQ(together.verdicts, alone.verdicts);
    EXPECT_EQ(together.levels[0].tally, alone.levels[0].tally);
    EXPECT_EQ(together.levels[0].at_will, alone.levels[0].at_will);
  }
}

TEST(Fairness, TheConfirmingGamesAreFresh) {
  const Fairness fairness = checked(known::archipelago(), small_budget());
  const SkillPlay& play = fairness.levels[0];
  EXPECT_EQ(play.confirming.games, 256);
  EXPECT_GT(play.tally.games, play.confirming.games);
  EXPECT_EQ(fairness.overall(Question::side).games, play.confirming.games);
}

TEST(Fairness, ABudgetThatIsTooSmallLeavesItUndecided) {
  FairnessBudget budget = small_budget();
  budget.most_pairs = 256;
  budget.confirming_pairs = 64;
  const Fairness fairness = checked(known::archipelago(), budget);
  EXPECT_EQ(fairness.decision(), Decision::undecided);
  EXPECT_THAT(sentence(fairness), HasSubstr("Undecided after 640 games"));
}

// The work is counted, not timed, so that every machine ends after the same games.
TEST(Fairness, GamesThatCostTooMuchEndAtTheLimitOfWorkWithAnyNumberOfThreads) {
  FairnessBudget budget = small_budget();
  budget.most_trails = 20'000;
  const Fairness alone = checked(known::archipelago(), budget);
  const SkillPlay& play = alone.levels[0];
  EXPECT_TRUE(play.cut_short);
  EXPECT_EQ(alone.decision(), Decision::undecided);
  EXPECT_GT(play.tally.games, play.confirming.games);
  EXPECT_GT(play.confirming.games, 0);
  const Count trails = play.tally.effort.trails;
  EXPECT_GT(trails, 2 * budget.most_trails);
  EXPECT_LT(trails, 3 * budget.most_trails) << "two parts, each a little over its limit";
  budget.jobs = 3;
  const Fairness together = checked(known::archipelago(), budget);
  EXPECT_EQ(together.levels[0].tally, play.tally);
  EXPECT_EQ(together.levels[0].tally.effort.trails, trails);
}

TEST(Fairness, ALimitOfWorkHoldsUnderSilenceThatCostsNothing) {
  Map map = known::sea(std::vector<std::string>(10, ".........."));
  map.rules.silence = 0;
  FairnessBudget budget = small_budget();
  budget.most_trails = 3'000'000;
  const Fairness fairness = checked(map, budget);
  EXPECT_TRUE(fairness.levels[0].cut_short);
  EXPECT_GT(fairness.games(), 8);
}

TEST(Fairness, AgentsThatNeverFindEachOtherStall) {
  FairnessBudget budget = small_budget();
  budget.levels = {"random"};
  budget.most_pairs = 512;
  const Fairness fairness = checked(known::archipelago(), budget);
  EXPECT_EQ(fairness.decision(), Decision::stalls);
  EXPECT_EQ(fairness.levels[0].tally.games, 2 * (256 + 128)) << "one look";
  EXPECT_THAT(sentence(fairness), HasSubstr("% at random"));
}

TEST(Fairness, MapsMayStallInNoGameOrInAll) {
  FairnessBudget budget = small_budget();
  budget.levels = {"random"};
  for (const double share : {0.0, 1.0, 1e9}) {
    budget.stall_share = share;
    EXPECT_EQ(checked(known::archipelago(), budget).decision() == Decision::stalls, share == 0.0);
  }
}

TEST(Fairness, AnAgentBesideIsWatchedButNotAsked) {
  FairnessBudget budget = small_budget();
  budget.beside = {"random"};
  budget.beside_pairs = 16;
  const Fairness fairness = checked(known::archipelago(), budget);
  ASSERT_EQ(fairness.levels.size(), 2U);
  EXPECT_EQ(fairness.levels[1].tally.games, 32);
  EXPECT_NE(fairness.decision(), Decision::stalls);
}

TEST(Fairness, StopsBetweenBlocksAndSaysSo) {
  std::atomic<bool> stop{false};
  FairnessHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&](const FairnessProgress& at) { stop = at.games >= 512; };
  const Map map = known::archipelago();
  const Fairness fairness = measure_fairness(map, rulebook_for(map), small_budget(), hooks);
  EXPECT_FALSE(fairness.complete);
  EXPECT_EQ(fairness.games(), 512);
  EXPECT_EQ(fairness.decision(), Decision::undecided);
}

TEST(Fairness, TellsHowFarEveryLevelHasCome) {
  FairnessBudget budget = small_budget();
  budget.beside = {"random"};
  budget.beside_pairs = 100;
  std::map<std::string, std::vector<Count>> games;
  FairnessHooks hooks;
  hooks.progress = [&](const FairnessProgress& at) {
    games[at.level].push_back(at.games);
    EXPECT_LE(at.games, at.most);
  };
  const Map map = known::archipelago();
  const Fairness fairness = measure_fairness(map, rulebook_for(map), budget, hooks);
  EXPECT_EQ(games["random"], (std::vector<Count>{128, 200}));
  EXPECT_EQ(games["novice"].back(), fairness.levels[0].tally.games);
  EXPECT_TRUE(std::is_sorted(games["novice"].begin(), games["novice"].end()));
}

TEST(Fairness, SaysWhatKeepsItFromJudging) {
  const Map map = known::north_pole();
  FairnessBudget budget = small_budget();
  EXPECT_EQ(problem_with(map, rulebook_for(map), budget), "");
  budget.starts.kind = StartPlan::Kind::all;
  EXPECT_THAT(problem_with(map, rulebook_for(map), budget), HasSubstr("not all"));
  budget = small_budget();
  budget.levels = {"admiral"};
  EXPECT_THAT(problem_with(map, rulebook_for(map), budget), HasSubstr("no agent \"admiral\""));
}

// Returns the verdict of standard captains on a map with planted unequal sides.
Fairness judged_at_standard(const Map& map) {
  FairnessBudget budget = small_budget();
  budget.levels = {"standard"};
  budget.most_pairs = 16'384;
  budget.confirming_pairs = 512;
  return checked(map, budget);
}

// Torpedoes reach 10 points in the small quadrant and 40 in the large one.
Map quadrants_of_10_and_40() {
  Map map = blank_map({10, 5}, "unequal", "Unequal");
  for (const Point p : map.points()) map.quadrants.set(p, p.column < 2 ? 1 : 2);
  map.starts = {Point{0, 2}, Point{5, 2}};
  return map;
}

// Blue starts at the end of a corridor of 14 points, where surfacing costs damage.
Map corridor() {
  Map map = known::sea({"..........", "#########.", "..........", ".#########", "..........",
                        "..........", "..........", "..........", "..........", ".........."});
  map.starts = {Point{0, 0}, Point{6, 6}};
  map.surfacing = Surfacing{known::points({"G7"}), 1};
  return map;
}

Map corner_and_centre() {
  Map map = blank_map({10, 10}, "corner", "Corner");
  map.starts = {Point{0, 0}, Point{4, 4}};
  return map;
}

TEST(PlantedBias, IsFoundAndTheOtherWayRoundItIsTheOthers) {
  for (Map map : {quadrants_of_10_and_40(), corridor(), corner_and_centre()}) {
    const Verdict side = judged_at_standard(map).overall(Question::side);
    EXPECT_EQ(to_string(side.decision), "unfair") << map.id;
    std::swap(map.starts.blue, map.starts.green);
    const Verdict turned = judged_at_standard(map).overall(Question::side);
    EXPECT_EQ(to_string(turned.decision), "unfair") << map.id;
    EXPECT_NE(turned.favours, side.favours) << map.id;
    EXPECT_NEAR(turned.share.estimate, 1 - side.share.estimate, 0.06) << map.id;
  }
}

Map corner_of_a_small_sea() {
  Map map = blank_map({6, 6}, "corner", "Corner");
  map.starts = {Point{0, 0}, Point{2, 2}};
  return map;
}

// Returns the value of the side to one team among standard captains.
double worth_of_side(const Map& map) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.blue = plan.green = "standard";
  plan.games = 40'000;
  plan.seed = 1'000'000;
  return std::abs(verdicts(play_tournament(plan).tally, "standard", 0.95)[1].share.estimate - 0.5);
}

// One advantage is fair, in between or unfair, depending on the margin.
TEST(PlantedWorth, IsDecidedAsTheMarginHasIt) {
  const Map map = corner_of_a_small_sea();
  const double worth = worth_of_side(map);
  const int runs = CHARTROOM_NIGHTLY ? 200 : 12;
  const auto wrong = [&](double margin, Decision right) {
    FairnessBudget budget = deciding_budget(margin, 0.95);
    budget.levels = {"standard"};
    budget.at_will_pairs = 0;
    int count = 0;
    for (int run = 0; run < runs; ++run) {
      budget.seed = static_cast<std::uint64_t>(run);
      count += checked(map, budget).overall(Question::side).decision != right ? 1 : 0;
    }
    return count;
  };
  // The limit of misses: one run in twenty may miss; a thousandth of such tests exceed it.
  const int most = static_cast<int>(
      boost::math::quantile(boost::math::binomial_distribution<>(runs, 0.05), 0.999));
  EXPECT_LE(wrong(worth, Decision::fair), most) << worth;
  EXPECT_LE(wrong(worth / 2, Decision::in_between), most) << worth;
  EXPECT_LE(wrong(worth / 3, Decision::unfair), most) << worth;
}

}  // namespace
}  // namespace chartroom::play

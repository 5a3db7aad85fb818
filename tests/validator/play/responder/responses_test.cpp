#include "validator/play/responder/responses.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>

#include "tests/known_maps.h"
#include "tests/validator/play/responder/exact_response.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// Returns a sea of 4 x 4 with so little water that every game on it can be searched.
Map tiny_sea(std::mt19937& numbers) {
  const auto below = [&numbers](unsigned n) { return static_cast<int>(numbers() % n); };
  Map map = known::sea({"....", "....", "....", "...."});
  PointSet water{Point{below(4), below(4)}};
  const int points = 5 + below(2);
  while (water.count() < points) {
    const Point p{below(4), below(4)};
    if (!(PointSet{p}.neighbours() & water).empty()) water.insert(p);
  }
  map.islands = map.points() - water;
  map.rules.gauge = 2;
  map.rules.sonar = 1 + below(2);
  map.rules.silence = 1 + below(2);
  map.rules.torpedo = 1 + below(2);
  map.rules.damage_to_sink = 1;
  map.rules.ply_limit = 10;
  return map;
}

ResponsePlan plan_on(const Map& map, const std::string& level, Count games, int rollouts) {
  ResponsePlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.levels = {level};
  plan.games = games;
  plan.budget.rollouts = rollouts;
  return plan;
}

// Returns the best response's gain in points over the captain in its place.
double exact_gain(const ResponsePlan& plan, Team enemy) {
  const Sea<2> sea(plan.map, plan.rules);
  const auto captain = make_agent<2>(plan.levels[0], SurfacingWill::blocked);
  TournamentPlan even;
  even.map = plan.map;
  even.rules = plan.rules;
  even.blue = even.green = plan.levels[0];
  even.games = 40'000;
  const Tally t = play_tournament(even).tally;
  const double points = static_cast<double>(t.wins_by_team[index(other(enemy))]) +
                        0.5 * static_cast<double>(t.draws + t.unfinished);
  return plain::ExactResponse(sea, other(enemy), *captain, 256).share() -
         points / static_cast<double>(t.games);
}

TEST(Responses, ComeNearToTheExactBestResponseAndNeverExceedIt) {
  std::mt19937 numbers(18);
  double exact = 0;
  double gained = 0;
  for (int i = 0; i < 3; ++i) {
    const Map map = tiny_sea(numbers);
    for (const char* level : {"novice", "standard"}) {
      const Team enemy = i % 2 == 0 ? Team::green : Team::blue;
      ResponsePlan plan = plan_on(map, level, 160, 1'000);
      // Each has its own starts, so that luck with starts does not add up.
      plan.seed = 10 + static_cast<std::uint64_t>(2 * i + (level[0] == 'n' ? 0 : 1));
      const Interval gain = play_responses(plan).list[index(enemy)].gain;
      const double most = exact_gain(plan, enemy);
      RecordProperty(level + std::to_string(i),
                     std::to_string(gain.estimate) + " of " + std::to_string(most));
      // Allows three standard errors, since there are many intervals.
      EXPECT_LE(gain.estimate - 1.5 * gain.margin(), most) << level << " on sea " << i;
      EXPECT_GE(gain.estimate + 1.5 * gain.margin(), 0.9 * most) << level << " on sea " << i;
      exact += most;
      gained += gain.estimate;
    }
  }
  EXPECT_GE(gained, 0.9 * exact);
  EXPECT_LE(gained, 1.05 * exact) << "all games together, whose standard error is about 3 %";
}

TEST(Responses, AreTheSameOnAnyNumberOfThreads) {
  ResponsePlan plan = plan_on(known::north_pole(), "novice", 16, 24);
  const std::string one = responses_json(plan, play_responses(plan));
  plan.threads = 3;
  EXPECT_EQ(responses_json(plan, play_responses(plan)), one);
  plan.seed = 2;
  EXPECT_NE(responses_json(plan, play_responses(plan)), one);
}

TEST(Responses, SayNothingWasGainedWhereChanceMayHaveDoneIt) {
  Response r{"novice", Team::green, 100, 100, 104, {0.02, -0.01, 0.05}};
  EXPECT_FALSE(r.certain());
}

TEST(Responses, EndWithTheGamesInHandWhereTheyAreStopped) {
  ResponsePlan plan = plan_on(known::north_pole(), "novice", 16, 24);
  std::atomic<bool> stop{true};
  const Responses none = play_responses(plan, {.progress = {}, .stop = &stop});
  EXPECT_FALSE(none.complete);
  ASSERT_EQ(none.list.size(), 2U);
  EXPECT_EQ(none.list[0].games + none.list[1].games, 0) << "not one block to its end";
  stop = false;
  const auto progress = [&stop](Count played, Count) { stop = played >= 8; };
  const Responses some = play_responses(plan, {.progress = progress, .stop = &stop});
  EXPECT_FALSE(some.complete);
  EXPECT_EQ(some.list[0].games, 8);
  EXPECT_EQ(some.list[1].games, 0);
  struct Enough {};
  const auto enough = [](Count, Count) { throw Enough(); };
  EXPECT_THROW(play_responses(plan, {.progress = enough, .stop = nullptr}), Enough);
}

}  // namespace
}  // namespace chartroom::play

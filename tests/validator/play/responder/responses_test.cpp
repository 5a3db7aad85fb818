#include "validator/play/responder/responses.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "tests/known_maps.h"
#include "tests/validator/play/agents/player.h"
#include "tests/validator/play/responder/exact_response.h"
#include "tests/validator/play/tracking/plain_tracker.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// A sea of 4 x 4 with so few points of water that every game on it can be searched.
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

// What the best response takes more of the points than the captain does in its place.
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
      // With starts of their own, so that luck with these does not add up.
      plan.seed = 10 + static_cast<std::uint64_t>(2 * i + (level[0] == 'n' ? 0 : 1));
      const Interval gain = play_responses(plan).list[index(enemy)].gain;
      const double most = exact_gain(plan, enemy);
      RecordProperty(level + std::to_string(i),
                     std::to_string(gain.estimate) + " of " + std::to_string(most));
      // Three standard errors, as there are many intervals.
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

// Hears a game of two standard captains; after each ply the belief holds what the plain film does.
TEST(Belief, HoldsEveryPairThatExplainsWhatWasHeardAndNoOther) {
  std::mt19937 numbers(4);
  Map map = known::sea({"......", ".#..#.", "......", "..#...", "......", "....#."});
  map.rules.silence = 0;
  const Sea<2> sea(map, rulebook_for(map));
  const auto captain = make_agent<2>("standard", SurfacingWill::blocked);
  for (std::uint32_t game = 0; game < 12; ++game) {
    Player player(sea, known::random_water(map, numbers), known::random_water(map, numbers));
    plain::Film film(map, Team::green);
    Belief<2> belief(sea, Team::green, *captain);
    Random random(1, game, 0, Stream::blue);
    for (int ply = 0; ply < 16 && player.state.result() == GameResult::open; ++ply) {
      const auto trackers = player.trackers;
      const Submarine<2> own = player.state.submarine(Team::blue);
      const Team team = player.state.to_move();
      Action action = captain->choose(player.view(team), random);
      if (action.kind == ActionKind::sonar) {
        action.answer = captain->answer(player.view(other(team)), random);
      }
      const Announcement said = player.play(action);
      film.hear(said);
      if (player.state.result() != GameResult::open) break;
      belief.hear(said, action, own, trackers, random);
      std::set<plain::Pair> believed;
      for (const WeighedSubmarine<2>& pair : belief.pairs()) {
        const auto trail = sea.water() - pair.submarine.free;
        believed.insert({pair.submarine.point(), {trail.begin(), trail.end()}});
        EXPECT_EQ(pair.submarine.energy, player.state.submarine(Team::green).energy);
        EXPECT_EQ(pair.submarine.damage, player.state.submarine(Team::green).damage);
      }
      std::set<plain::Pair> possible;
      for (const auto& [pair, courses] : film.pairs()) possible.insert(pair);
      if (possible.size() < Belief<2>::kMost) {
        EXPECT_EQ(believed, possible);
      }
    }
  }
}

// A captain who only ever goes towards the upper edge: who hears it turn knows it is there.
class Climber final : public Agent<2> {
 public:
  Action choose(const View<2>& view, Random&) const override {
    const LegalActions<2> legal(view.sea, view.own);
    for (const Direction d : {Direction::up, Direction::right}) {
      if (legal.can_navigate(d)) return Action::navigate(d);
    }
    return Action::surface();
  }
};

TEST(Belief, IsWeighedByWhatTheCaptainWouldHaveDone) {
  const Map map = known::sea({".....", ".....", ".....", ".....", "....."});
  const Sea<2> sea(map, rulebook_for(map));
  const Climber climber;
  Player player(sea, {0, 4}, {2, 0});
  Belief<2> belief(sea, Team::green, climber);
  Random random(1, 0, 0, Stream::blue);
  const auto hear = [&](Action action) {
    const auto trackers = player.trackers;
    const Submarine<2> own = player.state.submarine(Team::blue);
    belief.hear(player.play(action), action, own, trackers, random);
  };
  hear(Action::navigate(Direction::right));
  hear(Action::navigate(Direction::right));
  double above = 0;
  double all = 0;
  for (const WeighedSubmarine<2>& pair : belief.pairs()) {
    all += static_cast<double>(pair.weight);
    if (pair.submarine.point().row == 0) above += static_cast<double>(pair.weight);
  }
  EXPECT_EQ(belief.pairs().size(), 20U) << "the rules allow every row";
  EXPECT_GT(above, 0.98 * all) << "the captain turns in the first row only";
}

}  // namespace
}  // namespace chartroom::play

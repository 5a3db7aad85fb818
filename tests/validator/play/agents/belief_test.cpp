#include "validator/play/agents/belief.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <set>

#include "tests/known_maps.h"
#include "tests/validator/play/agents/player.h"
#include "tests/validator/play/tracking/plain_tracker.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// Follows a game of standard captains: after each ply the belief has the plain film's pairs.
TEST(Belief, HoldsEveryPairThatExplainsWhatWasHeardAndNoOther) {
  std::mt19937 numbers(4);
  Map map = known::sea({"......", ".#..#.", "......", "..#...", "......", "....#."});
  map.rules.silence = 0;
  const Sea<2> sea(map, rulebook_for(map));
  const auto captain = make_agent<2>("standard", SurfacingWill::blocked);
  for (std::uint32_t game = 0; game < 12; ++game) {
    Player player(sea, known::random_water(map, numbers), known::random_water(map, numbers));
    plain::Film film(map, Team::green);
    Belief<2> belief(sea, Team::green, {captain.get()});
    Random random(1, game, 0, Stream::blue);
    for (int ply = 0; ply < 16 && player.state.result() == GameResult::open; ++ply) {
      const Player before = player;
      const Team team = player.state.to_move();
      Action action = captain->choose(player.view(team), random);
      if (action.kind == ActionKind::sonar) {
        action.answer = captain->answer(player.view(other(team)), random);
      }
      const Announcement said = player.play(action);
      film.hear(said);
      if (player.state.result() != GameResult::open) break;
      belief.hear(before.view(Team::blue), action, said, random);
      std::set<plain::Pair> believed;
      for (const WeighedSubmarine<2>& pair : belief.pairs()) {
        const auto trail = sea.water() - pair.submarine.free;
        believed.insert({pair.submarine.point(), {trail.begin(), trail.end()}});
        EXPECT_EQ(pair.submarine.energy, player.state.submarine(Team::green).energy);
        EXPECT_EQ(pair.submarine.damage, player.state.submarine(Team::green).damage);
      }
      std::set<plain::Pair> possible;
      for (const auto& [pair, courses] : film.pairs()) possible.insert(pair);
      // From here on it has dropped pairs and those that follow from them.
      if (possible.size() >= BeliefBudget{}.most) break;
      EXPECT_EQ(believed, possible);
    }
  }
}

// A captain that only goes up: a turn reveals that it is at the upper edge.
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
  Belief<2> belief(sea, Team::green, {&climber});
  Random random(1, 0, 0, Stream::blue);
  const auto hear = [&](Action action) {
    const Player before = player;
    const Announcement said = player.play(action);
    belief.hear(before.view(Team::blue), action, said, random);
  };
  hear(Action::navigate(Direction::right));
  hear(Action::navigate(Direction::right));
  double above = 0;
  double all = 0;
  for (const WeighedSubmarine<2>& pair : belief.pairs()) {
    all += static_cast<double>(pair.weight());
    if (pair.submarine.point().row == 0) above += static_cast<double>(pair.weight());
  }
  EXPECT_EQ(belief.pairs().size(), 20U) << "the rules allow every row";
  EXPECT_GT(above, 0.98 * all) << "the captain turns in the first row only";
}

// Returns the share of weight that a belief gives the standard captain after some plies of a game.
double share_of_standard(const Agent<2>& green, const std::vector<const Agent<2>*>& captains,
                         std::uint32_t game) {
  const Map map = known::north_pole();
  const Sea<2> sea(map, rulebook_for(map));
  std::mt19937 numbers(game);
  Player player(sea, known::random_water(map, numbers), known::random_water(map, numbers));
  Belief<2> belief(sea, Team::green, captains, {.questions = 4, .answer = 16, .most = 256});
  Random random(1, game, 0, Stream::green);
  for (int ply = 0; ply < 30 && player.state.result() == GameResult::open; ++ply) {
    const Player before = player;
    const Team team = player.state.to_move();
    const Agent<2>& captain = team == Team::green ? green : *captains.back();
    Action action = captain.choose(player.view(team), random);
    if (action.kind == ActionKind::sonar) {
      action.answer = green.answer(player.view(other(team)), random);
    }
    const Announcement said = player.play(action);
    if (belief.pairs().empty()) belief.begin_again(before.view(Team::blue));
    belief.hear(before.view(Team::blue), team == Team::blue ? action : Action{}, said, random);
  }
  const auto weights = belief.by_captain();
  return static_cast<double>(weights[1]) /
         static_cast<double>(weights[0] + weights[1] + weights[2]);
}

TEST(Belief, TellsByHowItPlaysWhoTheEnemyIs) {
  const auto novice = make_agent<2>("novice", SurfacingWill::blocked);
  const auto standard = make_agent<2>("standard", SurfacingWill::blocked);
  const auto expert = make_agent<2>("expert", SurfacingWill::blocked);
  const std::vector<const Agent<2>*> captains{novice.get(), standard.get(), expert.get()};
  double where_it_plays = 0;
  double where_others_play = 0;
  constexpr std::uint32_t kGames = 6;
  for (std::uint32_t game = 0; game < kGames; ++game) {
    where_it_plays += share_of_standard(*standard, captains, game) / kGames;
    where_others_play += share_of_standard(*novice, captains, game) / (2 * kGames);
    where_others_play += share_of_standard(*expert, captains, game) / (2 * kGames);
  }
  EXPECT_GT(where_it_plays, 0.9);
  EXPECT_LT(where_others_play, 0.1);
}

}  // namespace
}  // namespace chartroom::play

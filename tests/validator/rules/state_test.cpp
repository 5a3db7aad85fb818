#include "validator/rules/state.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/rules/plain_game.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::rules {
using namespace maps;
namespace {

Point at(const char* name) { return parse_point(name).value(); }

class StateOnASmallSea : public testing::Test {
 protected:
  // Plays actions in order; each must be legal.
  template <class... Actions>
  void play(const Actions&... actions) {
    (apply(actions), ...);
  }
  Announcement apply(const Action& action) {
    EXPECT_EQ(state_.check(state_.to_move(), action), std::nullopt) << to_string(action);
    return state_.apply(state_.to_move(), action);
  }
  std::optional<Refusal> check(const Action& action) {
    return state_.check(state_.to_move(), action);
  }
  // Steps both captains right n times, which fills their gauges.
  void steam_right(int n) {
    for (int i = 0; i < 2 * n; ++i) apply(Action::navigate(Direction::right));
  }

  Map map_ = known::sea({"......",  //
                         "......",  //
                         ".#....",  //
                         "......",  //
                         "......",  //
                         "......"});
  Sea<2> sea_{map_, rulebook_for(map_)};
  State<2> state_{sea_, at("A2"), at("A5"), Team::blue};
};

TEST_F(StateOnASmallSea, TheStartBelongsToTheTrail) {
  play(Action::navigate(Direction::up), Action::navigate(Direction::up));
  EXPECT_EQ(check(Action::navigate(Direction::down)), Refusal::own_trail);
}

TEST_F(StateOnASmallSea, RefusesIslandsAndTheEdgeOfTheMap) {
  EXPECT_EQ(check(Action::navigate(Direction::left)), Refusal::off_map);
  play(Action::navigate(Direction::right), Action::surface());
  EXPECT_EQ(check(Action::navigate(Direction::down)), Refusal::island);
}

TEST_F(StateOnASmallSea, NavigatingFillsTheGaugeAndNoFurther) {
  steam_right(5);
  EXPECT_EQ(state_.submarine(Team::blue).energy, 4);
}

TEST_F(StateOnASmallSea, SystemsCostTheirEnergyAndAreRefusedWithoutIt) {
  EXPECT_EQ(check(Action::sonar(Axis::row)), Refusal::energy);
  EXPECT_EQ(check(Action::silence(Direction::right)), Refusal::energy);
  EXPECT_EQ(check(Action::torpedo(at("A1"))), Refusal::energy);
  steam_right(3);
  play(Action::sonar(Axis::row), Action::surface());
  EXPECT_EQ(state_.submarine(Team::blue).energy, 1);
}

TEST_F(StateOnASmallSea, SilenceGainsNoEnergyAndKeepsTheTrailRule) {
  steam_right(3);
  EXPECT_EQ(check(Action::silence(Direction::left)), Refusal::own_trail);
  const Announcement said = apply(Action::silence(Direction::up));
  EXPECT_EQ(state_.submarine(Team::blue).energy, 0);
  EXPECT_EQ(said.direction, Direction::up) << "the default: a direction is never told";
  EXPECT_EQ(to_string(said), "blue: silence");
}

TEST_F(StateOnASmallSea, SonarTellsTheEnemysRowOrColumn) {
  steam_right(2);
  EXPECT_EQ(to_string(apply(Action::sonar(Axis::row))), "blue: sonar row 5");
  EXPECT_EQ(to_string(apply(Action::sonar(Axis::column))), "green: sonar column C");
}

TEST_F(StateOnASmallSea, TorpedoesStayInTheQuadrantAndHitWater) {
  steam_right(4);  // blue E2, green E5
  EXPECT_EQ(check(Action::torpedo(at("A1"))), Refusal::target_quadrant);
  EXPECT_EQ(check(Action::torpedo(at("B3"))), Refusal::target_island);
  EXPECT_EQ(to_string(apply(Action::torpedo(at("D1")))), "blue: missile D1 = miss");
}

TEST(State, ATorpedoOnTheOwnPointDamagesBothThatAreThere) {
  const Map map = blank_map({6, 6}, "sea", "Sea");
  const Sea<2> sea(map, rulebook_for(map));
  State<2> state(sea, at("A1"), at("A1"), Team::blue);
  for (int i = 0; i < 2; ++i) {
    for (const Direction d :
         {Direction::right, Direction::right, Direction::down, Direction::down}) {
      state.apply(Team::blue, Action::navigate(d));
      state.apply(Team::green, Action::navigate(d));
    }
    const Point here = state.submarine(Team::blue).point();
    EXPECT_EQ(to_string(state.apply(Team::blue, Action::torpedo(here))),
              "blue: missile " + to_string(here) + " = hit self");
    state.apply(Team::green, Action::surface());
  }
  EXPECT_EQ(state.result(), GameResult::draw) << "ruling 4";
  EXPECT_EQ(state.check(Team::green, Action::surface()), Refusal::game_over);
}

TEST_F(StateOnASmallSea, SurfacingKeepsEnergyAndFreesTheTrail) {
  steam_right(2);
  EXPECT_EQ(to_string(apply(Action::surface())), "blue: surface = C2");
  EXPECT_EQ(state_.submarine(Team::blue).energy, 2);
  EXPECT_EQ(state_.trail(Team::blue).count(), 1);
}

TEST(State, SurfacingOffASurfacePointCostsDamageAndMayLoseTheGame) {
  const Map map = known::north_pole();
  const Sea<2> sea(map, rulebook_for(map));
  State<2> state(sea, at("D3"), at("A1"), Team::blue);
  EXPECT_EQ(to_string(state.apply(Team::blue, Action::surface())), "blue: surface = D3");
  EXPECT_EQ(to_string(state.apply(Team::green, Action::surface())), "green: surface = A1 damage");
  state.apply(Team::blue, Action::surface());
  state.apply(Team::green, Action::navigate(Direction::down));
  state.apply(Team::blue, Action::surface());
  const auto trail = state.trail(Team::green);
  state.apply(Team::green, Action::surface());
  EXPECT_EQ(state.result(), GameResult::blue_wins);
  EXPECT_EQ(state.trail(Team::green), trail) << "ruling 7: the damage came first";
}

TEST(State, ChecksStartsAgainstIslandsAndForcedStarts) {
  const Map map = known::archipelago();
  const Sea<2> sea(map, rulebook_for(map));
  EXPECT_EQ(State<2>::check_start(sea, Team::blue, at("A1")), std::nullopt);
  EXPECT_EQ(State<2>::check_start(sea, Team::blue, at("B1")), Refusal::start_forced);
  EXPECT_EQ(State<2>::check_start(sea, Team::green, at("G2")), Refusal::start_island);
}

TEST_F(StateOnASmallSea, ChecksTheTurnButNotInRealtime) {
  EXPECT_EQ(state_.check(Team::green, Action::surface()), Refusal::not_your_turn);
  const State<2> realtime(sea_, at("A2"), at("A5"), Team::blue, Variant::realtime);
  EXPECT_EQ(realtime.check(Team::green, Action::surface()), std::nullopt);
}

// Returns an equal state made from its parts.
template <int Words>
State<Words> set_up_again(const State<Words>& state) {
  return {
      state.sea(), {state.submarine(Team::blue), state.submarine(Team::green)}, state.to_move()};
}

// Plays a random game on a random map in the fast and the plain core, then undoes it all.
template <int Words>
void play_both(const Map& map, std::mt19937& random) {
  const Rulebook rules = rulebook_for(map);
  const Sea<Words> sea(map, rules);
  const Point blue = known::random_water(map, random);
  const Point green = known::random_water(map, random);
  State<Words> state(sea, blue, green, Team::green);
  plain::Game plain(map, rules, blue, green, Team::green);
  std::vector<State<Words>> past;
  std::vector<typename State<Words>::Undo> undo;
  for (int ply = 0; ply < 120 && !plain.over(); ++ply) {
    const std::vector<Action> legal = plain.legal();
    ASSERT_EQ(legal_plies(state), legal);
    const Action action = legal[random() % legal.size()];
    past.push_back(state);
    undo.emplace_back();
    state.apply(state.to_move(), action, undo.back());
    plain.play(action);
    ASSERT_TRUE(state.invariants_hold());
    if (state.result() == GameResult::open) {
      ASSERT_EQ(set_up_again(state), state);
    }
    ASSERT_EQ(state.result(), plain.result());
    for (const Team team : kTeams) {
      const auto trail = state.trail(team);
      const plain::Boat boat{state.submarine(team).point(),
                             {trail.begin(), trail.end()},
                             state.submarine(team).energy,
                             state.submarine(team).damage};
      ASSERT_EQ(boat, plain.boat(team));
    }
  }
  for (; !undo.empty(); undo.pop_back(), past.pop_back()) {
    state.undo(undo.back());
    ASSERT_EQ(state, past.back());
  }
}

TEST(State, PlaysRandomGamesLikeThePlainRulesAndUndoesThemToTheStart) {
  std::mt19937 random(11);
  for (int game = 0; game < (CHARTROOM_NIGHTLY ? 100'000 : 1'000); ++game) {
    const Map map = known::random_map(random);
    play_both<4>(map, random);
    if (BasicPointSet<2>::fits(map.size)) play_both<2>(map, random);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace chartroom::rules

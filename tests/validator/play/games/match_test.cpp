#include "validator/play/games/match.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// A copy of a view.
struct Seen {
  Team team;
  Submarine<2> own;
  int enemy_energy;
  int enemy_damage;
  BasicPointSet<2> enemy;
  BasicPointSet<2> ourselves;
  friend bool operator==(const Seen&, const Seen&) = default;
};

// Plays a script and notes its views.
class Spy final : public Agent<2> {
 public:
  explicit Spy(std::vector<Action> script) : script_(std::move(script)) {}
  Action choose(const View<2>& view, Random&) const override {
    note(view);
    return script_.at(next_++);
  }
  // Every second answer is a row: an answer must not depend on the truth.
  Axis answer(const View<2>& view, Random&) const override {
    note(view);
    return ++answers_ % 2 == 0 ? Axis::row : Axis::column;
  }
  const std::vector<Seen>& seen() const { return seen_; }

 private:
  void note(const View<2>& view) const {
    seen_.push_back({view.team, view.own, view.enemy_energy, view.enemy_damage,
                     view.enemy.candidates(), view.ourselves.candidates()});
  }

  std::vector<Action> script_;
  mutable std::size_t next_ = 0;
  mutable int answers_ = 0;
  mutable std::vector<Seen> seen_;
};

// A game's actions by team and its announcements.
struct Played {
  std::array<std::vector<Action>, 2> actions;
  std::vector<Announcement> said;
};

// Plays a random game, with answers that alternate like the spy's.
Played random_game(const Sea<2>& sea, Point blue, Point green, int plies, std::mt19937& random) {
  Played played;
  State<2> state(sea, blue, green, Team::blue);
  std::array<int, 2> answers{};
  for (int i = 0; i < plies && state.result() == GameResult::open; ++i) {
    const Team team = state.to_move();
    const LegalActions<2> legal(sea, state.submarine(team));
    Action action = legal.at(static_cast<int>(random() % static_cast<unsigned>(legal.count())));
    if (action.kind == ActionKind::sonar) {
      action.answer = ++answers[index(other(team))] % 2 == 0 ? Axis::row : Axis::column;
    }
    played.actions[index(team)].push_back(action);
    played.said.push_back(state.apply(team, action));
  }
  return played;
}

// True if the actions are legal and sound equal from another start of green.
bool sounds_the_same(const Sea<2>& sea, const Played& played, Point blue, Point green) {
  State<2> state(sea, blue, green, Team::blue);
  std::array<std::size_t, 2> next{};
  for (const Announcement& said : played.said) {
    Action action = played.actions[index(said.team)][next[index(said.team)]++];
    if (state.check(said.team, action) || state.apply(said.team, action) != said) return false;
  }
  return true;
}

// Returns blue's views of the game with green's start there.
std::vector<Seen> views_of_blue(const Map& map, const Played& played, Point blue, Point green) {
  Map cut = map;
  cut.rules.ply_limit = static_cast<int>(played.said.size());
  const Sea<2> sea(cut, rulebook_for(cut));
  const Spy blue_spy(played.actions[0]);
  const Spy green_spy(played.actions[1]);
  Tally tally;
  play_game<2>(sea, {blue_spy, green_spy}, {blue, green, Team::blue, 1, 0, 0}, tally);
  EXPECT_EQ(tally.plies.begin()->first, static_cast<int>(played.said.size()));
  return blue_spy.seen();
}

TEST(Match, WhatATeamIsShownDependsOnlyOnWhatItMayKnow) {
  std::mt19937 random(71);
  int compared = 0;
  for (int game = 0; game < 300 * (CHARTROOM_NIGHTLY ? 20 : 1); ++game) {
    Map map = known::north_pole();
    map.rules.sonar = 1;
    map.rules.silence = 1;
    map.rules.torpedo = 2;
    const Sea<2> sea(map, rulebook_for(map));
    const Point blue = known::random_water(map, random);
    const Point green = known::random_water(map, random);
    const Played played = random_game(sea, blue, green, 12, random);
    const std::vector<Seen> seen = views_of_blue(map, played, blue, green);
    for (const Point elsewhere : sea.water()) {
      if (elsewhere == green || !sounds_the_same(sea, played, blue, elsewhere)) continue;
      ++compared;
      ASSERT_EQ(views_of_blue(map, played, blue, elsewhere), seen) << to_string(elsewhere);
    }
  }
  EXPECT_GT(compared, 300);
}

}  // namespace
}  // namespace chartroom::play

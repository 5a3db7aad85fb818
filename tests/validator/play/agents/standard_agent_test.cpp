#include <cstdint>

#include "validator/play/agents/standard_agent.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// Blue's view, with the knowledge that the announcements give.
struct Scene {
  explicit Scene(const Map& map, Point here) : sea(map, rulebook_for(map)) {
    own.free = sea.water();
    own.free.erase(here);
    own.cell = static_cast<std::int16_t>(BasicPointSet<2>::cell(here));
  }

  View<2> view() const { return {sea, Team::blue, own, enemy_energy, 0, enemy, ourselves}; }
  // Reveals a team's point, as surfacing does.
  void tell(Tracker<2>& tracker, Team team, Point point) const {
    Announcement said;
    said.team = team;
    said.point = point;
    tracker.hear(said);
  }
  // Returns the most frequent kind of action over many random streams.
  ActionKind usual(const Agent<2>& agent) const {
    std::array<int, 5> kinds{};
    for (std::uint32_t i = 0; i < 100; ++i) {
      Random random(1, i, 0, Stream::blue);
      ++kinds[static_cast<std::size_t>(agent.choose(view(), random).kind)];
    }
    return static_cast<ActionKind>(std::max_element(kinds.begin(), kinds.end()) - kinds.begin());
  }

  Sea<2> sea;
  Submarine<2> own;
  int enemy_energy = 0;
  Tracker<2> enemy{sea, Team::green};
  Tracker<2> ourselves{sea, Team::blue};
};

Map open_sea() { return known::sea(std::vector<std::string>(10, "..........")); }

TEST(StandardAgent, FiresAtAnEnemyWhoseOnlyPointItKnows) {
  Scene scene(open_sea(), {1, 1});
  scene.tell(scene.enemy, Team::green, {3, 3});
  scene.own.energy = 4;
  const StandardAgent<2> agent(SurfacingWill::blocked);
  for (std::uint32_t i = 0; i < 50; ++i) {
    Random random(1, i, 0, Stream::blue);
    EXPECT_EQ(agent.choose(scene.view(), random), Action::torpedo({3, 3}));
  }
}

TEST(StandardAgent, NeverFiresAtItself) {
  Scene scene(open_sea(), {1, 1});
  scene.tell(scene.enemy, Team::green, {1, 1});
  scene.own.energy = 4;
  EXPECT_NE(scene.usual(StandardAgent<2>(SurfacingWill::blocked)), ActionKind::torpedo);
}

TEST(StandardAgent, GoesSilentWhenItIsFoundByAnArmedEnemyBesideIt) {
  Scene scene(open_sea(), {2, 2});
  scene.tell(scene.ourselves, Team::blue, {2, 2});
  Announcement sonar;
  sonar.team = Team::blue;
  sonar.kind = ActionKind::sonar;
  sonar.axis = Axis::row;
  sonar.line = 1;
  scene.enemy.hear(sonar);
  scene.own.energy = 3;
  scene.enemy_energy = 4;
  EXPECT_EQ(scene.usual(StandardAgent<2>(SurfacingWill::blocked)), ActionKind::silence);
}

TEST(StandardAgent, AsksBySonarWhenItIsArmedAndKnowsNothing) {
  Scene scene(open_sea(), {2, 2});
  scene.own.energy = 4;
  EXPECT_EQ(scene.usual(StandardAgent<2>(SurfacingWill::blocked)), ActionKind::sonar);
}

TEST(StandardAgent, DoesNotEnterADeadEnd) {
  // Up leads into a bay of two points, down to the open sea.
  Scene scene(known::sea({".###......", ".###......", ".###......", "..........", "..........",
                          "..........", "..........", "..........", "..........", ".........."}),
              {0, 2});
  scene.own.free.erase({1, 3});
  const StandardAgent<2> agent(SurfacingWill::blocked);
  for (std::uint32_t i = 0; i < 50; ++i) {
    Random random(1, i, 0, Stream::blue);
    EXPECT_EQ(agent.choose(scene.view(), random), Action::navigate(Direction::down));
  }
}

TEST(StandardAgent, TellsTheLineThatHidesItBetterFromItsOwnQuadrant) {
  // Row 2 has four of our possible positions, and column A two.
  Scene scene(known::sea({".###", "....", "####", "####"}), {0, 1});
  Random random(1, 0, 0, Stream::blue);
  EXPECT_EQ(StandardAgent<2>(SurfacingWill::blocked).answer(scene.view(), random), Axis::row);
}

}  // namespace
}  // namespace chartroom::play

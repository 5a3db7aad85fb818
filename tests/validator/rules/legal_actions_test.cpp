#include <cstdint>

#include "validator/rules/legal_actions.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::rules {
using namespace maps;
namespace {

TEST(LegalActions, ABoxedInSubmarineWithoutEnergyCanOnlySurface) {
  const Map map = known::sea({".#..", "#...", "....", "...."});
  const Sea<2> sea(map, rulebook_for(map));
  const State<2> state(sea, {0, 0}, {3, 3}, Team::blue);
  const LegalActions<2> legal(sea, state.submarine(Team::blue));
  EXPECT_EQ(legal.list(), std::vector{Action::surface()}) << "ruling 6";
  EXPECT_FALSE(legal.can_navigate());
}

TEST(LegalActions, SilenceNeedsAStepAsWellAsEnergy) {
  const Map map = known::sea({".#..", "#...", "....", "...."});
  const Sea<2> sea(map, rulebook_for(map));
  Submarine<2> submarine{sea.water(), 0, 4, 0};
  submarine.free.erase({0, 0});
  const LegalActions<2> legal(sea, submarine);
  EXPECT_TRUE(legal.can_sonar());
  EXPECT_FALSE(legal.can_silence());
  EXPECT_TRUE(legal.can_fire());
  EXPECT_EQ(legal.count(), 1 + 2 + 1) << "sonar, A1 and B2 as targets, surface";
}

TEST(LegalActions, EveryPlaceInItsOrderIsLegalAndDifferent) {
  const Map map = known::archipelago();
  const Sea<2> sea(map, rulebook_for(map));
  Submarine<2> submarine{sea.water(), static_cast<std::int16_t>(BasicPointSet<2>::cell({4, 4})), 4,
                         0};
  submarine.free.erase({4, 4});
  const std::vector<Action> list = LegalActions<2>(sea, submarine).list();
  // D5 is an island: three ways to go, sonar, three silent ones, 23 points of water, surface.
  EXPECT_EQ(list.size(), 3U + 1 + 3 + 23 + 1);
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(std::count(list.begin(), list.end(), list[i]), 1) << to_string(list[i]);
  }
}

}  // namespace
}  // namespace chartroom::rules

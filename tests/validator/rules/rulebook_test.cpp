#include "validator/rules/rulebook.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom {
namespace {

TEST(Rulebook, IsThePublishedGameWhereNobodyChangesIt) {
  EXPECT_EQ(rulebook_for(known::archipelago()), Rulebook{});
}

TEST(Rulebook, TheMapOverridesThePackWhichOverridesThePublishedGame) {
  Map map = known::north_pole();
  map.rules.sonar = 1;
  const Rulebook rules = rulebook_for(map, {6, 3, {}, {}, 3, {}});
  EXPECT_EQ(rules.gauge, 6);
  EXPECT_EQ(rules.sonar, 1);
  EXPECT_EQ(rules.silence, 3);
  EXPECT_EQ(rules.damage_to_sink, 3);
  EXPECT_EQ(rules.surfacing_damage, 1);
}

}  // namespace
}  // namespace chartroom

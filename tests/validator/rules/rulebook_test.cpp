#include "validator/rules/rulebook.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::rules {
using namespace maps;
namespace {

TEST(Rulebook, IsThePublishedGameWhereNobodyChangesIt) {
  EXPECT_EQ(rulebook_for(known::archipelago()), Rulebook{});
}

TEST(Rulebook, GamesOnALargerSeaMayLastLongerUnlessTheMapSaysHowLong) {
  Map map = blank_map({15, 15}, "wide", "Wide");
  EXPECT_EQ(rulebook_for(map).ply_limit, 1'125);
  EXPECT_EQ(rulebook_for(blank_map({4, 4}, "pond", "Pond")).ply_limit, 500);
  map.rules.ply_limit = 300;
  EXPECT_EQ(rulebook_for(map).ply_limit, 300);
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
}  // namespace chartroom::rules

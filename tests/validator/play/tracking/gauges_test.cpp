#include "validator/play/tracking/gauges.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

Gauges after(const std::string& text) {
  const auto read =
      parse_announcements("chartroom-announcements 1\nmap sea\n" + text, "x.heard", Team::green);
  EXPECT_TRUE(read) << text;
  return gauges_after(read.value->lines, Team::green, rulebook_for(known::north_pole()));
}

TEST(Gauges, CountWhatIsGainedAndPaid) {
  EXPECT_EQ(after(""), (Gauges{0, 0, false}));
  EXPECT_EQ(after("up\nup\nup\n"), (Gauges{3, 0, false}));
  EXPECT_EQ(after("up\nup\nup\nup\nup\nup\n"), (Gauges{4, 0, false})) << "the gauge is full";
  EXPECT_EQ(after("up\nup\nup\nsilence\nup\n"), (Gauges{1, 0, false}));
  EXPECT_EQ(after("up\nup\nup\nsonar\nrow 8\n"), (Gauges{1, 0, false}));
  EXPECT_EQ(after("up\nup\nup\nup\ntorpedo D3 self\n"), (Gauges{0, 1, false}));
  EXPECT_EQ(after("up\nsurface D4 damage\nwe torpedo D4 hit\n"), (Gauges{1, 2, false}));
  EXPECT_EQ(after("up\nwe torpedo D4 miss\nstart\nup\n"), (Gauges{1, 0, false}));
}

TEST(Gauges, WhatCannotBePaidIsNotedUntilTheGaugeIsFull) {
  EXPECT_EQ(after("up\nsilence\n"), (Gauges{0, 0, true}));
  EXPECT_EQ(after("up\nsilence\nup\nup\nup\n"), (Gauges{3, 0, true}));
  EXPECT_EQ(after("up\nsilence\nup\nup\nup\nup\n"), (Gauges{4, 0, false}));
  EXPECT_EQ(after("silence\nstart\n"), (Gauges{0, 0, false}));
}

TEST(Gauges, AreThoseOfTheGame) {
  std::mt19937 random(81);
  for (int game = 0; game < 60; ++game) {
    const Map map = known::random_map(random);
    const Sea<4> sea(map, rulebook_for(map));
    State<4> state(sea, known::random_water(map, random), known::random_water(map, random),
                   Team::blue);
    std::vector<HeardLine> heard;
    for (int ply = 0; ply < 80 && state.result() == GameResult::open; ++ply) {
      const auto legal = legal_plies(state);
      HeardLine line;
      line.said = state.apply(state.to_move(), legal[random() % legal.size()]);
      heard.push_back(line);
      for (const Team team : kTeams) {
        const auto& submarine = state.submarine(team);
        ASSERT_EQ(gauges_after(heard, team, sea.rules()),
                  (Gauges{submarine.energy, submarine.damage, false}));
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::play

// Short games for tests of the referee.
#pragma once

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/play/referee/referee.h"

namespace chartroom::play::referee_games {
using namespace maps;
using namespace rules;

// Six by six points, quadrants of three by three:
//      A B C D E F
//    1 . . . . . .
//    2 . # . . . .
//    3 . . . # . .
//    4 . . . . . .
//    5 . # . . . .
//    6 . . . . . .
inline Map bay() {
  return known::sea({"......", ".#....", "...#..", "......", ".#....", "......"});
}

// Returns the bay with free systems, where one hit sinks and surfacing anywhere but on A1 costs 1.
inline Map rough_bay() {
  Map map = bay();
  map.rules.sonar = map.rules.silence = map.rules.torpedo = 0;
  map.rules.damage_to_sink = 1;
  map.surfacing = Surfacing{known::points({"A1"}), 1};
  return map;
}

// Returns the bay with free systems, where three hits sink, and starts A1 and F6.
inline Map free_bay() {
  Map map = bay();
  map.rules.sonar = map.rules.silence = map.rules.torpedo = 0;
  map.rules.damage_to_sink = 3;
  map.starts = {Point{0, 0}, Point{5, 5}};
  map.surfacing = Surfacing{known::points({"A1"}), 1};
  return map;
}

// Returns the record of a game. Its header has six lines, so the first ply is in line 7.
inline GameRecord game(const std::string& starts, const std::string& plies,
                       const std::string& variant = "turns") {
  const std::size_t space = starts.find(' ');
  const auto read = parse_records(
      "chartroom-game 1\nmap sea\nblue start " + starts.substr(0, space) + "\ngreen start " +
          starts.substr(space + 1) + "\nfirst blue\nvariant " + variant + "\n" + plies,
      "x.game");
  EXPECT_TRUE(read) << read.errors[0].text();
  return read.value->front();
}

inline RefereeReport judge(const Map& map, const GameRecord& record) {
  return referee(record, map, rulebook_for(map));
}

}  // namespace chartroom::play::referee_games

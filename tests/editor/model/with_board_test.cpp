#include "editor/model/with_board.h"

#include <gtest/gtest.h>

#include <random>

#include "maps/map_difference.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

TEST(WithBoard, TakesWhatIsPlayedOnAndLeavesTheRest) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    Map map = known::random_map(random);
    map.rules.gauge = 5;
    const Map board = known::random_map(random);
    const Map both = with_board(map, board);
    EXPECT_TRUE(difference(both, board).points().empty()) << "the board is the other one's";
    EXPECT_EQ(both.name, map.name);
    EXPECT_EQ(both.rules, map.rules);
    EXPECT_EQ(with_board(both, map), map);
  }
}

}  // namespace
}  // namespace chartroom::editor

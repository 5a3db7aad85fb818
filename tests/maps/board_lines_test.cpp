#include "maps/board_lines.h"

#include <gmock/gmock.h>

#include "tests/known_maps.h"

namespace chartroom::maps {
namespace {

std::vector<std::string> texts(const std::vector<BoardLine>& lines) {
  std::vector<std::string> result;
  for (const BoardLine& line : lines) result.push_back(line.text);
  return result;
}

TEST(BoardLines, GiveSomeRowsWithTheBordersBetweenThem) {
  const Map map = known::sea({"....", ".#..", "....", "...."});
  const auto symbol = [&map](Point p) { return std::string(1, picture_symbol(map, p)); };
  EXPECT_THAT(texts(board_lines(map, symbol)),
              testing::ElementsAre("   A B C D", " 1 . .|. .", " 2 . #|. .", "   - - - -",
                                   " 3 . .|. .", " 4 . .|. ."));
  EXPECT_THAT(texts(board_lines(map, symbol, 1, 2)),
              testing::ElementsAre("   A B C D", " 2 . #|. .", "   - - - -", " 3 . .|. ."));
  EXPECT_THAT(texts(board_lines(map, symbol, -1, 1)),
              testing::ElementsAre("   A B C D", " 1 . .|. .", " 2 . #|. ."));
  EXPECT_THAT(texts(board_lines(map, symbol, 3, 9)),
              testing::ElementsAre("   A B C D", " 4 . .|. ."));
}

}  // namespace
}  // namespace chartroom::maps

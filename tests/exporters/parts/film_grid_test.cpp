#include "exporters/parts/film_grid.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "exporters/parts/sheet_layout.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/shipped_maps.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

FilmGrid free_film(const Map& map, double pitch, Mm frame) {
  return film_grid(operator_board(map, pitch, frame), frame, {});
}

// Visits every board size at its usual and its largest pitch on both frames.
template <typename Visit>
void for_every_film(Visit visit) {
  for (const Mm frame : {kSmallFrame, kLargeFrame}) {
    for (int columns = kMinSide; columns <= kMaxSide; ++columns) {
      for (int rows = kMinSide; rows <= kMaxSide; ++rows) {
        const Map map = blank_map({columns, rows}, "sea", "Sea");
        for (const double pitch : {usual_film_pitch(map, frame), largest_pitch(map.size, frame)}) {
          SCOPED_TRACE(testing::Message() << columns << "x" << rows << " at " << pitch << " mm");
          visit(map, pitch, frame);
        }
      }
    }
  }
}

TEST(FilmGrid, LiesInItsRoomOnTheBoardsPoints) {
  for_every_film([](const Map& map, double pitch, Mm frame) {
    const BoardLayout board = operator_board(map, pitch, frame);
    const FilmGrid grid = film_grid(board, frame, {});
    const MmRect room = film_room(frame);
    EXPECT_GE(grid.at(grid.first).x, room.x - 1e-3);
    EXPECT_GE(grid.at(grid.first).y, room.y - 1e-3);
    EXPECT_LE(grid.at(grid.last).x, room.right() + 1e-3);
    EXPECT_LE(grid.at(grid.last).y, room.bottom() + 1e-3);
    EXPECT_EQ(grid.pitch, board.pitch());
    for (const Point p : map.points()) {
      const FilmCross cross{p.column, p.row};
      EXPECT_TRUE(grid.contains(cross)) << to_string(p);
      EXPECT_NEAR(grid.at(cross).x, board.at(p).x, 1e-9);
      EXPECT_NEAR(grid.at(cross).y, board.at(p).y, 1e-9);
    }
  });
}

// A trail on a board of ten by ten ends at most nine points from its start in each direction.
TEST(FilmGrid, HasNineCrossesOnEachSideOfTheStartOfTenByTen) {
  for (const Mm frame : {kSmallFrame, kLargeFrame}) {
    const Map map = blank_map({10, 10}, "sea", "Sea");
    const FilmGrid grid = free_film(map, usual_film_pitch(map, frame), frame);
    const FilmCross start = film_start(grid, {});
    EXPECT_EQ(start.column - grid.first.column, 9);
    EXPECT_EQ(grid.last.column - start.column, 9);
    EXPECT_EQ(start.row - grid.first.row, 9);
    EXPECT_EQ(grid.last.row - start.row, 9);
  }
}

TEST(FilmGrid, HoldsEveryTrailOfBoardsUpToTenByTen) {
  for_every_film([](const Map& map, double pitch, Mm frame) {
    if (map.size.columns > 10 || map.size.rows > 10 || pitch != usual_film_pitch(map, frame)) {
      return;
    }
    const FilmGrid grid = free_film(map, pitch, frame);
    EXPECT_TRUE(holds_every_trail(grid, map.size, {}));
    const FilmCross start = film_start(grid, {});
    for (const Point from : map.points()) {
      for (const Point to : map.points()) {
        ASSERT_TRUE(
            grid.contains({start.column + to.column - from.column, start.row + to.row - from.row}));
      }
    }
  });
}

TEST(FilmGrid, IsTheBoardWithAKnownStart) {
  for_every_film([](const Map& map, double pitch, Mm frame) {
    const BoardLayout board = operator_board(map, pitch, frame);
    for (const Point start : {Point{0, 0}, Point{map.size.columns - 1, map.size.rows - 1}}) {
      const FilmGrid grid = film_grid(board, frame, start);
      EXPECT_EQ(grid.first, (FilmCross{0, 0}));
      EXPECT_EQ(grid.columns(), map.size.columns);
      EXPECT_EQ(grid.rows(), map.size.rows);
      EXPECT_TRUE(holds_every_trail(grid, map.size, start));
      const Mm at = grid.at(film_start(grid, start));
      EXPECT_NEAR(at.x, board.at(start).x, 1e-9);
      EXPECT_NEAR(at.y, board.at(start).y, 1e-9);
    }
  });
}

TEST(FilmPitch, LeavesTheCaptainsBoardAsLargeAsItWas) {
  const Map map = blank_map({10, 10}, "sea", "Sea");
  EXPECT_EQ(usual_pitch(map.size), 15.5);
  EXPECT_EQ(usual_film_pitch(map), 10.5);
  EXPECT_EQ(usual_film_pitch(map, kLargeFrame), 14);
  EXPECT_EQ(usual_film_pitch(sample::archipelago()), 15.5);
  EXPECT_EQ(usual_film_pitch(blank_map({15, 15}, "sea", "Sea")), 10.5);
}

TEST(FilmPitch, SuitsEveryShippedMap) {
  for (const Map& map : sample::shipped()) {
    for (const Mm frame : {kSmallFrame, kLargeFrame}) {
      const BoardLayout board = operator_board(map, usual_film_pitch(map, frame), frame);
      for (const Team team : kTeams) {
        const auto known = map.starts.of(other(team));
        EXPECT_TRUE(holds_every_trail(film_grid(board, frame, known), map.size, known)) << map.id;
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

#include "exporters/parts/film_grid.h"

#include <gtest/gtest.h>

#include <cmath>

#include "exporters/parts/sheet_layout.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

// Visits every board size at its usual and its largest pitch on both frames.
template <typename Visit>
void for_every_grid(Visit visit) {
  for (const Mm paper : {kSmallFrame, kLargeFrame}) {
    for (int columns = kMinSide; columns <= kMaxSide; ++columns) {
      for (int rows = kMinSide; rows <= kMaxSide; ++rows) {
        const Size size{columns, rows};
        for (const double pitch : {usual_pitch(size, paper), largest_pitch(size, paper)}) {
          SCOPED_TRACE(testing::Message() << columns << "x" << rows << " at " << pitch << " mm");
          visit(size, film_grid(size, pitch, paper), paper);
        }
      }
    }
  }
}

TEST(FilmGrid, LiesWithinTheFrame) {
  for_every_grid([](Size, const FilmGrid& grid, Mm paper) {
    EXPECT_GE(grid.at(grid.first).x, 1);
    EXPECT_GE(grid.at(grid.first).y, 1);
    EXPECT_LE(grid.at(grid.last).x, paper.x - 1);
    EXPECT_LE(grid.at(grid.last).y, paper.y - 1);
  });
}

TEST(FilmGrid, HasTwoExtensionsOnAPageWithTheRowsThatAreTapedOnTheFilms) {
  for_every_grid([](Size, const FilmGrid& grid, Mm) {
    if (grid.extension_rows > 0) {
      EXPECT_LE(2 * (grid.extension_rows + 1), grid.rows());
    }
  });
}

TEST(FilmGrid, NeedsNoExtensionWhereAStartIsForcedOrTheFilmIsLargeEnough) {
  Map map = sample::archipelago();
  const FilmGrid grid = film_grid(map.size, usual_pitch(map.size));
  EXPECT_FALSE(needs_extension(grid, map, Team::blue));
  map.starts.green.reset();
  EXPECT_TRUE(needs_extension(grid, map, Team::blue));
  EXPECT_FALSE(needs_extension(grid, map, Team::green));
  const Map small = sample::small_lagoon();
  EXPECT_FALSE(needs_extension(film_grid(small.size, usual_pitch(small.size)), small, Team::blue));
}

TEST(FilmStarts, HaveTheWholeBoardOnTheFilmWhereverAKnownStartIs) {
  for_every_grid([](Size size, const FilmGrid& grid, Mm) {
    const Registration marks = film_registration(grid, size);
    for (const Point p : PointSet::all(size)) {
      const FilmCross cross = film_starts(grid, size, p).front().cross;
      EXPECT_TRUE(grid.contains(cross)) << to_string(p);
      EXPECT_LE(cross.row, grid.last.row) << to_string(p);
      // With the marks aligned, the cross is over the point.
      EXPECT_NEAR(grid.at(cross).x - marks[0].x, (p.column + 0.75) * grid.pitch, 1e-9);
      EXPECT_NEAR(grid.at(cross).y - marks[0].y, (p.row + 0.75) * grid.pitch, 1e-9);
    }
  });
}

TEST(FilmStarts, StandOnThePageAndNotOnItsExtension) {
  for_every_grid([](Size size, const FilmGrid& grid, Mm) {
    for (const FilmStart& start : film_starts(grid, size, {})) {
      EXPECT_GE(start.cross.row, grid.first.row);
      EXPECT_LT(start.cross.row, grid.last.row);
    }
  });
}

TEST(FilmStarts, AreAsManyAsTheirWaysTellApart) {
  const auto starts = [](Size size) {
    return film_starts(film_grid(size, usual_pitch(size)), size, {}).size();
  };
  EXPECT_EQ(starts({6, 6}), 1U);
  EXPECT_EQ(starts({4, 10}), 2U);
  EXPECT_EQ(starts({10, 10}), 4U);
}

// True if a submarine that began at the point may have gone this way first.
bool can_begin(const std::optional<Direction>& way, Size size, Point from) {
  return !way || size.contains(next(from, *way));
}

// A trail that fits a mark stays on the film, wherever it begins and ends.
TEST(FilmStarts, KeepEveryTrailOnTheFilmOnBoardsUpToTenByTen) {
  for (const Mm paper : {kSmallFrame, kLargeFrame}) {
    for (int columns = kMinSide; columns <= 10; ++columns) {
      for (int rows = kMinSide; rows <= 10; ++rows) {
        const Size size{columns, rows};
        const FilmGrid grid = film_grid(size, usual_pitch(size, paper), paper);
        for (const FilmStart& start : film_starts(grid, size, {})) {
          for (const Point from : PointSet::all(size)) {
            if (!can_begin(start.sideways, size, from)) continue;
            if (!can_begin(start.upright, size, from)) continue;
            for (const Point to : PointSet::all(size)) {
              ASSERT_TRUE(grid.contains({start.cross.column + to.column - from.column,
                                         start.cross.row + to.row - from.row}))
                  << columns << "x" << rows << " " << to_string(from) << " " << to_string(to);
            }
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

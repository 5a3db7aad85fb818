// Tests that the set's code on a film is between crosses.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "exporters/sheets/film/film_drawing.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

constexpr double kArm = 1;

// Returns the distance of a point from a box.
double away(Mm point, MmRect box) {
  return std::hypot(std::max({box.x - point.x, point.x - box.right(), 0.0}),
                    std::max({box.y - point.y, point.y - box.bottom(), 0.0}));
}

double away_from_cross(Mm cross, MmRect box) {
  double least = 1e9;
  for (const double arm : {-kArm, 0.0, kArm}) {
    least =
        std::min({least, away({cross.x + arm, cross.y}, box), away({cross.x, cross.y + arm}, box)});
  }
  return least;
}

TEST(FilmCode, KeepsClearOfTheCrossesRoundIt) {
  for (const maps::Map& map : {sample::archipelago(), sample::north_pole()}) {
    for (const Mm frame : {kSmallFrame, kLargeFrame}) {
      const SheetContext context = context_of(map, frame);
      const FilmGrid grid = film_grid(map.size, context.pitch, frame);
      const DrawnPage page = drawn(*find_sheet("film-blue"), 0, context);
      const auto code = std::ranges::find(page.texts, context.set.code, &DrawnText::text);
      ASSERT_NE(code, page.texts.end());
      const MmRect square = code_place(grid, {grid.last.column, grid.first.row});
      for (int row = grid.first.row; row <= grid.last.row; ++row) {
        for (int column = grid.first.column; column <= grid.last.column; ++column) {
          const Mm cross = grid.at(column, row);
          EXPECT_GE(away_from_cross(cross, square), 1.5);
          EXPECT_GE(away_from_cross(cross, code->ink), 1.5);
        }
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

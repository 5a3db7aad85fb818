// Tests what is printed on films, and where.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "exporters/drawing/tool_paths.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"
#include "tests/exporters/shipped_maps.h"

namespace chartroom::exporters {
namespace {

struct Film {
  const char* name;
  maps::Team team;
};
constexpr std::array kFilms{Film{"film-blue", maps::Team::blue},
                            Film{"film-green", maps::Team::green}};

maps::Map with_one_start(maps::Map map) {
  map.starts.green.reset();
  return map;
}

std::vector<maps::Map> all_maps() {
  std::vector<maps::Map> maps = sample::all();
  maps.push_back(with_one_start(sample::archipelago()));
  return maps;
}

BoardLayout board_of(const SheetContext& context) {
  return operator_board(context.map, operators_context(context).pitch, context.frame);
}

// Returns where pens go: the crosses and their arms, or the sea within the outline.
MmRect drawing_area(const SheetContext& context, maps::Team team) {
  if (context.map.starts.of(maps::other(team))) return board_of(context).sea();
  constexpr double kArm = 1;
  const FilmGrid grid = team_film(context, team);
  const Mm first = grid.at(grid.first);
  const Mm last = grid.at(grid.last);
  return {first.x - kArm, first.y - kArm, last.x - first.x + 2 * kArm, last.y - first.y + 2 * kArm};
}

bool meet(MmRect a, MmRect b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

std::vector<MmRect> marks_of(const SheetContext& context) {
  constexpr double kRadius = 1.4;
  std::vector<MmRect> marks;
  for (const Mm mark : film_marks(board_of(context), context.frame)) {
    marks.push_back({mark.x - kRadius, mark.y - kRadius, 2 * kRadius, 2 * kRadius});
  }
  return marks;
}

// Returns the dark pixels of a film within a box, at ten a millimeter. What a plotter engraves is
// not drawn but taken.
int dark_pixels(const SheetContext& context, const Film& film, MmRect box, ToolPaths& taken) {
  const auto pixels = [](double mm) { return static_cast<int>(10 * mm); };
  const int width = pixels(context.frame.x);
  const int height = pixels(context.frame.y);
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), 10, 10);
  find_sheet(film.name)->draw({.cr = cr.get(), .tool_paths = &taken}, context, 0);
  cairo_surface_flush(surface.get());
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  int dark = 0;
  for (int y = pixels(box.y); y < pixels(box.bottom()); ++y) {
    for (int x = pixels(box.x); x < pixels(box.right()); ++x) {
      dark += data[y * stride + 4 * x + 1] < 250 ? 1 : 0;
    }
  }
  return dark;
}

TEST(Film, HasNothingWherePensGoButCrossesStartAndOutline) {
  for (const maps::Map& map : all_maps()) {
    for (const Mm frame : {kSmallFrame, kLargeFrame}) {
      const SheetContext context = context_of(map, frame, "de");
      for (const Film& film : kFilms) {
        ToolPaths taken;
        const MmRect area = drawing_area(context, film.team);
        EXPECT_EQ(dark_pixels(context, film, area, taken), 0) << map.id << " " << film.name;
        const FilmGrid grid = team_film(context, film.team);
        const bool known = map.starts.of(maps::other(film.team)).has_value();
        // Two lines a cross, two squares, four marks, and the arrow of the upper side.
        const int wanted = 2 * grid.columns() * grid.rows() + 2 + (known ? 1 : 0) + 4 + 1;
        EXPECT_EQ(static_cast<int>(taken.size()), wanted) << map.id << " " << film.name;
        for (const MmRect mark : marks_of(context)) {
          EXPECT_FALSE(meet(mark, area)) << map.id << " " << film.name;
        }
      }
    }
  }
}

// The crosses, the outline and the marks are computed from this board on both.
TEST(Film, LiesOnTheOperatorsBoardWhereTheirPagesMeet) {
  for (const maps::Map& map : sample::shipped()) {
    for (const Mm frame : {kSmallFrame, kLargeFrame}) {
      const SheetContext context = context_of(map, frame);
      const BoardLayout board = board_of(context);
      for (const Film& film : kFilms) {
        const FilmGrid grid = team_film(context, film.team);
        EXPECT_EQ(grid.pitch, board.pitch());
        EXPECT_EQ(grid.at({0, 0}).x, board.at({0, 0}).x);
        EXPECT_EQ(grid.at({0, 0}).y, board.at({0, 0}).y);
        const MmRect ink = drawn(*find_sheet(film.name), 0, context).ink;
        EXPECT_GE(ink.x, -1e-9) << map.id;
        EXPECT_GE(ink.y, -1e-9) << map.id;
        EXPECT_LE(ink.right(), frame.x + 0.1) << map.id;
        EXPECT_LE(ink.bottom(), frame.y + 0.1) << map.id;
      }
    }
  }
}

TEST(FilmMarks, AreClearOfEveryTextOnFilmAndSheet) {
  for (const maps::Map& map : all_maps()) {
    for (const std::string& language : languages()) {
      for (const Mm frame : {kSmallFrame, kLargeFrame}) {
        const SheetContext context = context_of(map, frame, language);
        const MmRect panel = sheet_panel(board_of(context), frame);
        for (const char* sheet : {"film-blue", "film-green", "operator-blue", "practice"}) {
          const DrawnPage page = drawn(*find_sheet(sheet), 0, context);
          for (const MmRect mark : marks_of(context)) {
            EXPECT_FALSE(meet(mark, panel)) << map.id;
            EXPECT_FALSE(meet(mark, board_of(context).frame())) << map.id;
            for (const DrawnText& text : page.texts) {
              EXPECT_FALSE(text.ink.width > 0 && meet(mark, text.ink))
                  << map.id << " " << sheet << " " << language << ": " << text.text;
            }
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

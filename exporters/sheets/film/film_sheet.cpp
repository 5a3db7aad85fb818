// The film of a team: its operator lays it over the operator's board and draws the enemy's course
// on it. Thin black lines only, for printing on clear film.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "exporters/drawing/text/text.h"
#include "exporters/page/registration.h"
#include "exporters/page/rulers.h"
#include "exporters/parts/alt_text.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/film/film_drawing.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

// Draws two squares on their corners around the cross, because surface points have rings.
void start_mark(const Canvas& canvas, Mm middle, double pitch) {
  for (const double reach : {0.26, 0.34}) {
    cairo_set_line_width(canvas, reach < 0.3 ? 0.4 : 0.2);
    cairo_move_to(canvas, middle.x, middle.y - reach * pitch);
    cairo_line_to(canvas, middle.x + reach * pitch, middle.y);
    cairo_line_to(canvas, middle.x, middle.y + reach * pitch);
    cairo_line_to(canvas, middle.x - reach * pitch, middle.y);
    cairo_close_path(canvas);
    take_or_stroke(canvas, Tool::engrave);
  }
}

// An arrow beside the mark.
void way_arrow(const Canvas& canvas, const FilmGrid& grid, Mm middle, maps::Direction direction) {
  const maps::Point way = next(maps::Point{0, 0}, direction);
  const auto at = [&](double along, double aside) {
    return Mm{middle.x + grid.pitch * (along * way.column + aside * way.row),
              middle.y + grid.pitch * (along * way.row + aside * way.column)};
  };
  cairo_set_line_width(canvas, 0.35);
  film_line(canvas, at(-0.3, 0), at(0.3, 0));
  for (const double side : {-0.08, 0.08}) film_line(canvas, at(0.16, side), at(0.3, 0));
}

// Draws the directions that a start is meant for, on the side away from the other starts.
void way_arrows(const Canvas& canvas, const FilmGrid& grid, const FilmStart& start) {
  constexpr double kAside = 0.48;
  const Mm middle = grid.at(start.cross);
  const bool upper = start.upright != maps::Direction::up;
  const bool left = start.sideways != maps::Direction::left;
  if (start.sideways) {
    const double y = middle.y + (upper ? -kAside : kAside) * grid.pitch;
    way_arrow(canvas, grid, {middle.x, y}, *start.sideways);
  }
  if (start.upright) {
    const double x = middle.x + (left ? -kAside : kAside) * grid.pitch;
    way_arrow(canvas, grid, {x, middle.y}, *start.upright);
  }
}

// Draws each start. A label stands towards the middle of the film, where no words run between the
// rows; with several starts, advice on choosing stands below them.
void start_marks(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                 const std::optional<maps::Point>& forced) {
  const double pitch = grid.pitch;
  const std::vector<FilmStart> starts = film_starts(grid, context.map.size, forced);
  for (const FilmStart& start : starts) {
    start_mark(canvas, grid.at(start.cross), pitch);
    way_arrows(canvas, grid, start);
  }
  // The last mark is the lowest.
  const FilmCross last = starts.back().cross;
  const bool several = starts.size() > 1;
  std::string word =
      several ? context.tr("Start: the mark with their first moves") : context.tr("Start");
  if (forced) {
    word = fmt::format(fmt::runtime(context.tr("They start on {}")), to_string(*forced));
  }
  const Mm middle{(grid.at(starts.front().cross).x + grid.at(last).x) / 2, grid.at(last).y};
  const double half = several ? 3 * pitch : pitch;
  const double top = several ? 0.62 : 2 * last.row > grid.first.row + grid.last.row ? -0.68 : 0.42;
  draw_line(canvas, word, {middle.x - half, middle.y + pitch * top, 2 * half, pitch * 0.26},
            {.size = std::min(2.6, pitch * 0.2),
             .bold = true,
             .align = Align::centre,
             .colour = kFilmInk});
}

void up_arrow(const Canvas& canvas, Mm tip) {
  cairo_set_line_width(canvas, 0.25);
  cairo_set_line_join(canvas, CAIRO_LINE_JOIN_MITER);
  cairo_move_to(canvas, tip.x, tip.y);
  cairo_line_to(canvas, tip.x + 2, tip.y + 2.8);
  cairo_line_to(canvas, tip.x - 2, tip.y + 2.8);
  cairo_close_path(canvas);
  take_or_stroke(canvas, Tool::engrave);
}

// Returns the lowest row between two lines of crosses in which a ruler meets no mark and no start's
// label, which stands above the start.
double ruler_row(const FilmGrid& grid, const Registration& marks, FilmCross start) {
  constexpr double kRoom = 6;
  double row = grid.last.row - 0.5;
  while (std::abs(grid.at(0, row).y - marks[3].y) < kRoom ||
         std::abs(row + 0.5 - start.row) < 0.1) {
    row -= 1;
  }
  return row;
}

// Half the width of "This side up" with its arrows.
constexpr double kSignHalf = 29;

// Draws the film's team and upper side: between the first rows of crosses, left of the code.
void draw_sign(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
               const Registration& marks, const std::string& title, MmRect code) {
  const Mm sign{context.frame.x / 2, grid.at(0, grid.first.row + 0.5).y};
  up_arrow(canvas, {sign.x - 26, sign.y - 1.5});
  up_arrow(canvas, {sign.x + 26, sign.y - 1.5});
  draw_line(canvas, context.tr("This side up"), {sign.x - 22, sign.y - 2, 44, 4},
            {.size = 3.4, .bold = true, .align = Align::centre, .colour = kFilmInk});
  // The marks of a board as high as the film are in this row. A wide board has more room before the
  // sign than between it and the code.
  constexpr double kApart = 3;
  const double behind = std::max(sign.x + kSignHalf, marks[1].x) + kApart;
  const double before = marks[0].x + kApart;
  const MmRect right{behind, sign.y - 2, code.x - kApart - behind, 4};
  const MmRect left{before, sign.y - 2, sign.x - kSignHalf - kApart - before, 4};
  draw_line(canvas, title, right.width >= std::min(30.0, left.width) ? right : left,
            {.size = 3.4, .bold = true, .align = Align::right, .colour = kFilmInk});
}

// Draws the four marks and their explanations between them: how to align the film, over the board's
// first row or lower if a start's label is there; and the pen's start after surfacing, below the
// last row of the board.
void draw_marks(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                const Registration& marks, FilmCross start) {
  constexpr double kAside = 3.5;
  for (std::size_t k = 0; k < marks.size(); ++k) {
    draw_registration_mark(canvas, marks[k], std::min(1.9, grid.pitch * 0.16), k == 0, kFilmInk);
  }
  const double left = marks[0].x + kAside;
  const double below = marks[3].y - grid.pitch / 4;
  double above = marks[0].y + grid.pitch / 4;
  // A board as high as the film has its sign in this row.
  if (above < grid.at(0, grid.first.row + 1).y) above += grid.pitch;
  if (std::abs(above - grid.at(start).y) < grid.pitch) above += grid.pitch;
  // On a small board the words extend past the mark at their end.
  constexpr double kWords = 64;
  const double width = std::max(kWords, marks[1].x - kAside - left);
  const TextStyle style{.size = 2.5, .colour = kFilmInk};
  draw_line(canvas, context.tr("Marks on marks: the film is aligned"),
            {left, above - 1.5, width, 3}, style);
  draw_line(canvas, context.tr("They surfaced: erase, marks on marks, start on that point"),
            {left, below - 1.5, width, 3}, style);
}

template <maps::Team team>
std::string film_sheet_title(const Translator& tr) {
  return role_title(tr("Film"), tr, team);
}

template <maps::Team team>
void draw_film_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const Translator& tr = context.tr;
  const FilmGrid grid = film_grid(context.map.size, context.pitch, context.frame);
  const FigureTag figure(canvas, tr("Lay on the operator sheet"));
  const MmRect code = code_place(grid, {grid.last.column, grid.first.row});
  draw_crosses(canvas, grid, grid.first.row, grid.last.row, code);
  draw_set_mark(canvas, on_film(context), code);
  const Registration marks = film_registration(grid, context.map.size);
  const std::optional<maps::Point>& forced = context.map.starts.of(maps::other(team));
  const FilmCross start = film_starts(grid, context.map.size, forced).back().cross;
  draw_marks(canvas, context, grid, marks, start);
  start_marks(canvas, context, grid, forced);
  draw_sign(canvas, context, grid, marks, film_sheet_title<team>(tr), code);
  draw_film_measures(canvas, context, grid, ruler_row(grid, marks, start),
                     fmt::format(fmt::runtime(tr("{}: {}")), film_sheet_title<team>(tr),
                                 tr("Lay on the operator sheet")));
}

template <maps::Team team>
Sheet film(std::string_view name) {
  return {.name = name,
          .title = film_sheet_title<team>,
          .draw = draw_film_sheet<team>,
          .medium = Medium::film};
}

}  // namespace

Sheet film_blue_sheet() { return film<maps::Team::blue>("film-blue"); }

Sheet film_green_sheet() { return film<maps::Team::green>("film-green"); }

}  // namespace chartroom::exporters

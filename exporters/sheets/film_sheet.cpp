// The film of a team: its operator lays it over the operator's board and draws the enemy's calls on
// it. Printed on clear film, so black thin lines only.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "exporters/drawing/text.h"
#include "exporters/page/registration.h"
#include "exporters/page/rulers.h"
#include "exporters/parts/alt_text.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr Colour kBlack = rgb(0x000000);

void stroke_line(const Canvas& canvas, double x, double y, double to_x, double to_y) {
  cairo_move_to(canvas, x, y);
  cairo_line_to(canvas, to_x, to_y);
  take_or_stroke(canvas, Tool::engrave);
}

void cross(const Canvas& canvas, Mm middle, double arm) {
  stroke_line(canvas, middle.x - arm, middle.y, middle.x + arm, middle.y);
  stroke_line(canvas, middle.x, middle.y - arm, middle.x, middle.y + arm);
}

// Two squares on their corners round the cross: surface points have rings.
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

// An arrow that leaves the mark.
void way_arrow(const Canvas& canvas, Mm middle, double pitch, maps::Direction direction) {
  const maps::Point way = next(maps::Point{0, 0}, direction);
  const auto at = [&](double along, double aside) {
    return Mm{middle.x + pitch * (along * way.column + aside * way.row),
              middle.y + pitch * (along * way.row + aside * way.column)};
  };
  const Mm tip = at(0.62, 0);
  cairo_set_line_width(canvas, 0.3);
  stroke_line(canvas, at(0.34, 0).x, at(0.34, 0).y, tip.x, tip.y);
  for (const double side : {-0.07, 0.07}) {
    stroke_line(canvas, at(0.5, side).x, at(0.5, side).y, tip.x, tip.y);
  }
}

// What a start is called stands towards the middle of the film, where no words run between the
// rows; of several, how to choose stands below them.
void start_marks(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                 const std::optional<maps::Point>& forced) {
  const double pitch = grid.pitch;
  const std::vector<FilmStart> starts = film_starts(grid, context.map.size, forced);
  for (const FilmStart& start : starts) {
    start_mark(canvas, grid.at(start.cross), pitch);
    if (start.sideways) way_arrow(canvas, grid.at(start.cross), pitch, *start.sideways);
    if (start.upright) way_arrow(canvas, grid.at(start.cross), pitch, *start.upright);
  }
  // The last mark is the lowest.
  const FilmCross last = starts.back().cross;
  const bool several = starts.size() > 1;
  std::string word =
      several ? context.tr("Start: the mark that shows their first ways") : context.tr("Start");
  if (forced) {
    word = fmt::format(fmt::runtime(context.tr("They start on {}")), to_string(*forced));
  }
  const Mm middle = several ? grid.at(0, last.row) : grid.at(last);
  const double half = several ? 3 * pitch : pitch;
  const double top = !several && last.row > 0 ? -0.62 : 0.36;
  draw_line(
      canvas, word, {middle.x - half, middle.y + pitch * top, 2 * half, pitch * 0.26},
      {.size = std::min(2.6, pitch * 0.2), .bold = true, .align = Align::centre, .colour = kBlack});
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

// The set's code lies between the crosses at the top right, in the middle of four where it can.
MmRect code_place(const FilmGrid& grid) {
  constexpr double kSide = 10;
  const Mm corner = grid.at(grid.columns_aside, -grid.rows_aside);
  const double in = std::max(grid.pitch / 2, kSide / 2 + 2);
  return {corner.x - in - kSide / 2, corner.y + in - kSide / 2 - 1, kSide, kSide};
}

bool near(Mm place, MmRect box) {
  constexpr double kClear = 2;
  return place.x > box.x - kClear && place.x < box.right() + kClear && place.y > box.y - kClear &&
         place.y < box.bottom() + kClear + 2;
}

// The row between two lines of crosses, from the last one upwards, in which a ruler meets no mark
// and not the name of a start, which stands above it.
double ruler_row(const FilmGrid& grid, const Registration& marks, FilmCross start) {
  constexpr double kRoom = 6;
  double row = grid.rows_aside - 0.5;
  while (std::abs(grid.at(0, row).y - marks[3].y) < kRoom ||
         std::abs(row + 0.5 - start.row) < 0.1) {
    row -= 1;
  }
  return row;
}

void draw_crosses(const Canvas& canvas, const FilmGrid& grid, MmRect code) {
  set_colour(canvas, kBlack);
  cairo_set_line_width(canvas, 0.18);
  for (int row = -grid.rows_aside; row <= grid.rows_aside; ++row) {
    for (int column = -grid.columns_aside; column <= grid.columns_aside; ++column) {
      if (!near(grid.at(column, row), code)) cross(canvas, grid.at(column, row), 1);
    }
  }
}

// Half of what "This side up" takes between its arrows, with the arrows.
constexpr double kSignHalf = 29;

// Whose film it is, and which side is up: between the first rows of crosses, left of the code.
void draw_sign(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
               const Registration& marks, const std::string& title, MmRect code) {
  const Mm sign = grid.at(0, 0.5 - grid.rows_aside);
  up_arrow(canvas, {sign.x - 26, sign.y - 1.5});
  up_arrow(canvas, {sign.x + 26, sign.y - 1.5});
  draw_line(canvas, context.tr("This side up"), {sign.x - 22, sign.y - 2, 44, 4},
            {.size = 3.4, .bold = true, .align = Align::centre, .colour = kBlack});
  // The marks of a board as high as the film stand in this row. On a wide one there is more room
  // before the sign than between it and the code.
  constexpr double kApart = 3;
  const double behind = std::max(sign.x + kSignHalf, marks[1].x) + kApart;
  const double before = marks[0].x + kApart;
  const MmRect right{behind, sign.y - 2, code.x - kApart - behind, 4};
  const MmRect left{before, sign.y - 2, sign.x - kSignHalf - kApart - before, 4};
  draw_line(canvas, title, right.width >= std::min(30.0, left.width) ? right : left,
            {.size = 3.4, .bold = true, .align = Align::right, .colour = kBlack});
}

// The four marks, and between them what they are for: over the board's first row how the film lies
// true, below its last where the pen begins after a surfacing.
void draw_marks(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                const Registration& marks) {
  constexpr double kAside = 3.5;
  for (std::size_t k = 0; k < marks.size(); ++k) {
    draw_registration_mark(canvas, marks[k], std::min(1.9, grid.pitch * 0.16), k == 0, kBlack);
  }
  const double left = marks[0].x + kAside;
  const double below = marks[3].y - grid.pitch / 4;
  double above = marks[0].y + grid.pitch / 4;
  // On a board as high as the film the sign stands in the same row.
  if (above < grid.at(0, 1 - grid.rows_aside).y) above += grid.pitch;
  // On a small board the words pass by the mark at their end.
  constexpr double kWords = 64;
  const double width = std::max(kWords, marks[1].x - kAside - left);
  const TextStyle style{.size = 2.5, .colour = kBlack};
  draw_line(canvas, context.tr("Marks on marks: the film lies true"), {left, above - 1.5, width, 3},
            style);
  draw_line(canvas, context.tr("They surfaced: marks on marks, start on that point"),
            {left, below - 1.5, width, 3}, style);
}

template <maps::Team team>
std::string title(const Translator& tr) {
  return role_title(tr("Film"), tr, team);
}

// Rulers and footer, between rows and columns of crosses.
void draw_measures(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                   const Registration& marks, FilmCross start, const std::string& what) {
  const Mm foot = grid.at(-grid.columns_aside, ruler_row(grid, marks, start));
  draw_ruler_across(canvas, {foot.x + 3, foot.y - 2}, kBlack);
  draw_footer(canvas, context, what,
              {foot.x + 108, foot.y - 2.4, grid.at(grid.columns_aside, 0).x - foot.x - 108, 5},
              kBlack);
  const Mm side = grid.at(0.5 - grid.columns_aside, 0);
  draw_ruler_up(canvas, {side.x + 1.4, side.y + 50}, kBlack);
}

template <maps::Team team>
void draw(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const Translator& tr = context.tr;
  const FilmGrid grid = film_grid(context.pitch, context.frame);
  // Black on clear film, whatever the look of the sheets.
  SheetContext film = context;
  film.look = Look::ink_saving;
  const FigureTag figure(canvas, tr("Lay on the operator sheet"));
  const MmRect code = code_place(grid);
  draw_crosses(canvas, grid, code);
  draw_set_mark(canvas, film, code);
  const Registration marks = film_registration(grid, context.map.size);
  draw_marks(canvas, context, grid, marks);
  const std::optional<maps::Point>& forced = context.map.starts.of(maps::other(team));
  start_marks(canvas, context, grid, forced);
  draw_sign(canvas, context, grid, marks, title<team>(tr), code);
  draw_measures(canvas, context, grid, marks,
                film_starts(grid, context.map.size, forced).back().cross,
                title<team>(tr) + ": " + tr("Lay on the operator sheet"));
}

template <maps::Team team>
Sheet film(std::string_view name) {
  return {.name = name, .title = title<team>, .draw = draw<team>, .medium = Medium::film};
}

}  // namespace

Sheet film_blue_sheet() { return film<maps::Team::blue>("film-blue"); }

Sheet film_green_sheet() { return film<maps::Team::green>("film-green"); }

}  // namespace chartroom::exporters

// The film of a team: its operator lays it over the operator's board and draws the enemy's course
// on it. Thin black lines only, for printing on clear film, and no words where the pen goes.
#include <fmt/core.h>

#include <numbers>
#include <optional>
#include <string>

#include "exporters/drawing/text/text.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/drawing/tool_paths.h"
#include "exporters/page/registration.h"
#include "exporters/page/rulers.h"
#include "exporters/parts/alt_text.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr Colour kInk = rgb(0x000000);

void line(const Canvas& canvas, Mm from, Mm to) {
  cairo_move_to(canvas, from.x, from.y);
  cairo_line_to(canvas, to.x, to.y);
  take_or_stroke(canvas, Tool::engrave);
}

void draw_crosses(const Canvas& canvas, const FilmGrid& grid) {
  constexpr double kArm = 1;
  set_colour(canvas, kInk);
  cairo_set_line_width(canvas, 0.18);
  for (int row = grid.first.row; row <= grid.last.row; ++row) {
    for (int column = grid.first.column; column <= grid.last.column; ++column) {
      const Mm middle = grid.at({column, row});
      line(canvas, {middle.x - kArm, middle.y}, {middle.x + kArm, middle.y});
      line(canvas, {middle.x, middle.y - kArm}, {middle.x, middle.y + kArm});
    }
  }
}

// Draws two squares on their corners around the cross, because surface points have rings.
void draw_start(const Canvas& canvas, Mm middle, double pitch) {
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

// Draws the edge of the sea, which lies on the board's.
void draw_outline(const Canvas& canvas, MmRect sea) {
  cairo_set_line_width(canvas, 0.3);
  cairo_rectangle(canvas, sea.x, sea.y, sea.width, sea.height);
  take_or_stroke(canvas, Tool::engrave);
}

// Draws an arrow that points up, and "This side up", in the strip's middle.
void draw_side(const Canvas& canvas, const SheetContext& context, MmRect strip, double top) {
  const double x = strip.x + strip.width / 2;
  cairo_set_line_width(canvas, 0.25);
  cairo_move_to(canvas, x, top);
  cairo_line_to(canvas, x + 2, top + 2.8);
  cairo_line_to(canvas, x - 2, top + 2.8);
  cairo_close_path(canvas);
  take_or_stroke(canvas, Tool::engrave);
  draw_paragraph(canvas, context.tr("This side up"), {strip.x, top + 3.8, strip.width, 8},
                 {.size = type::kNote, .bold = true, .align = Align::centre, .colour = kInk});
}

// Draws the strip beside the crosses: code, upper side, title, footer and ruler.
void draw_words(const Canvas& canvas, const SheetContext& context, const std::string& title) {
  constexpr double kFromCrosses = 2;
  constexpr double kCode = 9;
  constexpr double kSideAt = 17;
  constexpr double kTurnedAt = 31;
  const Mm frame = context.frame;
  const MmRect strip{frame.x - kFilmWords + kFromCrosses, 0, kFilmWords - kFromCrosses, frame.y};
  draw_set_mark(canvas, context, {strip.x + (strip.width - kCode) / 2, kSetMarkRim, kCode, kCode});
  draw_side(canvas, context, strip, kSideAt);
  draw_ruler_up(canvas, {strip.right() - 0.5, frame.y - 1}, kInk);
  const StateGuard guard(canvas);
  cairo_translate(canvas, strip.x, frame.y);
  cairo_rotate(canvas, -std::numbers::pi / 2);
  const double length = frame.y - kTurnedAt;
  draw_line(canvas, title, {0, 0, length, 4.4}, {.size = 3.4, .bold = true, .colour = kInk});
  draw_footer(canvas, context, title, {0, 5.6, length, 5}, kInk);
}

template <maps::Team team>
std::string film_sheet_title(const Translator& tr) {
  return role_title(tr("Film"), tr, team);
}

template <maps::Team team>
void draw_film_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const Translator& tr = context.tr;
  SheetContext own = operators_context(context);
  // Film is printed black in every look.
  own.look = Look::ink_saving;
  const std::optional<maps::Point>& known = context.map.starts.of(maps::other(team));
  const BoardLayout board = operator_board(own.map, own.pitch, own.frame);
  const FilmGrid grid = team_film(own, team);
  const FigureTag figure(canvas, tr("Lay on the operator sheet"));
  draw_crosses(canvas, grid);
  draw_start(canvas, grid.at(film_start(grid, known)), grid.pitch);
  if (known) draw_outline(canvas, board.sea());
  draw_film_marks(canvas, film_marks(board, own.frame), kInk);
  std::string title = film_sheet_title<team>(tr);
  if (known) {
    title += ": " + fmt::format(fmt::runtime(tr("They start on {}")), to_string(*known));
  }
  draw_words(canvas, own, title);
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

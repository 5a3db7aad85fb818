// The film: printed on clear film and laid over an operator's board, so black thin lines only.
#include <algorithm>
#include <cmath>

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
  cairo_stroke(canvas);
}

void ring(const Canvas& canvas, Mm middle, double radius) {
  cairo_new_sub_path(canvas);
  cairo_arc(canvas, middle.x, middle.y, radius, 0, 2 * M_PI);
  cairo_stroke(canvas);
}

void cross(const Canvas& canvas, Mm middle, double arm) {
  stroke_line(canvas, middle.x - arm, middle.y, middle.x + arm, middle.y);
  stroke_line(canvas, middle.x, middle.y - arm, middle.x, middle.y + arm);
}

void start_mark(const Canvas& canvas, const FilmGrid& grid, const char* word) {
  const double pitch = grid.pitch;
  cairo_set_line_width(canvas, 0.4);
  ring(canvas, grid.middle, pitch * 0.24);
  cairo_set_line_width(canvas, 0.2);
  ring(canvas, grid.middle, pitch * 0.3);
  for (int k = 0; k < 4; ++k) {
    const double angle = M_PI / 4 + k * M_PI / 2;
    stroke_line(canvas, grid.middle.x + pitch * 0.3 * std::cos(angle),
                grid.middle.y + pitch * 0.3 * std::sin(angle),
                grid.middle.x + pitch * 0.38 * std::cos(angle),
                grid.middle.y + pitch * 0.38 * std::sin(angle));
  }
  draw_line(
      canvas, word, {grid.middle.x - pitch, grid.middle.y + pitch * 0.36, 2 * pitch, pitch * 0.26},
      {.size = std::min(2.6, pitch * 0.2), .bold = true, .align = Align::centre, .colour = kBlack});
}

void up_arrow(const Canvas& canvas, Mm tip) {
  cairo_set_line_width(canvas, 0.25);
  cairo_set_line_join(canvas, CAIRO_LINE_JOIN_MITER);
  cairo_move_to(canvas, tip.x, tip.y);
  cairo_line_to(canvas, tip.x + 2, tip.y + 2.8);
  cairo_line_to(canvas, tip.x - 2, tip.y + 2.8);
  cairo_close_path(canvas);
  cairo_stroke(canvas);
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

// The row between two lines of crosses, from the last one upwards, in which a ruler meets no mark.
double ruler_row(const FilmGrid& grid, const Registration& marks) {
  constexpr double kRoom = 6;
  double row = grid.rows_aside - 0.5;
  while (std::abs(grid.at(0, row).y - marks[3].y) < kRoom) row -= 1;
  return row;
}

void draw(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const FilmGrid grid = film_grid(context.pitch, context.frame);
  // Black on clear film, whatever the look of the sheets.
  SheetContext film = context;
  film.look = Look::ink_saving;
  const FigureTag figure(canvas, context.tr("Lay on the operator sheet"));
  set_colour(canvas, kBlack);
  cairo_set_line_width(canvas, 0.18);
  const MmRect code = code_place(grid);
  for (int row = -grid.rows_aside; row <= grid.rows_aside; ++row) {
    for (int column = -grid.columns_aside; column <= grid.columns_aside; ++column) {
      if (!near(grid.at(column, row), code)) cross(canvas, grid.at(column, row), 1);
    }
  }
  draw_set_mark(canvas, film, code);
  const Registration marks = film_registration(grid, context.map.size);
  for (std::size_t k = 0; k < marks.size(); ++k) {
    draw_registration_mark(canvas, marks[k], std::min(1.9, grid.pitch * 0.16), k == 0, kBlack);
  }
  start_mark(canvas, grid, context.tr("Start"));

  // Words and rulers run between the rows of crosses.
  const Mm sign = grid.at(0, 0.5 - grid.rows_aside);
  up_arrow(canvas, {sign.x - 26, sign.y - 1.5});
  up_arrow(canvas, {sign.x + 26, sign.y - 1.5});
  draw_line(canvas, context.tr("This side up"), {sign.x - 22, sign.y - 2, 44, 4},
            {.size = 3.4, .bold = true, .align = Align::centre, .colour = kBlack});
  const Mm foot = grid.at(-grid.columns_aside, ruler_row(grid, marks));
  draw_ruler_across(canvas, {foot.x + 3, foot.y - 2}, kBlack);
  draw_footer(
      canvas, context,
      std::string(context.tr("Transparency")) + ": " + context.tr("Lay on the operator sheet"),
      {foot.x + 108, foot.y - 2.4, grid.at(grid.columns_aside, 0).x - foot.x - 108, 5}, kBlack);
  const Mm side = grid.at(0.5 - grid.columns_aside, 0);
  draw_ruler_up(canvas, {side.x + 1.4, side.y + 50}, kBlack);
}

}  // namespace

Sheet transparency_sheet() {
  return {.name = "transparency",
          .title = [](const Translator& tr) { return std::string(tr("Transparency")); },
          .draw = draw,
          .medium = Medium::film};
}

}  // namespace chartroom::exporters

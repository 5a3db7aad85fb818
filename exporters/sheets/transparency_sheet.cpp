// The film: printed on clear film and laid over an operator's board, so black thin lines only.
#include <algorithm>
#include <cmath>

#include "exporters/page/registration.h"
#include "exporters/page/text.h"
#include "exporters/parts/alt_text.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr Colour kBlack = rgb(0x000000);

void stroke_line(cairo_t* cr, double x, double y, double to_x, double to_y) {
  cairo_move_to(cr, x, y);
  cairo_line_to(cr, to_x, to_y);
  cairo_stroke(cr);
}

void ring(cairo_t* cr, Mm middle, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, middle.x, middle.y, radius, 0, 2 * M_PI);
  cairo_stroke(cr);
}

void cross(cairo_t* cr, Mm middle, double arm) {
  stroke_line(cr, middle.x - arm, middle.y, middle.x + arm, middle.y);
  stroke_line(cr, middle.x, middle.y - arm, middle.x, middle.y + arm);
}

void start_mark(cairo_t* cr, const FilmGrid& grid, const char* word) {
  const double pitch = grid.pitch;
  cairo_set_line_width(cr, 0.4);
  ring(cr, grid.middle, pitch * 0.24);
  cairo_set_line_width(cr, 0.2);
  ring(cr, grid.middle, pitch * 0.3);
  for (int k = 0; k < 4; ++k) {
    const double angle = M_PI / 4 + k * M_PI / 2;
    stroke_line(cr, grid.middle.x + pitch * 0.3 * std::cos(angle),
                grid.middle.y + pitch * 0.3 * std::sin(angle),
                grid.middle.x + pitch * 0.38 * std::cos(angle),
                grid.middle.y + pitch * 0.38 * std::sin(angle));
  }
  draw_line(
      cr, word, {grid.middle.x - pitch, grid.middle.y + pitch * 0.36, 2 * pitch, pitch * 0.26},
      {.size = std::min(2.6, pitch * 0.2), .bold = true, .align = Align::centre, .colour = kBlack});
}

void up_arrow(cairo_t* cr, Mm tip) {
  cairo_set_line_width(cr, 0.25);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
  cairo_move_to(cr, tip.x, tip.y);
  cairo_line_to(cr, tip.x + 2, tip.y + 2.8);
  cairo_line_to(cr, tip.x - 2, tip.y + 2.8);
  cairo_close_path(cr);
  cairo_stroke(cr);
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

}  // namespace

void draw_transparency(cairo_t* cr, const SheetContext& context, int /*page*/) {
  const FilmGrid grid = film_grid(context.pitch, context.frame);
  // Black on clear film, whatever the look of the sheets.
  SheetContext film = context;
  film.look = Look::ink_saving;
  const FigureScope figure(cr, context.words("Lay on the operator sheet"));
  set_colour(cr, kBlack);
  cairo_set_line_width(cr, 0.18);
  const MmRect code = code_place(grid);
  for (int row = -grid.rows_aside; row <= grid.rows_aside; ++row) {
    for (int column = -grid.columns_aside; column <= grid.columns_aside; ++column) {
      if (!near(grid.at(column, row), code)) cross(cr, grid.at(column, row), 1);
    }
  }
  draw_set_mark(cr, film, code);
  const Registration marks = film_registration(grid, context.map.size);
  for (std::size_t k = 0; k < marks.size(); ++k) {
    draw_registration_mark(cr, marks[k], std::min(1.9, grid.pitch * 0.16), k == 0, kBlack);
  }
  start_mark(cr, grid, context.words("Start"));

  // Words and rulers run between the rows of crosses.
  const Mm sign = grid.at(0, 0.5 - grid.rows_aside);
  up_arrow(cr, {sign.x - 26, sign.y - 1.5});
  up_arrow(cr, {sign.x + 26, sign.y - 1.5});
  draw_line(cr, context.words("This side up"), {sign.x - 22, sign.y - 2, 44, 4},
            {.size = 3.4, .bold = true, .align = Align::centre, .colour = kBlack});
  const Mm foot = grid.at(-grid.columns_aside, ruler_row(grid, marks));
  draw_ruler_across(cr, {foot.x + 3, foot.y - 2}, kBlack);
  draw_footer(cr, context,
              std::string(context.words("Transparency")) + ": " +
                  context.words("Lay on the operator sheet"),
              {foot.x + 108, foot.y - 2.4, grid.at(grid.columns_aside, 0).x - foot.x - 108, 5},
              kBlack);
  const Mm side = grid.at(0.5 - grid.columns_aside, 0);
  draw_ruler_up(cr, {side.x + 1.4, side.y + 50}, kBlack);
}

}  // namespace chartroom::exporters

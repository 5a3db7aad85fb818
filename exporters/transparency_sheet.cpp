// The film: printed on clear film and laid over an operator's board, so black thin lines only.
#include <algorithm>
#include <cmath>

#include "exporters/sheet.h"
#include "exporters/sheet_furniture.h"
#include "exporters/text.h"

namespace chartroom {

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

// A ring round a grid point; the one at the top left is a square, so a turned film shows.
void registration_mark(cairo_t* cr, Mm middle, double radius, bool square) {
  cairo_set_line_width(cr, 0.25);
  if (square) {
    cairo_rectangle(cr, middle.x - radius, middle.y - radius, 2 * radius, 2 * radius);
    cairo_stroke(cr);
  } else {
    ring(cr, middle, radius);
    ring(cr, middle, radius * 0.55);
  }
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

}  // namespace

void draw_transparency(cairo_t* cr, const SheetContext& context) {
  const FilmGrid grid = film_grid(context.pitch);
  const auto at = [&](double column, double row) {
    return Mm{grid.middle.x + column * grid.pitch, grid.middle.y + row * grid.pitch};
  };
  set_colour(cr, kBlack);
  cairo_set_line_width(cr, 0.18);
  for (int row = -grid.rows_aside; row <= grid.rows_aside; ++row) {
    for (int column = -grid.columns_aside; column <= grid.columns_aside; ++column) {
      cross(cr, at(column, row), 1);
    }
  }
  for (const int side : {-1, 1}) {
    for (const int end : {-1, 1}) {
      registration_mark(cr, at(side * (grid.columns_aside - 1), end * (grid.rows_aside - 1)),
                        std::min(2.6, grid.pitch * 0.22), side < 0 && end < 0);
    }
  }
  start_mark(cr, grid, context.words.start);

  // Words and rulers run between the rows of crosses.
  const double half_top = 0.5 - grid.rows_aside;
  const Mm sign = at(0, half_top);
  up_arrow(cr, {sign.x - 26, sign.y - 1.5});
  up_arrow(cr, {sign.x + 26, sign.y - 1.5});
  draw_line(cr, context.words.this_side_up, {sign.x - 22, sign.y - 2, 44, 4},
            {.size = 3.4, .bold = true, .align = Align::centre, .colour = kBlack});
  const Mm foot = at(-grid.columns_aside, grid.rows_aside - 0.5);
  draw_ruler_across(cr, {foot.x + 3, foot.y - 2});
  draw_footer(cr, context, std::string(context.words.transparency) + ": " + context.words.film_hint,
              {foot.x + 108, foot.y - 2, at(grid.columns_aside, 0).x - foot.x - 108, 4});
  const Mm side = at(0.5 - grid.columns_aside, 0);
  draw_ruler_up(cr, {side.x + 1.4, side.y + 50});
}

}  // namespace chartroom

#include "exporters/sheets/film/film_drawing.h"

#include <algorithm>

#include "exporters/drawing/tool_paths.h"
#include "exporters/page/rulers.h"
#include "exporters/parts/sheet_furniture.h"

namespace chartroom::exporters {

namespace {

void cross(const Canvas& canvas, Mm middle) {
  constexpr double kArm = 1;
  film_line(canvas, {middle.x - kArm, middle.y}, {middle.x + kArm, middle.y});
  film_line(canvas, {middle.x, middle.y - kArm}, {middle.x, middle.y + kArm});
}

bool near(Mm place, MmRect box) {
  constexpr double kClear = 2;
  return place.x > box.x - kClear && place.x < box.right() + kClear && place.y > box.y - kClear &&
         place.y < box.bottom() + kClear + 2;
}

}  // namespace

void film_line(const Canvas& canvas, Mm from, Mm to) {
  cairo_move_to(canvas, from.x, from.y);
  cairo_line_to(canvas, to.x, to.y);
  take_or_stroke(canvas, Tool::engrave);
}

void draw_crosses(const Canvas& canvas, const FilmGrid& grid, int first_row, int last_row,
                  MmRect without) {
  set_colour(canvas, kFilmInk);
  cairo_set_line_width(canvas, 0.18);
  for (int row = first_row; row <= last_row; ++row) {
    for (int column = grid.first.column; column <= grid.last.column; ++column) {
      if (!near(grid.at(column, row), without)) cross(canvas, grid.at(column, row));
    }
  }
}

MmRect code_place(const FilmGrid& grid, FilmCross corner) {
  constexpr double kSide = 9;
  constexpr double kUp = 1.6;  // for the letters below the code
  const Mm at = grid.at(corner);
  const double in = std::max(grid.pitch / 2, kSide / 2 + 2 + kUp);
  return {at.x - in - kSide / 2, at.y + in - kSide / 2 - kUp, kSide, kSide};
}

void draw_film_foot(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                    double row, const std::string& title) {
  const Mm foot = grid.at(grid.first.column, row);
  draw_ruler_across(canvas, {foot.x + 3, foot.y - 2}, kFilmInk);
  draw_footer(canvas, context, title,
              {foot.x + 108, foot.y - 2.4, grid.at(grid.last.column, 0).x - foot.x - 108, 5},
              kFilmInk);
}

void draw_film_measures(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                        double row, const std::string& title) {
  draw_film_foot(canvas, context, grid, row, title);
  const Mm side{grid.at(grid.first.column + 0.5, 0).x, context.frame.y / 2};
  draw_ruler_up(canvas, {side.x + 1.4, side.y + 50}, kFilmInk);
}

SheetContext on_film(const SheetContext& context) {
  SheetContext film = context;
  film.look = Look::ink_saving;
  return film;
}

}  // namespace chartroom::exporters

// The extensions of both teams' films, on one page: more rows for trails with an unknown start.
#include <algorithm>
#include <numbers>
#include <string>

#include "exporters/drawing/text/text.h"
#include "exporters/drawing/tool_paths.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/film/film_drawing.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

// The rows of an extension on the page, including a copy of the film's last row.
struct Rows {
  int first = 0;
  int last = 0;
};

Rows rows_of(const FilmGrid& grid, maps::Team team) {
  return team == maps::Team::blue ? Rows{grid.first.row, grid.first.row + grid.extension_rows}
                                  : Rows{grid.last.row - grid.extension_rows, grid.last.row};
}

// Draws rings around the crosses to lay on the film's.
void draw_cross_rings(const Canvas& canvas, const FilmGrid& grid, int row) {
  set_colour(canvas, kFilmInk);
  cairo_set_line_width(canvas, 0.18);
  for (int column = grid.first.column; column <= grid.last.column; ++column) {
    const Mm middle = grid.at(column, row);
    cairo_new_sub_path(canvas);
    cairo_arc(canvas, middle.x, middle.y, 1.1, 0, 2 * std::numbers::pi);
    take_or_stroke(canvas, Tool::engrave);
  }
}

void draw_extension(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                    maps::Team team) {
  const Translator& tr = context.tr;
  const Rows rows = rows_of(grid, team);
  const MmRect code = code_place(grid, {grid.last.column, rows.first});
  draw_crosses(canvas, grid, rows.first, rows.last, code);
  draw_cross_rings(canvas, grid, rows.first);
  draw_set_mark(canvas, on_film(context), code);
  const std::string title = role_title(tr("Film extension"), tr, team);
  const double left = grid.at(grid.first.column, 0).x + grid.pitch / 2 + 6;
  const double y = grid.at(0, rows.first + 0.5).y;
  const double middle = context.frame.x / 2;
  draw_line(canvas, title, {left, y - 2, middle - left - 2, 4},
            {.size = 3.4, .bold = true, .colour = kFilmInk});
  draw_line(canvas, tr("Ringed crosses on the film’s last row, then tape."),
            {middle, y - 2, code.x - middle - 3, 4},
            {.size = 3.4, .align = Align::right, .colour = kFilmInk});
}

// Draws the cut: by hand between the two, in the middle of the page; by plotter around each piece.
void draw_cut(const Canvas& canvas, const SheetContext& context) {
  const Mm frame = context.frame;
  constexpr double kInside = 1;
  if (canvas.tool_paths != nullptr) {
    for (const double top : {0.0, frame.y / 2}) {
      cairo_rectangle(canvas, kInside, top + kInside, frame.x - 2 * kInside,
                      frame.y / 2 - 2 * kInside);
      take_or_stroke(canvas, Tool::cut);
    }
    return;
  }
  const double dashes[] = {3, 2};
  set_colour(canvas, kFilmInk);
  cairo_set_line_width(canvas, 0.2);
  cairo_set_dash(canvas, dashes, 2, 0);
  cairo_move_to(canvas, kInside, frame.y / 2);
  cairo_line_to(canvas, frame.x - kInside, frame.y / 2);
  cairo_stroke(canvas);
  cairo_set_dash(canvas, nullptr, 0, 0);
  draw_line(canvas, context.tr("Cut here"), {frame.x / 2 - 20, frame.y / 2 - 3.4, 40, 3},
            {.size = 2.5, .align = Align::centre, .colour = kFilmInk});
}

std::string film_extension_sheet_title(const Translator& tr) { return tr("Film extension"); }

void draw_film_extension_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const FilmGrid grid = film_grid(context.map.size, context.pitch, context.frame);
  const FigureTag figure(canvas, context.tr("Film extension"));
  draw_cut(canvas, context);
  for (const maps::Team team : maps::kTeams) {
    if (needs_extension(grid, context.map, team)) draw_extension(canvas, context, grid, team);
  }
  // Above the last row, which is the end of green's. An upright ruler would lie across the cut.
  draw_film_foot(canvas, context, grid, grid.last.row - 0.5,
                 film_extension_sheet_title(context.tr));
}

int film_extension_sheet_pages(const SheetContext& context) {
  const FilmGrid grid = film_grid(context.map.size, context.pitch, context.frame);
  return std::ranges::any_of(
             maps::kTeams,
             [&](maps::Team team) { return needs_extension(grid, context.map, team); })
             ? 1
             : 0;
}

}  // namespace

Sheet film_extension_sheet() {
  return {.name = "film-extension",
          .title = film_extension_sheet_title,
          .draw = draw_film_extension_sheet,
          .medium = Medium::film,
          .pages = film_extension_sheet_pages};
}

}  // namespace chartroom::exporters

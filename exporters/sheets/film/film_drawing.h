// What a film and its extension are both drawn from: black on clear film, thin lines only.
#pragma once

#include <string>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"
#include "exporters/parts/film_grid.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

inline constexpr Colour kFilmInk = rgb(0x000000);

// A line that plotters engrave.
void film_line(const Canvas& canvas, Mm from, Mm to);

// The crosses of the rows, but none where a box stands.
void draw_crosses(const Canvas& canvas, const FilmGrid& grid, int first_row, int last_row,
                  MmRect without);

// The set's code in the middle of four crosses where it can, below and left of this one.
MmRect code_place(const FilmGrid& grid, FilmCross corner);

// Ruler and footer round this row between rows of crosses.
void draw_film_foot(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                    double row, const std::string& title);

// The same, and the upright ruler between the first columns, in the middle of the page.
void draw_film_measures(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                        double row, const std::string& title);

// The sheet's context for film, which is printed black whatever the look.
SheetContext on_film(const SheetContext& context);

}  // namespace chartroom::exporters

// The common parts of a film and its extension: black on clear film, thin lines only.
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

// Draws the crosses of the rows, except inside a box.
void draw_crosses(const Canvas& canvas, const FilmGrid& grid, int first_row, int last_row,
                  MmRect without);

// Returns the code's place, if possible amid four crosses, below and left of `corner`.
MmRect code_place(const FilmGrid& grid, FilmCross corner);

// Draws ruler and footer around this row between rows of crosses.
void draw_film_foot(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                    double row, const std::string& title);

// Draws ruler, footer and the upright ruler, between the first columns in the page's middle.
void draw_film_measures(const Canvas& canvas, const SheetContext& context, const FilmGrid& grid,
                        double row, const std::string& title);

// Returns the sheet's context for film, which is printed black in every look.
SheetContext on_film(const SheetContext& context);

}  // namespace chartroom::exporters

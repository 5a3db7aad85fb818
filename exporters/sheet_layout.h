// Where the parts of a sheet lie in the common frame. Plain numbers in millimetres, no drawing.
#pragma once

#include "exporters/board_layout.h"
#include "exporters/paper.h"

namespace chartroom {

// The published grid's scale.
inline constexpr double kDefaultPitch = 16;

// Strip on the left and at the bottom of the frame for the rulers, the lower one with the footer.
inline constexpr double kRulerStrip = 4.6;
inline constexpr double kFooterHeight = 5.6;

// The largest pitch, in whole half millimetres, at which the board fits beside its panel.
double largest_pitch(Size size);

// The pitch for a map when none is asked for: the default, or the largest that fits.
double usual_pitch(Size size);

// The board of a sheet. The same on every sheet of a map, so that a film fits all of them.
BoardLayout sheet_board(Size size, double pitch);

// The line over the board that carries the map's name.
MmRect sheet_heading(const BoardLayout& board);

// The panel on the right.
MmRect sheet_panel(const BoardLayout& board);

// How many points of the film's grid lie on each side of its middle, and where the middle is.
struct FilmGrid {
  int columns_aside = 0;
  int rows_aside = 0;
  Mm middle;
  double pitch = 0;
};

FilmGrid film_grid(double pitch);

}  // namespace chartroom

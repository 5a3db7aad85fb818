// Where the parts of a sheet lie in the frame of its paper. Plain numbers in millimetres, no
// drawing.
#pragma once

#include "exporters/parts/film_grid.h"

namespace chartroom::exporters {

// What lets a film have the columns that a trail on ten of them may need, 18: next to the 16 mm of
// the published grid. And that of a sheet on A3 or tabloid.
inline constexpr double kDefaultPitch = 15.5;
inline constexpr double kLargePitch = 22;
// A smaller grid cannot be drawn on by hand.
inline constexpr double kSmallestPitch = 5;
inline constexpr double kLargestPitch = 100;  // of a picture, whose paper grows with the board

// Strip on the left and at the bottom of the frame for the rulers, the lower one with the footer.
inline constexpr double kRulerStrip = 4.6;
inline constexpr double kFooterHeight = 5.6;

// The frame less the rulers.
MmRect sheet_body(Mm frame);

// How much larger than on the small frame everything is drawn that has no true scale.
double sheet_zoom(Mm frame);

// The largest pitch, in whole half millimetres, at which the board fits beside its panel and its
// registration marks fit on the film.
double largest_pitch(maps::Size size, Mm frame = kSmallFrame);

// The pitch for a map when none is asked for: the frame's own, or the largest that fits. That of a
// small sea is larger, as far as the film's crosses still reach all round the sea from any point.
double usual_pitch(maps::Size size, Mm frame = kSmallFrame);

// What stays free on the left of a page and on its right: rulers with a gap behind them, at least.
double page_margin(Mm frame);

// The same beside board and panel of a large frame; less, or 0, where they need it.
double sheet_margin(double board_width, Mm frame);

// The board of a sheet. The same on every sheet of a map, so that a film fits all of them.
BoardLayout sheet_board(maps::Size size, double pitch, Mm frame = kSmallFrame);

// The line over the board that carries the map's name.
MmRect sheet_heading(const BoardLayout& board, Mm frame = kSmallFrame);

// The panel on the right.
MmRect sheet_panel(const BoardLayout& board, Mm frame = kSmallFrame);

}  // namespace chartroom::exporters

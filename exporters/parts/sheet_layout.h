// The positions of a sheet's parts in the frame of its paper, in millimeters, without drawing.
#pragma once

#include "exporters/parts/film_grid.h"

namespace chartroom::exporters {

// The default pitch gives a film the 18 columns that a trail on ten may need, and is close to the
// 16 mm of the published grid. The other is for sheets on A3 or tabloid.
inline constexpr double kDefaultPitch = 15.5;
inline constexpr double kLargePitch = 22;
// The smallest grid that can be drawn on by hand.
inline constexpr double kSmallestPitch = 5;
inline constexpr double kLargestPitch = 100;  // for pictures, whose paper grows with the board

// Strips on the left and at the bottom of the frame for rulers; the lower one has the footer too.
inline constexpr double kRulerStrip = 4.6;
inline constexpr double kFooterHeight = 5.6;

// Returns the frame without the rulers.
MmRect sheet_body(Mm frame);

// Returns the zoom, relative to the small frame, of everything without a true scale.
double sheet_zoom(Mm frame);

// Returns the largest pitch, in whole half millimeters, at which the board fits beside its panel
// and its registration marks fit on the film.
double largest_pitch(maps::Size size, Mm frame = kSmallFrame);

// Returns the default pitch of a map: the frame's own, or the largest that fits. A small sea has a
// larger one, as long as the film's crosses still reach around the sea from any point.
double usual_pitch(maps::Size size, Mm frame = kSmallFrame);

// Returns the minimum free space on each side of a page: rulers and a gap.
double page_margin(Mm frame);

// Returns the free space beside board and panel of a large frame; less, or 0, if they need it.
double sheet_margin(double board_width, Mm frame);

// Returns the board of a sheet, equal on every sheet of a map, so that a film fits all of them.
BoardLayout sheet_board(maps::Size size, double pitch, Mm frame = kSmallFrame);

// Returns the line above the board for the map's name.
MmRect sheet_heading(const BoardLayout& board, Mm frame = kSmallFrame);

// The panel on the right.
MmRect sheet_panel(const BoardLayout& board, Mm frame = kSmallFrame);

}  // namespace chartroom::exporters

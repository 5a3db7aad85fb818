// The positions of a sheet's parts in the frame of its paper, in millimeters, without drawing.
#pragma once

#include "exporters/board/board_layout.h"
#include "exporters/page/paper.h"
#include "maps/map.h"

namespace chartroom::exporters {

// The default pitch of captain's boards is close to the 16 mm of the published grid. The other is
// for sheets on A3 or tabloid.
inline constexpr double kDefaultPitch = 15.5;
inline constexpr double kLargePitch = 22;
// The smallest grid that can be drawn on by hand.
inline constexpr double kSmallestPitch = 5;
inline constexpr double kLargestPitch = 100;  // for pictures, whose paper grows with the board

// Strips on the left and at the bottom of the frame for rulers; the lower one has the footer too.
inline constexpr double kRulerStrip = 4.6;
inline constexpr double kFooterHeight = 5.6;

// The parts of a film beside its crosses: strips on the left, above and below for registration
// marks, and one on the right for words.
inline constexpr double kMarkStrip = 4.1;
inline constexpr double kFilmWords = 20;

// Returns the room of a film's crosses: where their middles can be.
MmRect film_room(Mm frame);

// Returns the frame without the rulers.
MmRect sheet_body(Mm frame);

// Returns the zoom, relative to the small frame, of everything without a true scale.
double sheet_zoom(Mm frame);

// Returns the largest pitch, in whole half millimeters, at which the board fits beside its panel.
double largest_pitch(maps::Size size, Mm frame = kSmallFrame);

// Returns the default pitch of a map's captains: the frame's own, or the largest that fits. A small
// sea has a larger one, as long as its film still holds every trail.
double usual_pitch(maps::Size size, Mm frame = kSmallFrame);

// Returns the default pitch of a map's operators and films. If both starts are known, it is the
// captains'. If not, it is the largest at which a film holds every trail from its middle, but never
// so small that trails are hard to draw: the films of the largest maps lose the longest trails.
double usual_film_pitch(const maps::Map& map, Mm frame = kSmallFrame);

// Returns the minimum free space on each side of a page: rulers and a gap.
double page_margin(Mm frame);

// Returns the free space beside board and panel of a large frame; less, or 0, if they need it.
double sheet_margin(double board_width, Mm frame);

// Returns the board of a sheet.
BoardLayout sheet_board(maps::Size size, double pitch, Mm frame = kSmallFrame);

// Returns the board of the operators' sheets. If a start is unknown, moves the board so that its
// film, whose crosses lie on the points, has as many rows and columns as possible.
BoardLayout operator_board(const maps::Map& map, double pitch, Mm frame = kSmallFrame);

// Returns the line above the board for the map's name.
MmRect sheet_heading(const BoardLayout& board, Mm frame = kSmallFrame);

// The panel on the right.
MmRect sheet_panel(const BoardLayout& board, Mm frame = kSmallFrame);

// Returns the registration marks of an operator's sheet and of its film, which has the same board:
// beyond the corners of the film's crosses, clear of panel, ruler and footer.
Registration film_marks(const BoardLayout& board, Mm frame = kSmallFrame);

}  // namespace chartroom::exporters

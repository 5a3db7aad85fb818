// Where the parts of a sheet lie in the frame of its paper. Plain numbers in millimetres, no
// drawing.
#pragma once

#include <cstdlib>
#include <optional>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/page/paper.h"
#include "maps/direction.h"

namespace chartroom::exporters {

// The published grid's scale, and that of a sheet on A3 or tabloid.
inline constexpr double kDefaultPitch = 16;
inline constexpr double kLargePitch = 22;

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

// The board of a sheet. The same on every sheet of a map, so that a film fits all of them.
BoardLayout sheet_board(maps::Size size, double pitch, Mm frame = kSmallFrame);

// The line over the board that carries the map's name.
MmRect sheet_heading(const BoardLayout& board, Mm frame = kSmallFrame);

// The panel on the right.
MmRect sheet_panel(const BoardLayout& board, Mm frame = kSmallFrame);

// A cross of the film, counted from the middle one to the right and down.
struct FilmCross {
  int column = 0;
  int row = 0;
  friend constexpr bool operator==(FilmCross, FilmCross) = default;
};

// How many points of the film's grid lie on each side of its middle, and where the middle is.
struct FilmGrid {
  int columns_aside = 0;
  int rows_aside = 0;
  Mm middle;
  double pitch = 0;

  Mm at(double column, double row) const {
    return {middle.x + column * pitch, middle.y + row * pitch};
  }
  Mm at(FilmCross cross) const { return at(cross.column, cross.row); }
  bool contains(FilmCross cross) const {
    return std::abs(cross.column) <= columns_aside && std::abs(cross.row) <= rows_aside;
  }
};

FilmGrid film_grid(double pitch, Mm frame = kSmallFrame);

// Where the film carries the marks of a board: laid on each other, the crosses of the film lie on
// the points of the board.
Registration film_registration(const FilmGrid& grid, maps::Size size);

// The cross that lies over a point of the board where the film lies true: marks on marks. At every
// pitch that the paper has room for (`largest_pitch`) each point has one, so a trail that begins
// there never leaves the film.
FilmCross cross_over(maps::Size size, maps::Point point);

// A start on the film, and the enemy's first ways sideways and up or down for which it is meant:
// it leaves more room that way. Nothing where either will do.
struct FilmStart {
  FilmCross cross;
  std::optional<maps::Direction> sideways;
  std::optional<maps::Direction> upright;
};

// One start over the point that the map forces. Else the middle, where the film is so large that
// nothing leaves it from there; or marks a cross off the middle in each direction in which it is
// not, from which the fewest trails of simulated games leave it (film_use.h).
std::vector<FilmStart> film_starts(const FilmGrid& grid, maps::Size size,
                                   const std::optional<maps::Point>& forced);

}  // namespace chartroom::exporters

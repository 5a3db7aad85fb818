// The grid of a film: where its crosses, marks and starts lie. Plain numbers in millimetres, no
// drawing.
#pragma once

#include <optional>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/page/paper.h"
#include "maps/direction.h"
#include "maps/map.h"

namespace chartroom::exporters {

// A cross of the film, counted to the right and down from the one that lies over the board's first
// point where the film lies true: marks on marks. Crosses over points have their numbers.
struct FilmCross {
  int column = 0;
  int row = 0;
  friend constexpr bool operator==(FilmCross, FilmCross) = default;
};

// The crosses of a page of film, as many as the frame holds. A trail that may begin anywhere and go
// anywhere needs more rows than a page has: the rows of the extension are printed on a page of
// their own, and taped below the last row.
struct FilmGrid {
  FilmCross first;
  FilmCross last;          // of the page
  int extension_rows = 0;  // more than the page has; 0 where its rows suffice
  Mm origin;               // the cross over the board's first point
  double pitch = 0;

  int columns() const { return last.column - first.column + 1; }
  int rows() const { return last.row - first.row + 1; }
  int last_row() const { return last.row + extension_rows; }
  Mm at(double column, double row) const {
    return {origin.x + column * pitch, origin.y + row * pitch};
  }
  Mm at(FilmCross cross) const { return at(cross.column, cross.row); }
  // With the extension.
  bool contains(FilmCross cross) const {
    return cross.column >= first.column && cross.column <= last.column && cross.row >= first.row &&
           cross.row <= last_row();
  }
};

// The board lies in the middle of the page; half a pitch up or left of it where there is no middle.
FilmGrid film_grid(maps::Size size, double pitch, Mm frame = kSmallFrame);

// Where the film carries the marks of a board: laid on each other, the crosses of the film lie on
// the points of the board.
Registration film_registration(const FilmGrid& grid, maps::Size size);

// Whether the marks of a board have room on the film.
bool marks_fit(maps::Size size, double pitch, Mm frame);

// A start on the film, and the enemy's first ways sideways and up or down for which it is meant:
// it leaves more room that way. Nothing where either will do.
struct FilmStart {
  FilmCross cross;
  std::optional<maps::Direction> sideways;
  std::optional<maps::Direction> upright;
};

// One start over the point that the map forces. Else the middle of film and extension, from which
// nothing leaves them in a direction in which they have twice the board's points less one; in
// another the two next to the middle, from which nothing leaves them where they have one fewer:
// whoever went right first did not begin in the last column.
std::vector<FilmStart> film_starts(const FilmGrid& grid, maps::Size size,
                                   const std::optional<maps::Point>& forced);

// Whether the film of this team, which hears the other one, needs the extension.
bool needs_extension(const FilmGrid& grid, const maps::Map& map, maps::Team team);

}  // namespace chartroom::exporters

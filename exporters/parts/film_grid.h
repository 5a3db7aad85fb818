// The grid of a film: positions of its crosses, marks and starts in millimeters, without drawing.
#pragma once

#include <optional>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/page/paper.h"
#include "maps/direction.h"
#include "maps/map.h"

namespace chartroom::exporters {

// A cross of the film, counted to the right and down from the one over the board's first point when
// the marks are aligned. Crosses over points have the points' numbers.
struct FilmCross {
  int column = 0;
  int row = 0;
  friend constexpr bool operator==(FilmCross, FilmCross) = default;
};

// The crosses of a page of film, as many as the frame holds. A trail that may begin and go anywhere
// needs more rows than a page has: these extension rows are printed on another page, and taped
// below the last row.
struct FilmGrid {
  FilmCross first;
  FilmCross last;          // the last of the page
  int extension_rows = 0;  // rows beyond the page; 0 if its rows suffice
  Mm origin;               // the cross over the board's first point
  double pitch = 0;

  int columns() const { return last.column - first.column + 1; }
  int rows() const { return last.row - first.row + 1; }
  int last_row() const { return last.row + extension_rows; }
  Mm at(double column, double row) const {
    return {origin.x + column * pitch, origin.y + row * pitch};
  }
  Mm at(FilmCross cross) const { return at(cross.column, cross.row); }
  // Includes the extension.
  bool contains(FilmCross cross) const {
    return cross.column >= first.column && cross.column <= last.column && cross.row >= first.row &&
           cross.row <= last_row();
  }
};

// Returns the grid with the board in the page's middle, or half a pitch above or left of it.
FilmGrid film_grid(maps::Size size, double pitch, Mm frame = kSmallFrame);

// Returns the film's copies of the board's marks: when both are aligned, the film's crosses lie on
// the board's points.
Registration film_registration(const FilmGrid& grid, maps::Size size);

// True if the marks of a board fit on the film.
bool marks_fit(maps::Size size, double pitch, Mm frame);

// A start on the film, and the enemy's first directions sideways and up or down that it is meant
// for: it leaves more room that way. Nothing if either direction will do.
struct FilmStart {
  FilmCross cross;
  std::optional<maps::Direction> sideways;
  std::optional<maps::Direction> upright;
};

// Returns one start over the point that the map forces. Otherwise returns the middle of film and
// extension; no trail leaves them in a direction that has twice the board's points less one. In a
// direction with one fewer, returns the two starts next to the middle: a submarine that went right
// first did not begin in the last column.
std::vector<FilmStart> film_starts(const FilmGrid& grid, maps::Size size,
                                   const std::optional<maps::Point>& forced);

// True if the film of this team, which listens to the other one, needs the extension.
bool needs_extension(const FilmGrid& grid, const maps::Map& map, maps::Team team);

}  // namespace chartroom::exporters

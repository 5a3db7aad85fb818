// The grid of a film: positions of its crosses and its start in millimeters, without drawing.
#pragma once

#include <optional>

#include "exporters/board/board_layout.h"
#include "exporters/page/paper.h"
#include "maps/point.h"

namespace chartroom::exporters {

// A cross of the film, counted to the right and down from the one over the board's first point when
// the marks are aligned. Crosses over points have the points' numbers.
struct FilmCross {
  int column = 0;
  int row = 0;
  friend constexpr bool operator==(FilmCross, FilmCross) = default;
};

// The crosses of a film.
struct FilmGrid {
  FilmCross first;
  FilmCross last;
  Mm origin;  // the cross over the board's first point
  double pitch = 0;

  int columns() const { return last.column - first.column + 1; }
  int rows() const { return last.row - first.row + 1; }
  Mm at(FilmCross cross) const {
    return {origin.x + cross.column * pitch, origin.y + cross.row * pitch};
  }
  bool contains(FilmCross cross) const {
    return cross.column >= first.column && cross.column <= last.column && cross.row >= first.row &&
           cross.row <= last.row;
  }
};

// Returns the crosses of a film on the page of its board (operator_board). With a known start they
// are the board's points. With an unknown start they are as many as the film holds, up to twice the
// board's points less one in each direction: then no trail from the middle leaves them.
FilmGrid film_grid(const BoardLayout& board, Mm frame, const std::optional<maps::Point>& known);

// Returns the cross at which a trail starts: over the known start, or in the middle.
FilmCross film_start(const FilmGrid& grid, const std::optional<maps::Point>& known);

// True if the film holds every trail of the board from its start.
bool holds_every_trail(const FilmGrid& grid, maps::Size size,
                       const std::optional<maps::Point>& known);

}  // namespace chartroom::exporters

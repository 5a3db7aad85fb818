// The marks of a board: points, surface points, starts, and the tabs around the sea.
#pragma once

#include <string>

#include "exporters/board/board_layout.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "maps/map.h"

namespace chartroom::exporters {

// All except draw_tabs draw in pitches, with A1 at (0, 0).

// Water points: a dark core in a light halo, so that a pen's line never hides both.
void draw_water_points(const Canvas& canvas, const maps::PointSet& points,
                       const BoardColours& colours);
// Draws a surface point as an open hatch: a double ring with four clamps.
void draw_surface_point(const Canvas& canvas, maps::Point point, const BoardColours& colours);

// The letters on the teams' signs. Two, because one might be taken for a column's.
struct TeamLetters {
  std::string blue = "BL";
  std::string green = "GR";
  const std::string& of(maps::Team team) const { return team == maps::Team::blue ? blue : green; }
};

// Draws a team's sign, `radius` from its middle to its tips: a square on its tip for blue, a
// hexagon for green.
void draw_team_sign(const Canvas& canvas, UserPoint middle, double radius, maps::Team team,
                    Look look = Look::colour, const TeamLetters& letters = {});

// Draws the letters and numbers around the sea, in millimeters.
void draw_tabs(const Canvas& canvas, const BoardLayout& layout, const BoardColours& colours);

}  // namespace chartroom::exporters

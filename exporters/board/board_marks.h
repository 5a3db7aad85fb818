// What is played with on a board: points, surface points, starts, and the tabs round the sea.
#pragma once

#include "exporters/board/board_layout.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "maps/map.h"

namespace chartroom::exporters {

// These draw in pitches with A1 at (0, 0).

// Water points: a dark core in a light halo, so that a pen's line never hides both.
void draw_water_points(const Canvas& canvas, const maps::PointSet& points,
                       const BoardColours& colours);
// A surface point: an open hatch, a double ring with four clamps.
void draw_surface_point(const Canvas& canvas, maps::Point point, const BoardColours& colours);
// A team's sign, `radius` from its middle to its tips: blue's is a square on its tip with a B,
// green's a hexagon with a G.
void draw_team_sign(const Canvas& canvas, UserPoint middle, double radius, maps::Team team,
                    Look look = Look::colour);

// The letters and numbers round the sea, in millimetres.
void draw_tabs(const Canvas& canvas, const BoardLayout& layout, const BoardColours& colours);

}  // namespace chartroom::exporters

// Plots over a board or on their own, in millimeters. Size or lightness, and a number, show every
// value, never hue alone.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "maps/map.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::exporters {

// A value at a point, and its label.
struct PointMark {
  maps::Point point;
  double value = 0;     // 0 or more
  bool hollow = false;  // a ring instead of a disc, for values below a middle
  std::string text;     // "" for none
  bool ringed = false;
  std::optional<Colour> colour = {};  // a scale's color (scales.h); none: the plots' default
};

// Draws a disc with the value as area at each point. The largest value, or `full`, fills its place.
void draw_point_marks(const Canvas& canvas, const BoardLayout& layout,
                      const std::vector<PointMark>& marks, double full = 0);

// Draws a histogram with 95% intervals; neighboring values share a bar if there are many. `unit`
// labels the axis.
void draw_histogram(const Canvas& canvas, MmRect box, const std::map<int, play::Count>& spread,
                    const std::string& unit);

// Draws blue's share for every ordered pair of starts: a square each, dark if blue wins; rows are
// blue's starts and columns green's, in reading order.
void draw_start_matrix(const Canvas& canvas, MmRect box, const maps::Map& map,
                       const std::vector<play::StartPairMetric>& pairs);

}  // namespace chartroom::exporters

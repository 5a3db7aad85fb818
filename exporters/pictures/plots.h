// Pictures of numbers: over a board or on their own, in millimetres. Every value is told by size or
// lightness and by a figure too, never by hue alone.
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

// A value at a point, and how it is written there.
struct PointMark {
  maps::Point point;
  double value = 0;     // 0 or more
  bool hollow = false;  // a ring instead of a disc: for what lies under a middle
  std::string text;     // "" for none
  bool ringed = false;
  std::optional<Colour> colour = {};  // of a scale (scales.h); none: that of plots
};

// A disc at each point whose area is its value, the largest, or `full` where it is given, filling
// its place.
void draw_point_marks(const Canvas& canvas, const BoardLayout& layout,
                      const std::vector<PointMark>& marks, double full = 0);

// How often each value came up, with 95 % intervals; neighbouring values share a bar where there
// are many. `unit` stands below the axis.
void draw_histogram(const Canvas& canvas, MmRect box, const std::map<int, play::Count>& spread,
                    const std::string& unit);

// Blue's share for every ordered pair of starts: a square each, dark where blue wins; rows are
// blue's starts and columns green's, in reading order.
void draw_start_matrix(const Canvas& canvas, MmRect box, const maps::Map& map,
                       const std::vector<play::StartPairMetric>& pairs);

}  // namespace chartroom::exporters

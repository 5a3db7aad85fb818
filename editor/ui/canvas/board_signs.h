// What is written over the board: rulers where its coordinates are out of sight, and the number of
// each point's quadrant.
#pragma once

#include <array>

#include "editor/model/rulers.h"
#include "exporters/drawing/cairo_objects.h"
#include "maps/map.h"

namespace chartroom::editor {

void paint_rulers(cairo_t* cr, const BoardView& view, bool dark);

class QuadrantDigits {
 public:
  // A small digit in the corner of each point's square.
  void paint(cairo_t* cr, const maps::Map& map, const BoardView& view);

 private:
  // Letters are set once for a zoom: setting them costs more than all else.
  void set(cairo_t* cr, double side);

  double side_ = 0;    // of a digit's square, in logical pixels
  double pixels_ = 0;  // of the screen, to a logical one
  std::array<exporters::SurfacePtr, maps::kMaxQuadrant + 1> digits_;
};

}  // namespace chartroom::editor

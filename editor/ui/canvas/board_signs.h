// Texts over the board: rulers if its coordinates are out of sight, and the quadrant numbers of
// points.
#pragma once

#include <array>
#include <string>

#include "editor/model/edge_rulers.h"
#include "exporters/drawing/cairo_objects.h"
#include "maps/map.h"

namespace chartroom::editor {

void paint_rulers(cairo_t* cr, const BoardView& view, bool dark);

// Paints a text beside a point, inside the sea.
void paint_beside_point(cairo_t* cr, const BoardView& view, maps::Point point,
                        const std::string& text);

class QuadrantDigits {
 public:
  // Paints a small digit in the corner of each point's square.
  void paint(cairo_t* cr, const maps::Map& map, const BoardView& view);

 private:
  // Draws the digits once per zoom, as setting letters costs most.
  void set(cairo_t* cr, double side);

  double side_ = 0;    // the side of a digit's square, in logical pixels
  double pixels_ = 0;  // of the screen, per logical pixel
  std::array<exporters::SurfacePtr, maps::kMaxQuadrant + 1> digits_;
};

}  // namespace chartroom::editor

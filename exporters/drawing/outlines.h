// Outlines of areas below a level on a grid of heights, in the grid's unit.
#pragma once

#include <cairo.h>

#include <vector>

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

using Outline = std::vector<UserPoint>;

// Heights on a grid: column i of row j lies at (left + i * step, top + j * step).
struct HeightField {
  double left = 0;
  double top = 0;
  double step = 1;
  int columns = 0;
  int rows = 0;
  std::vector<double> heights;

  HeightField(double left_edge, double top_edge, double width, double height, double step_size,
              double level);
  double& at(int i, int j) { return heights[static_cast<std::size_t>(j * columns + i)]; }
  double at(int i, int j) const { return heights[static_cast<std::size_t>(j * columns + i)]; }
  double x(int i) const { return left + i * step; }
  double y(int j) const { return top + j * step; }
  std::vector<double> xs() const;  // the x of all columns
};

// Returns the closed outlines of all areas below the level. The field's rim counts as higher, so
// every outline closes inside it. Lakes are separate outlines in the opposite direction.
std::vector<Outline> outlines_below(const HeightField& field, double level);

// Returns the smallest box around an outline.
UserBox bounds_of(const Outline& outline);

// The outlines by island: first its coast, then the lakes within its bounds.
std::vector<std::vector<Outline>> separated(const std::vector<Outline>& outlines);

// Adds smooth closed curves through the outlines' points to the current path.
void add_outlines(cairo_t* cr, const std::vector<Outline>& outlines);

// Adds a smooth open curve through the points.
void add_curve(cairo_t* cr, const Outline& points);

}  // namespace chartroom::exporters

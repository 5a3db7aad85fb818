// A page as layers for a cutting plotter.
#pragma once

#include <functional>
#include <string>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Returns an SVG of that size in millimeters with a layer `print`, drawn without guides for hand
// work, and above it the non-empty layers `cut`, `score` and `engrave`: thin unfilled paths for
// plotters. Layers are groups with Inkscape's marks.
std::string layered_svg(const std::string& name, Mm size,
                        const std::function<void(const Canvas&)>& draw);

// Draws the layers in millimeters on any canvas, with tool paths on top in their colors.
void draw_layers(const Canvas& canvas, const std::function<void(const Canvas&)>& draw);

}  // namespace chartroom::exporters

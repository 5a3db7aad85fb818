// A page as layers for a cutting plotter.
#pragma once

#include <functional>
#include <string>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// An SVG of that size in millimetres with a layer `print` of what is drawn without guides for
// hands, and above it, where there is any, layers `cut`, `score` and `engrave` of paths that lie on
// it as plotters take them: thin lines without filling. Layers are groups as Inkscape marks them.
std::string layered_svg(const std::string& name, Mm size,
                        const std::function<void(const Canvas&)>& draw);

// Draws the same in millimetres on any canvas, the lines of tools above the rest in their colours.
void draw_layers(const Canvas& canvas, const std::function<void(const Canvas&)>& draw);

}  // namespace chartroom::exporters

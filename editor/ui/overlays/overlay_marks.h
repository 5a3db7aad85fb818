// The marks of an overlay, as the painter of the report draws them.
#pragma once

#include <string>
#include <vector>

#include "editor/model/overlays/live_overlay.h"
#include "exporters/pictures/plots.h"

namespace chartroom::editor {

// A disc for every point with a figure, dark and large where there is much, with the number in it;
// a ring for what is less than half or has become less, and for pockets; narrows have a rim. What
// chance alone would often change has no mark.
std::vector<exporters::PointMark> marks_of(const ShownOverlay& shown);

// The scale as marks on a board of one row and kLegendSteps columns, from its low end to its high
// one.
inline constexpr int kLegendSteps = 5;
std::vector<exporters::PointMark> legend_of(const ShownOverlay& shown);

// "0.3", "4", "37"; of a change with its sign.
std::string figure_text(double value, bool change);

}  // namespace chartroom::editor

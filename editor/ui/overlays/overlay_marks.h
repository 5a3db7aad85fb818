// The marks of an overlay, which the report's painter draws.
#pragma once

#include <string>
#include <vector>

#include "editor/model/overlays/live_overlay.h"
#include "exporters/pictures/plots.h"

namespace chartroom::editor {

// Returns a disc for every point with a figure: larger and darker for more, with the number in it.
// Points below the middle of the scale and in pockets have a ring instead, narrows a rim. Changes
// within chance have no mark.
std::vector<exporters::PointMark> marks_of(const ShownOverlay& shown);

inline constexpr int kLegendSteps = 5;
// Returns the scale as marks on a board of one row and kLegendSteps columns, low end first.
std::vector<exporters::PointMark> legend_of(const ShownOverlay& shown);

// Returns "0.3", "4" or "37"; a change has its sign.
std::string figure_text(double value, bool change);

}  // namespace chartroom::editor

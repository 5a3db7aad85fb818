// The colors of plots. Ink has a unique color, so that a page can replace it by its text color and
// plots are readable on dark and on light (report_html.cpp).
#pragma once

#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

inline constexpr unsigned kPlotInkValue = 0x1b2733;
inline constexpr Colour kPlotInk = rgb(kPlotInkValue);
inline constexpr Colour kPlotFaint = rgb(0x8b98a5);
inline constexpr Colour kPlotMark = rgb(0x3f83c4);
inline constexpr Colour kPlotDisc = rgb(0x4a1470, 0.74);
inline constexpr Colour kPlotDark = rgb(0x1c0630);
inline constexpr Colour kPlotAlarm = rgb(0xd1331f);

}  // namespace chartroom::exporters

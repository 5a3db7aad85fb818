#include "exporters/sheet_layout.h"

#include <algorithm>
#include <cmath>

namespace chartroom {

namespace {

constexpr double kGutter = 3.4;
constexpr double kNarrowPanel = 76;
constexpr double kWidePanel = 92;
constexpr double kHeadingHeight = 8.5;
constexpr double kBodyBottom = kFrameHeight - kFooterHeight - 1.7;

double panel_width(double board_width) {
  return std::min(kFrameWidth - kRulerStrip - kGutter - board_width, kWidePanel);
}

}  // namespace

double largest_pitch(Size size) {
  const double across = (kFrameWidth - kRulerStrip - kGutter - kNarrowPanel) / (size.columns + 1);
  const double down = (kBodyBottom - kHeadingHeight) / (size.rows + 1);
  return std::floor(2 * std::min(across, down)) / 2;
}

double usual_pitch(Size size) { return std::min(kDefaultPitch, largest_pitch(size)); }

BoardLayout sheet_board(Size size, double pitch) {
  const double width = (size.columns + 1) * pitch;
  const double height = (size.rows + 1) * pitch;
  const double room = kFrameWidth - kRulerStrip - kGutter - panel_width(width);
  const double left = kRulerStrip + (room - width) / 2;
  // A board that fills the room stands at its bottom, below the heading; a small one in the middle.
  const double top = kBodyBottom - height - std::max(0.0, (kBodyBottom - 20 - height) / 2);
  return BoardLayout(size, {left + pitch, top + pitch}, pitch);
}

MmRect sheet_heading(const BoardLayout& board) {
  const MmRect frame = board.frame();
  const double left = kRulerStrip + 0.6;
  const double right = sheet_panel(board).x - kGutter;
  return {left, 0, right - left, std::min(frame.y - 1.2, 12.4)};
}

MmRect sheet_panel(const BoardLayout& board) {
  const double width = panel_width(board.frame().width);
  return {kFrameWidth - width, 0, width, kBodyBottom};
}

FilmGrid film_grid(double pitch) {
  // A cross reaches a little beyond its point.
  constexpr double kEdge = 1.2;
  return {static_cast<int>((kFrameWidth / 2 - kEdge) / pitch),
          static_cast<int>((kFrameHeight / 2 - kEdge) / pitch),
          {kFrameWidth / 2, kFrameHeight / 2},
          pitch};
}

}  // namespace chartroom

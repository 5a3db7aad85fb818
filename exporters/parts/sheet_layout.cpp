#include "exporters/parts/sheet_layout.h"

#include <algorithm>
#include <cmath>

namespace chartroom::exporters {

namespace {

constexpr double kPanelGutter = 3.4;
constexpr double kNarrowPanel = 76;
constexpr double kWidePanel = 92;
constexpr double kHeadingHeight = 8.5;
// The largest factor of a small sea's pitch over the usual one.
constexpr double kLargestOverUsual = 1.8;

double panel_width(double board_width, Mm frame) {
  return std::min(frame.x - kRulerStrip - kPanelGutter - board_width,
                  kWidePanel * sheet_zoom(frame));
}

}  // namespace

MmRect sheet_body(Mm frame) {
  return {kRulerStrip, 0, frame.x - kRulerStrip, frame.y - kFooterHeight - 1.7};
}

double sheet_zoom(Mm frame) { return frame.y / kSmallFrame.y; }

double largest_pitch(maps::Size size, Mm frame) {
  const double zoom = sheet_zoom(frame);
  const double across =
      (frame.x - kRulerStrip - kPanelGutter - kNarrowPanel * zoom) / (size.columns + 1);
  const double down = (sheet_body(frame).bottom() - kHeadingHeight * zoom) / (size.rows + 1);
  double pitch = std::floor(2 * std::min(across, down)) / 2;
  while (!marks_fit(size, pitch, frame)) pitch -= 0.5;
  return pitch;
}

double usual_pitch(maps::Size size, Mm frame) {
  const double wanted = frame.x > kSmallFrame.x ? kLargePitch : kDefaultPitch;
  const double largest = largest_pitch(size, frame);
  // Grows while the film has twice the board's points less one in both directions.
  double pitch = std::min(wanted, largest);
  const double most = std::min(kLargestOverUsual * wanted, largest);
  while (pitch + 0.5 <= most) {
    const FilmGrid grid = film_grid(size, pitch + 0.5, frame);
    if (grid.columns() < 2 * size.columns - 1 || grid.rows() < 2 * size.rows - 1) break;
    pitch += 0.5;
  }
  return pitch;
}

double page_margin(Mm frame) { return frame.x > kSmallFrame.x ? 18 : kRulerStrip + 0.8; }

double sheet_margin(double board_width, Mm frame) {
  if (frame.x <= kSmallFrame.x) return 0;
  const double free =
      frame.x - board_width - kPanelGutter * sheet_zoom(frame) - panel_width(board_width, frame);
  const double margin = std::min(page_margin(frame), free / 2);
  return margin < kRulerStrip ? 0 : margin;
}

BoardLayout sheet_board(maps::Size size, double pitch, Mm frame) {
  const double width = (size.columns + 1) * pitch;
  const double height = (size.rows + 1) * pitch;
  const double margin = sheet_margin(width, frame);
  const double first = std::max(kRulerStrip, margin);
  const double last = frame.x - margin - panel_width(width, frame) - kPanelGutter;
  const double left = first + (last - first - width) / 2;
  const double foot = sheet_body(frame).bottom();
  // A board that fills the room lies at its bottom, below the heading; a small one in the middle.
  const double top = foot - height - std::max(0.0, (foot - 20 * sheet_zoom(frame) - height) / 2);
  return BoardLayout(size, {left + pitch, top + pitch}, pitch);
}

MmRect sheet_heading(const BoardLayout& board, Mm frame) {
  // Above the board, and wide enough for its words.
  const double least = 140 * sheet_zoom(frame);
  const double first = kRulerStrip + 0.6;
  const double last = sheet_panel(board, frame).x - kPanelGutter;
  const double left = std::clamp(board.frame().x, first, std::max(first, last - least));
  const double right = std::clamp(board.frame().right(), std::min(last, left + least), last);
  return {left, 0, right - left, std::min(board.frame().y - 1.2, 12.4 * sheet_zoom(frame))};
}

MmRect sheet_panel(const BoardLayout& board, Mm frame) {
  const double width = panel_width(board.frame().width, frame);
  const double margin = sheet_margin(board.frame().width, frame);
  return {frame.x - margin - width, 0, width, sheet_body(frame).bottom()};
}

}  // namespace chartroom::exporters

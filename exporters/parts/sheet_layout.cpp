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
// The smallest grid of the small frame on which trails are easy to draw.
constexpr double kSmallestFilmPitch = 10.5;

double in_half_millimetres(double length) { return std::floor(2 * length) / 2; }

double panel_width(double board_width, Mm frame) {
  return std::min(frame.x - kRulerStrip - kPanelGutter - board_width,
                  kWidePanel * sheet_zoom(frame));
}

// Returns the room of a board, beside its panel and below its heading.
MmRect board_room(double width, Mm frame) {
  const double margin = sheet_margin(width, frame);
  const double left = std::max(kRulerStrip, margin);
  const double top = kHeadingHeight * sheet_zoom(frame);
  return {left, top, frame.x - margin - panel_width(width, frame) - kPanelGutter - left,
          sheet_body(frame).bottom() - top};
}

// Returns the largest pitch, in whole half millimeters, at which a film holds every trail from its
// middle: a trail spans at most the board.
double trail_pitch(maps::Size size, Mm frame) {
  const MmRect room = film_room(frame);
  return in_half_millimetres(std::min(room.width / (2 * size.columns - 2),  //
                                      room.height / (2 * size.rows - 2)));
}

struct Span {
  double first = 0;
  double last = 0;
};

// Returns the place within its limits nearest to `wanted` at which the grid through it has as many
// lines in the room as possible, up to `most`.
double on_a_full_grid(double wanted, Span limits, Span room, double pitch, int most) {
  const double length = room.last - room.first;
  const int lines = std::min(most, static_cast<int>(length / pitch) + 1);
  const double slack = std::min(length - (lines - 1) * pitch, pitch);
  const double step = std::floor((wanted - room.first) / pitch);
  double nearest = wanted;
  double least = pitch;
  for (const double line : {step - 1, step, step + 1}) {
    const double first = room.first + line * pitch;
    const double place = std::clamp(wanted, first, first + slack);
    if (place < limits.first || place > limits.last || std::abs(place - wanted) >= least) continue;
    least = std::abs(place - wanted);
    nearest = place;
  }
  return nearest;
}

}  // namespace

MmRect film_room(Mm frame) {
  return {kMarkStrip, kMarkStrip, frame.x - kMarkStrip - kFilmWords, frame.y - 2 * kMarkStrip};
}

MmRect sheet_body(Mm frame) {
  return {kRulerStrip, 0, frame.x - kRulerStrip, frame.y - kFooterHeight - 1.7};
}

double sheet_zoom(Mm frame) { return frame.y / kSmallFrame.y; }

double largest_pitch(maps::Size size, Mm frame) {
  const double zoom = sheet_zoom(frame);
  const double across =
      (frame.x - kRulerStrip - kPanelGutter - kNarrowPanel * zoom) / (size.columns + 1);
  const double down = (sheet_body(frame).bottom() - kHeadingHeight * zoom) / (size.rows + 1);
  return in_half_millimetres(std::min(across, down));
}

double usual_pitch(maps::Size size, Mm frame) {
  const double wanted = frame.x > kSmallFrame.x ? kLargePitch : kDefaultPitch;
  const double most = std::min(kLargestOverUsual * wanted, largest_pitch(size, frame));
  return in_half_millimetres(std::min(most, std::max(wanted, trail_pitch(size, frame))));
}

double usual_film_pitch(const maps::Map& map, Mm frame) {
  const double usual = usual_pitch(map.size, frame);
  if (map.starts.blue && map.starts.green) return usual;
  const double least = in_half_millimetres(kSmallestFilmPitch * sheet_zoom(frame));
  return std::min(usual, std::max(least, trail_pitch(map.size, frame)));
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
  const MmRect room = board_room(width, frame);
  const double left = room.x + (room.width - width) / 2;
  // A board that fills the room lies at its bottom, below the heading; a small one in the middle.
  const double rest = room.bottom() - 20 * sheet_zoom(frame) - height;
  const double top = room.bottom() - height - std::max(0.0, rest / 2);
  return BoardLayout(size, {left + pitch, top + pitch}, pitch);
}

BoardLayout operator_board(const maps::Map& map, double pitch, Mm frame) {
  const maps::Size size = map.size;
  const BoardLayout board = sheet_board(size, pitch, frame);
  if (map.starts.blue && map.starts.green) return board;
  const MmRect room = board_room(board.frame().width, frame);
  const MmRect crosses = film_room(frame);
  const Mm first = board.at({0, 0});
  const auto limits = [&](double from, double to, int points) {
    return Span{from + pitch, to - points * pitch};
  };
  return BoardLayout(size,
                     {on_a_full_grid(first.x, limits(room.x, room.right(), size.columns),
                                     {crosses.x, crosses.right()}, pitch, 2 * size.columns - 1),
                      on_a_full_grid(first.y, limits(room.y, room.bottom(), size.rows),
                                     {crosses.y, crosses.bottom()}, pitch, 2 * size.rows - 1)},
                     pitch);
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

Registration film_marks(const BoardLayout& board, Mm frame) {
  constexpr double kFromEdge = 1.6;
  constexpr double kBehindRuler = 103;
  const double left = kRulerStrip / 2;
  const double bottom = frame.y - kFromEdge;
  const double margin = std::max(kRulerStrip, sheet_margin(board.frame().width, frame));
  return {{{left, kFromEdge},
           {sheet_panel(board, frame).x - kPanelGutter / 2, kFromEdge},
           {left, bottom},
           {margin + kBehindRuler, bottom}}};
}

}  // namespace chartroom::exporters

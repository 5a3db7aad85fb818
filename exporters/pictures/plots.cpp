#include "exporters/pictures/plots.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/text/text.h"
#include "exporters/pictures/plot_colours.h"
#include "exporters/pictures/scales.h"

namespace chartroom::exporters {
namespace {

constexpr double kLargestDisc = 0.47;  // share of the pitch
constexpr int kMostBars = 40;

void fill_rectangle(const Canvas& canvas, MmRect r, Colour colour) {
  set_colour(canvas, colour);
  cairo_rectangle(canvas, r.x, r.y, r.width, r.height);
  cairo_fill(canvas);
}

void stroke_line(const Canvas& canvas, Mm from, Mm to, double width, Colour colour) {
  set_colour(canvas, colour);
  cairo_set_line_width(canvas, width);
  cairo_move_to(canvas, from.x, from.y);
  cairo_line_to(canvas, to.x, to.y);
  cairo_stroke(canvas);
}

void draw_disc(const Canvas& canvas, Mm at, double radius, Colour fill, Colour rim) {
  cairo_new_path(canvas);
  cairo_arc(canvas, at.x, at.y, radius, 0, 2 * M_PI);
  set_colour(canvas, fill);
  cairo_fill_preserve(canvas);
  set_colour(canvas, rim);
  cairo_set_line_width(canvas, 0.25);
  cairo_stroke(canvas);
}

TextStyle label_style(double size, Align align = Align::centre) {
  TextStyle style;
  style.size = size;
  style.smallest = 1.4;
  style.align = align;
  style.colour = kPlotInk;
  return style;
}

// The bars of a histogram: each covers `width` values from `first` on.
struct Bars {
  int first = 0;
  int width = 1;
  std::vector<play::Count> counts;
};

Bars bars_of(const std::map<int, play::Count>& spread) {
  Bars bars;
  bars.first = spread.begin()->first;
  const int last = spread.rbegin()->first;
  // 1, 2, 5, 10, 20, 50, ... values per bar, so that bounds are round numbers.
  while ((last - bars.first) / bars.width >= kMostBars) {
    const int digit = std::to_string(bars.width).front() - '0';
    bars.width = digit == 2 ? bars.width / 2 * 5 : bars.width * 2;
  }
  if (bars.width > 1) bars.first -= bars.first % bars.width;
  bars.counts.resize(static_cast<std::size_t>((last - bars.first) / bars.width + 1));
  for (const auto& [value, count] : spread) {
    bars.counts[static_cast<std::size_t>((value - bars.first) / bars.width)] += count;
  }
  return bars;
}

void draw_bars(const Canvas& canvas, MmRect plot, const Bars& bars, play::Count all,
               double tallest) {
  const double step = plot.width / static_cast<double>(bars.counts.size());
  for (std::size_t i = 0; i < bars.counts.size(); ++i) {
    const statistics::Interval share =
        statistics::wilson(static_cast<double>(bars.counts[i]), all, 0.95);
    const double x = plot.x + step * static_cast<double>(i);
    const double height = plot.height * share.estimate / tallest;
    fill_rectangle(canvas, {x + 0.08 * step, plot.bottom() - height, 0.84 * step, height},
                   kPlotMark);
    if (bars.counts[i] == 0) continue;
    const double middle = x + step / 2;
    stroke_line(canvas, {middle, plot.bottom() - plot.height * share.low / tallest},
                {middle, plot.bottom() - plot.height * share.high / tallest}, 0.2, kPlotInk);
  }
}

void draw_axes(const Canvas& canvas, MmRect plot, const Bars& bars, double tallest,
               const std::string& unit) {
  stroke_line(canvas, {plot.x, plot.bottom()}, {plot.right(), plot.bottom()}, 0.3, kPlotInk);
  const double step = plot.width / static_cast<double>(bars.counts.size());
  const auto every = std::max<std::size_t>(1, (bars.counts.size() + 9) / 10);
  for (std::size_t i = 0; i < bars.counts.size(); i += every) {
    const double x = plot.x + step * (static_cast<double>(i) + 0.5);
    draw_line(canvas, std::to_string(bars.first + static_cast<int>(i) * bars.width),
              {x - 6, plot.bottom() + 0.6, 12, 3}, label_style(2.4));
  }
  draw_line(canvas, unit, {plot.x, plot.bottom() + 3.8, plot.width, 3}, label_style(2.6));
  draw_line(canvas, fmt::format("{:.1f}%", 100 * tallest), {plot.x, plot.y - 3.4, 20, 3},
            label_style(2.4, Align::left));
  stroke_line(canvas, {plot.x, plot.y}, {plot.right(), plot.y}, 0.1, kPlotFaint);
}

// Returns light colors where blue loses, dark where blue wins, with another hue from one half on.
Colour share_colour(double share) {
  const double part = std::clamp((share - 0.2) / 0.6, 0.0, 1.0);
  return part < 0.5 ? mixed(rgb(0xfff3c9), rgb(0x7d9c8a), 2 * part)
                    : mixed(rgb(0x7d9c8a), rgb(0x12124a), 2 * part - 1);
}

}  // namespace

void draw_point_marks(const Canvas& canvas, const BoardLayout& layout,
                      const std::vector<PointMark>& marks, double full) {
  const StateGuard guard(canvas);
  double largest = full;
  for (const PointMark& mark : marks) largest = std::max(largest, mark.value);
  for (const PointMark& mark : marks) {
    if (mark.value <= 0) continue;
    const Mm at = layout.at(mark.point);
    const double radius = kLargestDisc * layout.pitch() * std::sqrt(mark.value / largest);
    const Colour fill = mark.colour.value_or(kPlotDisc);
    if (mark.hollow && mark.colour) {
      // Broad enough to show its color, within a light rim.
      draw_disc(canvas, at, radius, fill, rgb(0xffffff, 0.6));
      draw_disc(canvas, at, 0.76 * radius, rgb(0xffffff), fill);
    } else if (mark.hollow) {
      draw_disc(canvas, at, radius, rgb(0xffffff, 0.8), kPlotDisc);
    } else {
      draw_disc(canvas, at, radius, fill, rgb(0xffffff, 0.6));
    }
    if (mark.ringed) draw_disc(canvas, at, radius + 0.5, faded(kPlotDisc, 0), kPlotAlarm);
    if (mark.text.empty()) continue;
    const bool inside = radius > 0.3 * layout.pitch();
    TextStyle style = label_style(0.26 * layout.pitch());
    style.bold = true;
    // Numbers beside a disc are ink, because the board may be dark.
    style.colour = !inside ? kPlotInk : mark.hollow ? kPlotDark : figure_colour(fill);
    const double below = inside ? 0 : radius + 0.15 * layout.pitch();
    const double half = 0.5 * layout.pitch();
    draw_line(canvas, mark.text, {at.x - half, at.y - half + below, 2 * half, 2 * half}, style);
  }
}

void draw_histogram(const Canvas& canvas, MmRect box, const std::map<int, play::Count>& spread,
                    const std::string& unit) {
  const StateGuard guard(canvas);
  const play::Count all = play::entries(spread);
  if (all == 0) {
    draw_line(canvas, "none", box, label_style(3));
    return;
  }
  const Bars bars = bars_of(spread);
  double tallest = 0;
  for (const play::Count count : bars.counts) {
    tallest = std::max(tallest, statistics::wilson(static_cast<double>(count), all, 0.95).high);
  }
  const MmRect plot{box.x + 2, box.y + 4, box.width - 4, box.height - 12};
  draw_bars(canvas, plot, bars, all, tallest);
  draw_axes(canvas, plot, bars, tallest, unit);
}

void draw_start_matrix(const Canvas& canvas, MmRect box, const maps::Map& map,
                       const std::vector<play::StartPairMetric>& pairs) {
  const StateGuard guard(canvas);
  std::map<maps::Point, int> order;
  for (const maps::Point p : map.water()) order.emplace(p, static_cast<int>(order.size()));
  const double margin = 8;
  const double side = (box.width - margin) / static_cast<double>(order.size());
  const Mm corner{box.x + margin, box.y + margin};
  for (const play::StartPairMetric& pair : pairs) {
    const MmRect cell{corner.x + side * order.at(pair.green), corner.y + side * order.at(pair.blue),
                      side, side};
    fill_rectangle(canvas, cell, share_colour(pair.share));
    if (!pair.suspect) continue;
    draw_disc(canvas, {cell.x + side / 2, cell.y + side / 2}, side / 4, kPlotAlarm, kPlotAlarm);
  }
  // The first point of a row need not be in column A.
  std::optional<int> labelled;
  for (const auto& [point, i] : order) {
    if (labelled == point.row) continue;
    labelled = point.row;
    const std::string row = maps::row_name(point.row);
    draw_line(canvas, row, {box.x, corner.y + side * i, margin - 1, 3},
              label_style(2.2, Align::right));
    draw_line(canvas, row, {corner.x + side * i, box.y + margin - 4, 6, 3},
              label_style(2.2, Align::left));
  }
  draw_line(canvas, "green starts in row", {corner.x, box.y, box.width - margin, 3},
            label_style(2.6));
}

}  // namespace chartroom::exporters

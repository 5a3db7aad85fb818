#include "editor/ui/overlays/overlay_marks.h"

#include <fmt/core.h>

#include <cmath>

#include "exporters/pictures/scales.h"

namespace chartroom::editor {
namespace {

using checks::CutOffPart;
using checks::PartKind;
using exporters::PointMark;

// The area of the smallest mark, if the largest is 1: areas differ visibly, and numbers have room.
constexpr double kSmallestOverlayMark = 0.45;

PointMark mark_at(maps::Point point, double place, bool two_sided, std::string text) {
  PointMark mark;
  mark.point = point;
  mark.value = kSmallestOverlayMark + (1 - kSmallestOverlayMark) * std::abs(place);
  mark.hollow = two_sided && place < 0;
  mark.colour = two_sided ? exporters::change_colour(place) : exporters::amount_colour(place);
  mark.text = std::move(text);
  return mark;
}

}  // namespace

std::string figure_text(double value, bool change) {
  const bool whole = std::abs(value - std::round(value)) < 1e-9;
  const int digits = whole || std::abs(value) >= 9.95 ? 0 : 1;
  std::string text = fmt::format("{:.{}f}", std::abs(value), digits);
  if (text == "0.0" || text == "0") return "0";
  if (value < 0) return "\u2212" + text;
  return change ? "+" + text : text;
}

std::vector<PointMark> marks_of(const ShownOverlay& shown) {
  std::vector<PointMark> marks;
  if (!shown.figures) return marks;
  const bool change = shown.figures->change;
  for (const auto& [point, figure] : shown.figures->by_point) {
    if (change && within_chance(figure)) continue;
    PointMark mark = mark_at(point, place_on(shown.scale, figure.value),
                             shown.scale.middle.has_value(), figure_text(figure.value, change));
    if (const CutOffPart* part = part_at(*shown.figures, point)) {
      mark.hollow = part->kind == PartKind::pocket;
      mark.ringed = part->kind == PartKind::narrows;
    }
    marks.push_back(std::move(mark));
  }
  return marks;
}

std::vector<PointMark> legend_of(const ShownOverlay& shown) {
  std::vector<PointMark> marks;
  if (!shown.figures) return marks;
  const FigureScale& scale = shown.scale;
  // A single amount needs no scale.
  const int steps = scale.middle || scale.low < scale.high ? kLegendSteps : 1;
  for (int step = 0; step < steps; ++step) {
    const double part = steps == 1 ? 1 : static_cast<double>(step) / (steps - 1);
    const double value = scale.low + part * (scale.high - scale.low);
    marks.push_back(mark_at({step, 0}, place_on(scale, value), scale.middle.has_value(),
                            figure_text(value, shown.figures->change)));
  }
  return marks;
}

}  // namespace chartroom::editor

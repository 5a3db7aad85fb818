#include "exporters/pictures/difference_picture.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "exporters/board/board_painter.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {
namespace {

constexpr Colour kDifferenceInk = rgb(0x10202b);
constexpr Colour kDifferenceHalo = rgb(0xffffff);

// In millimeters.
constexpr double kDifferencePitch = 9;
constexpr double kDifferenceMargin = 3;
constexpr double kDifferenceGap = 6;
constexpr double kDifferenceHeading = 8;
constexpr double kDifferenceCaption = 7;
constexpr int kDifferenceDotsPerInch = 150;

Mm frame_of(const maps::Map& map) {
  return {kDifferencePitch * (map.size.columns + 1), kDifferencePitch * (map.size.rows + 1)};
}

// "Changed: 2 new island points, 1 new water point, the blue start".
std::string changes_heading(const maps::MapDifference& d) {
  std::vector<std::string> parts;
  const auto add = [&parts](const maps::PointSet& points, const char* what, const char* how = "") {
    if (!points.empty()) parts.push_back(reports::counted(points.count(), what) + how);
  };
  maps::PointSet moved;
  for (const maps::QuadrantMove& move : d.quadrants) moved |= move.points;
  add(d.gained, "point", " added");
  add(d.lost, "point", " removed");
  add(d.became_island, "new island point");
  add(d.became_water, "new water point");
  add(moved, "point", " in another quadrant");
  add(d.became_safe, "new surface point");
  add(d.no_longer_safe, "surface point", " removed");
  for (const maps::StartChange& start : d.starts) {
    parts.push_back(fmt::format("the {} start", to_string(start.team)));
  }
  if (parts.empty()) return "The boards are identical";
  return fmt::format("Changed: {}", fmt::join(parts, ", "));
}

void draw_change_rings(const Canvas& canvas, const BoardLayout& layout,
                       const maps::PointSet& points) {
  const auto rings = [&](double width, Colour colour) {
    set_colour(canvas, colour);
    cairo_set_line_width(canvas, width * kDifferencePitch);
    for (const maps::Point p : points)
      add_disc(canvas, layout.at(p), kChangedRadius * kDifferencePitch);
    cairo_stroke(canvas);
  };
  rings(0.12, kDifferenceHalo);
  rings(0.06, kChangedRing);
}

void draw_side(const Canvas& canvas, const BoardLayout& layout, const maps::Map& map,
               const std::string& path, const maps::PointSet& changed) {
  const MmRect frame = layout.frame();
  draw_line(canvas, std::filesystem::path(path).filename().string(),
            {frame.x, frame.y - kDifferenceCaption, frame.width, kDifferenceCaption - 1},
            {.size = 4, .bold = true, .colour = kDifferenceInk, .smallest = 0});
  paint_board(canvas, map, layout, {});
  draw_change_rings(canvas, layout, changed & maps::PointSet::all(map.size));
}

auto difference_drawing(const checks::Comparison& c) {
  return [&c](const Canvas& canvas) {
    const DifferenceLayout layout = difference_layout(c);
    const maps::PointSet changed = c.difference.points();
    draw_line(canvas, changes_heading(c.difference),
              {kDifferenceMargin, kDifferenceMargin, layout.size.x - 2 * kDifferenceMargin,
               kDifferenceHeading - 1},
              {.size = 4.6, .colour = kDifferenceInk, .smallest = 0});
    draw_side(canvas, layout.before, c.before, c.before_path, changed);
    draw_side(canvas, layout.after, c.after, c.after_path, changed);
  };
}

}  // namespace

DifferenceLayout difference_layout(const checks::Comparison& c) {
  const Mm before = frame_of(c.before);
  const Mm after = frame_of(c.after);
  const double top = kDifferenceMargin + kDifferenceHeading + kDifferenceCaption;
  const double middle = kDifferenceMargin + before.x + kDifferenceGap;
  const auto board = [top](const maps::Map& map, double left) {
    return BoardLayout(map.size, {left + kDifferencePitch, top + kDifferencePitch},
                       kDifferencePitch);
  };
  return {
      {middle + after.x + kDifferenceMargin, top + std::max(before.y, after.y) + kDifferenceMargin},
      board(c.before, kDifferenceMargin),
      board(c.after, middle)};
}

std::string pdf_picture(const checks::Comparison& c) {
  return pdf_bytes(c.after.id, text_in(c.after.name, "en"), difference_layout(c).size,
                   [&c](const Canvas& canvas) {
                     difference_drawing(c)(canvas);
                     cairo_show_page(canvas);
                   });
}

std::string svg_picture(const checks::Comparison& c) {
  return svg_bytes(c.after.id, difference_layout(c).size, difference_drawing(c));
}

std::string png_picture(const checks::Comparison& c) {
  return png_bytes(c.after.id, difference_layout(c).size, kDifferenceDotsPerInch,
                   difference_drawing(c));
}

}  // namespace chartroom::exporters

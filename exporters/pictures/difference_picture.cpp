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

constexpr Colour kInk = rgb(0x10202b);
constexpr Colour kHalo = rgb(0xffffff);

// In millimetres.
constexpr double kPitch = 9;
constexpr double kMargin = 3;
constexpr double kGap = 6;
constexpr double kHeading = 8;
constexpr double kCaption = 7;
constexpr int kDotsPerInch = 150;

Mm frame_of(const maps::Map& map) {
  return {kPitch * (map.size.columns + 1), kPitch * (map.size.rows + 1)};
}

// "Changed: 2 new island points, 1 new water point, the start of blue".
std::string heading(const maps::MapDifference& d) {
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
  add(d.no_longer_safe, "surface point", " less");
  for (const maps::StartChange& start : d.starts) {
    parts.push_back(fmt::format("the start of {}", to_string(start.team)));
  }
  if (parts.empty()) return "The boards are the same";
  return fmt::format("Changed: {}", fmt::join(parts, ", "));
}

void draw_rings(const Canvas& canvas, const BoardLayout& layout, const maps::PointSet& points) {
  const auto rings = [&](double width, Colour colour) {
    set_colour(canvas, colour);
    cairo_set_line_width(canvas, width * kPitch);
    for (const maps::Point p : points) add_disc(canvas, layout.at(p), kChangedRadius * kPitch);
    cairo_stroke(canvas);
  };
  rings(0.12, kHalo);
  rings(0.06, kChangedRing);
}

void draw_side(const Canvas& canvas, const BoardLayout& layout, const maps::Map& map,
               const std::string& path, const maps::PointSet& changed) {
  const MmRect frame = layout.frame();
  draw_line(canvas, std::filesystem::path(path).filename().string(),
            {frame.x, frame.y - kCaption, frame.width, kCaption - 1},
            {.size = 4, .bold = true, .colour = kInk, .smallest = 0});
  paint_board(canvas, map, layout, {});
  draw_rings(canvas, layout, changed & maps::PointSet::all(map.size));
}

auto drawing_of(const checks::Comparison& c) {
  return [&c](const Canvas& canvas) {
    const DifferenceLayout layout = difference_layout(c);
    const maps::PointSet changed = c.difference.points();
    draw_line(canvas, heading(c.difference),
              {kMargin, kMargin, layout.size.x - 2 * kMargin, kHeading - 1},
              {.size = 4.6, .colour = kInk, .smallest = 0});
    draw_side(canvas, layout.before, c.before, c.before_path, changed);
    draw_side(canvas, layout.after, c.after, c.after_path, changed);
  };
}

}  // namespace

DifferenceLayout difference_layout(const checks::Comparison& c) {
  const Mm before = frame_of(c.before);
  const Mm after = frame_of(c.after);
  const double top = kMargin + kHeading + kCaption;
  const double middle = kMargin + before.x + kGap;
  const auto board = [top](const maps::Map& map, double left) {
    return BoardLayout(map.size, {left + kPitch, top + kPitch}, kPitch);
  };
  return {{middle + after.x + kMargin, top + std::max(before.y, after.y) + kMargin},
          board(c.before, kMargin),
          board(c.after, middle)};
}

std::string pdf_picture(const checks::Comparison& c) {
  return pdf_bytes(c.after.id, text_in(c.after.name, "en"), difference_layout(c).size,
                   [&c](const Canvas& canvas) {
                     drawing_of(c)(canvas);
                     cairo_show_page(canvas);
                   });
}

std::string svg_picture(const checks::Comparison& c) {
  return svg_bytes(c.after.id, difference_layout(c).size, drawing_of(c));
}

std::string png_picture(const checks::Comparison& c) {
  return png_bytes(c.after.id, difference_layout(c).size, kDotsPerInch, drawing_of(c));
}

}  // namespace chartroom::exporters

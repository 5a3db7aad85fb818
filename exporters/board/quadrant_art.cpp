#include "exporters/board/quadrant_art.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "exporters/board/board_layout.h"

namespace chartroom::exporters {

namespace {

// A corner between four points: (i, j) lies at (i - 0.5, j - 0.5).
struct Corner {
  int i = 0;
  int j = 0;
  friend bool operator==(Corner, Corner) = default;
};

constexpr std::array<Corner, 4> kCornerSteps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

Corner stepped(Corner c, int way) {
  const Corner step = kCornerSteps[static_cast<std::size_t>(way & 3)];
  return {c.i + step.i, c.j + step.j};
}

// The edges of the sea's squares, and the quadrants and islands on either side of them.
class Edges {
 public:
  Edges(const maps::Map& map, const Noise& noise) : map_(map), noise_(noise) {}

  // The quadrant of the square right of and below a corner; 0 outside the sea.
  int quadrant(int i, int j) const {
    const maps::Point p{i, j};
    return map_.size.contains(p) ? map_.quadrants.at(p) : 0;
  }
  // Returns the quadrant right (or left) of the edge from the corner in direction `way`.
  int right_of(Corner c, int way) const {
    constexpr std::array<Corner, 4> kRight{{{0, 0}, {-1, 0}, {-1, -1}, {0, -1}}};
    const Corner d = kRight[static_cast<std::size_t>(way & 3)];
    return quadrant(c.i + d.i, c.j + d.j);
  }
  int left_of(Corner c, int way) const { return right_of(c, way + 3); }
  // True if the edge in direction `way` separates two quadrants.
  bool border(Corner c, int way) const {
    const int a = right_of(c, way);
    const int b = left_of(c, way);
    return a != b && a != 0 && b != 0;
  }
  int borders_at(Corner c) const {
    int count = 0;
    for (int way = 0; way < 4; ++way) count += border(c, way) ? 1 : 0;
    return count;
  }
  bool bends(Corner c) const { return borders_at(c) == 2 && !on_rim(c); }
  // True if islands on both sides of the edge cover its middle.
  bool under_land(Corner c, int way) const {
    const Corner d = stepped(c, way);
    const maps::Point a{std::min(c.i, d.i) - (c.i == d.i ? 1 : 0),
                        std::min(c.j, d.j) - (c.j == d.j ? 1 : 0)};
    const maps::Point b{a.column + (c.i == d.i ? 1 : 0), a.row + (c.j == d.j ? 1 : 0)};
    return map_.islands.contains(a) && map_.islands.contains(b);
  }
  bool on_rim(Corner c) const {
    return c.i == 0 || c.j == 0 || c.i == map_.size.columns || c.j == map_.size.rows;
  }

  Pitches waved(double x, double y) const {
    constexpr double kWave = 0.03;
    constexpr double kOut = 0.3;
    const double dx = kWave * noise_.smooth(1.15 * x + 7, 1.15 * y, 11);
    const double dy = kWave * noise_.smooth(1.15 * x, 1.15 * y + 7, 12);
    const auto outside = [](double v, double last) {
      return v < -0.499 ? -kOut : v > last + 0.499 ? kOut : 0.0;
    };
    return {x + dx + outside(x, map_.size.columns - 1), y + dy + outside(y, map_.size.rows - 1)};
  }

  // Adds the line from halfway before the corner to halfway after it, without its end.
  void add_corner(Outline& line, Corner before, Corner at, Corner after) const {
    // The reach of a bend before and after a corner, as a share of the way to it.
    constexpr double kBend = 0.44;
    const Pitches a{(before.i + at.i) / 2.0 - 0.5, (before.j + at.j) / 2.0 - 0.5};
    const Pitches m{at.i - 0.5, at.j - 0.5};
    const Pitches b{(after.i + at.i) / 2.0 - 0.5, (after.j + at.j) / 2.0 - 0.5};
    const auto on = [&](Pitches end, double part) {
      line.push_back(waved(std::lerp(m.x, end.x, part), std::lerp(m.y, end.y, part)));
    };
    on(a, 1);
    if (bends(at)) {
      on(a, kBend);
      line.push_back(
          waved(m.x + kBend * (a.x + b.x - 2 * m.x) / 4, m.y + kBend * (a.y + b.y - 2 * m.y) / 4));
      on(b, kBend);
    } else {
      on(a, 0.5);
      on(a, 0);
      on(b, 0.5);
    }
  }

 private:
  const maps::Map& map_;
  Noise noise_;
};

// Marks the directions already followed from each corner.
class Walked {
 public:
  explicit Walked(maps::Size size)
      : stride_(size.columns + 1),
        marks_(static_cast<std::size_t>(stride_ * (size.rows + 1) * 4)) {}
  bool free(Corner c, int way) const {
    return !marks_[static_cast<std::size_t>((c.j * stride_ + c.i) * 4 + (way & 3))];
  }
  bool take(Corner c, int way) {
    const auto mark = marks_.begin() + ((c.j * stride_ + c.i) * 4 + (way & 3));
    if (*mark) return false;
    *mark = true;
    return true;
  }

 private:
  int stride_;
  std::vector<bool> marks_;
};

// Follows a border from a corner to the next junction of borders, or around to its start.
Outline border_from(const Edges& edges, Walked& walked, Corner start, int way) {
  const int first_way = way;
  std::vector<Corner> corners{start};
  Corner at = start;
  for (;;) {
    walked.take(at, way);
    at = stepped(at, way);
    walked.take(at, way + 2);
    corners.push_back(at);
    if (at == start || !edges.bends(at)) break;
    for (const int turn : {0, 1, 3}) {
      if (!edges.border(at, way + turn)) continue;
      way += turn;
      break;
    }
  }
  const bool loop = at == start && edges.bends(start);
  const std::size_t last = corners.size() - 1;
  Outline line;
  // Hides the stub of a border between an island and the frame.
  const auto covered = [&](Corner rim, int along) {
    return edges.on_rim(rim) && edges.under_land(rim, along);
  };
  if (!loop && !covered(start, first_way)) {
    line.push_back(edges.waved(start.i - 0.5, start.j - 0.5));
  }
  for (std::size_t k = loop ? 0 : 1; k < last; ++k) {
    edges.add_corner(line, corners[k == 0 ? last - 1 : k - 1], corners[k], corners[k + 1]);
  }
  const Corner before_last = corners[last - 1];
  if (loop) {
    line.push_back(line.front());
  } else {
    line.push_back(
        edges.waved((before_last.i + at.i) / 2.0 - 0.5, (before_last.j + at.j) / 2.0 - 0.5));
    if (!covered(at, way + 2)) line.push_back(edges.waved(at.i - 0.5, at.j - 0.5));
  }
  return line;
}

}  // namespace

std::vector<Outline> quadrant_borders(const maps::Map& map, const Noise& noise) {
  const Edges edges(map, noise);
  Walked walked(map.size);
  std::vector<Outline> lines;
  // Starts at junctions first, then follows closed rings without junctions.
  for (const bool ring : {false, true}) {
    for (int j = 0; j <= map.size.rows; ++j) {
      for (int i = 0; i <= map.size.columns; ++i) {
        if (edges.bends({i, j}) != ring) continue;
        for (int way = 0; way < 4; ++way) {
          if (!edges.border({i, j}, way)) continue;
          if (walked.free({i, j}, way)) lines.push_back(border_from(edges, walked, {i, j}, way));
        }
      }
    }
  }
  return lines;
}

void draw_border_lines(cairo_t* cr, const std::vector<Outline>& lines,
                       const BoardColours& colours) {
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  for (const Outline& line : lines) add_curve(cr, line);
  const auto stroke = [cr](Colour colour, double width) {
    set_colour(cr, colour);
    cairo_set_line_width(cr, width);
    cairo_stroke_preserve(cr);
  };
  stroke(colours.border_casing, colours.bold ? kBoldBorderWidth + 0.05 : kCasedBorderWidth);
  stroke(colours.border, colours.bold ? kBoldBorderWidth : kBorderWidth);
  // Two lines, which no pen draws.
  if (colours.bold) stroke(colours.border_casing, kBoldBorderWidth / 3);
  cairo_new_path(cr);
}

std::vector<Outline> tone_outlines(const maps::Map& map, const QuadrantTones& tones,
                                   const Noise& noise, int tone) {
  const Edges edges(map, noise);
  const auto inside = [&](int quadrant) {
    return quadrant != 0 && tones[static_cast<std::size_t>(quadrant)] == tone;
  };
  const auto rim = [&](Corner c, int way) {
    return inside(edges.right_of(c, way)) && !inside(edges.left_of(c, way));
  };
  Walked walked(map.size);
  std::vector<Outline> outlines;
  for (int j = 0; j <= map.size.rows; ++j) {
    for (int i = 0; i <= map.size.columns; ++i) {
      for (int first_way = 0; first_way < 4; ++first_way) {
        if (!rim({i, j}, first_way)) continue;
        Outline outline;
        Corner before{i, j};
        int way = first_way;
        while (walked.take(before, way)) {
          const Corner at = stepped(before, way);
          // The sharpest right turn comes first, so that squares that only touch stay apart.
          for (const int turn : {1, 0, 3}) {
            if (!rim(at, way + turn)) continue;
            way += turn;
            break;
          }
          edges.add_corner(outline, before, at, stepped(at, way));
          before = at;
        }
        if (!outline.empty()) outlines.push_back(std::move(outline));
      }
    }
  }
  return outlines;
}

}  // namespace chartroom::exporters

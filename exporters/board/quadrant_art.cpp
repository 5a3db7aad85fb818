#include "exporters/board/quadrant_art.h"

#include <cmath>
#include <limits>

#include "exporters/board/board_layout.h"

namespace chartroom::exporters {

namespace {

// A corner between four points: (i, j) stands at (i - 0.5, j - 0.5).
struct Corner {
  int i = 0;
  int j = 0;
  friend bool operator==(Corner, Corner) = default;
};

constexpr std::array<Corner, 4> kSteps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

Corner stepped(Corner c, int way) {
  const Corner step = kSteps[static_cast<std::size_t>(way & 3)];
  return {c.i + step.i, c.j + step.j};
}

// The edges of the sea's squares, and what lies on either side of them.
class Edges {
 public:
  Edges(const maps::Map& map, const Noise& noise) : map_(map), noise_(noise) {}

  // The quadrant of the square right of and below a corner; 0 outside the sea.
  int quadrant(int i, int j) const {
    const maps::Point p{i, j};
    return map_.size.contains(p) ? map_.quadrants.at(p) : 0;
  }
  // The squares on the right and on the left hand of one who walks from the corner that way.
  int right_of(Corner c, int way) const {
    constexpr std::array<Corner, 4> kRight{{{0, 0}, {-1, 0}, {-1, -1}, {0, -1}}};
    const Corner d = kRight[static_cast<std::size_t>(way & 3)];
    return quadrant(c.i + d.i, c.j + d.j);
  }
  int left_of(Corner c, int way) const { return right_of(c, way + 3); }
  // Whether the line from the corner that way parts two quadrants.
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
  bool on_rim(Corner c) const {
    return c.i == 0 || c.j == 0 || c.i == map_.size.columns || c.j == map_.size.rows;
  }

  Pitches waved(double x, double y) const {
    constexpr double kWave = 0.075;
    constexpr double kOut = 0.3;
    const double dx = kWave * noise_.smooth(1.15 * x + 7, 1.15 * y, 11);
    const double dy = kWave * noise_.smooth(1.15 * x, 1.15 * y + 7, 12);
    const auto outside = [](double v, double last) {
      return v < -0.499 ? -kOut : v > last + 0.499 ? kOut : 0.0;
    };
    return {x + dx + outside(x, map_.size.columns - 1), y + dy + outside(y, map_.size.rows - 1)};
  }

  // Adds the way from halfway before the corner to halfway behind it, without its end.
  void add_corner(Outline& line, Corner before, Corner at, Corner after) const {
    const Pitches a{(before.i + at.i) / 2.0 - 0.5, (before.j + at.j) / 2.0 - 0.5};
    const Pitches m{at.i - 0.5, at.j - 0.5};
    const Pitches b{(after.i + at.i) / 2.0 - 0.5, (after.j + at.j) / 2.0 - 0.5};
    for (int k = 0; k < 4; ++k) {
      const double t = k / 4.0;
      if (bends(at)) {
        const double u = 1 - t;
        line.push_back(waved(u * u * a.x + 2 * u * t * m.x + t * t * b.x,
                             u * u * a.y + 2 * u * t * m.y + t * t * b.y));
      } else {
        const Pitches from = t < 0.5 ? a : m;
        const Pitches to = t < 0.5 ? m : b;
        const double part = t < 0.5 ? 2 * t : 2 * t - 1;
        line.push_back(waved(std::lerp(from.x, to.x, part), std::lerp(from.y, to.y, part)));
      }
    }
  }

 private:
  const maps::Map& map_;
  Noise noise_;
};

// Marks which ways from which corners are walked.
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

// Follows a border from a corner to the next meeting of borders, or round to where it began.
Outline border_from(const Edges& edges, Walked& walked, Corner start, int way) {
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
  if (!loop) line.push_back(edges.waved(start.i - 0.5, start.j - 0.5));
  for (std::size_t k = loop ? 0 : 1; k < last; ++k) {
    edges.add_corner(line, corners[k == 0 ? last - 1 : k - 1], corners[k], corners[k + 1]);
  }
  const Corner before_last = corners[last - 1];
  if (loop) {
    line.push_back(line.front());
  } else {
    line.push_back(
        edges.waved((before_last.i + at.i) / 2.0 - 0.5, (before_last.j + at.j) / 2.0 - 0.5));
    line.push_back(edges.waved(at.i - 0.5, at.j - 0.5));
  }
  return line;
}

}  // namespace

std::array<int, maps::kMaxQuadrant + 1> quadrant_tones(const maps::Map& map) {
  std::array<std::array<int, maps::kMaxQuadrant + 1>, maps::kMaxQuadrant + 1> shared{};
  for (const maps::Point p : map.points()) {
    for (const maps::Direction way : {maps::Direction::right, maps::Direction::down}) {
      const maps::Point q = next(p, way);
      if (!map.size.contains(q)) continue;
      ++shared[static_cast<std::size_t>(map.quadrants.at(p))]
              [static_cast<std::size_t>(map.quadrants.at(q))];
    }
  }
  unsigned best = 0;
  int least = std::numeric_limits<int>::max();
  // Quadrant 1 keeps the first tone, so half of the ways are enough.
  for (unsigned way = 0; way < 1U << maps::kMaxQuadrant; way += 2) {
    int equal = 0;
    for (unsigned a = 1; a <= maps::kMaxQuadrant; ++a) {
      for (unsigned b = 1; b <= maps::kMaxQuadrant; ++b) {
        if (a != b && (way >> (a - 1) & 1U) == (way >> (b - 1) & 1U)) equal += shared[a][b];
      }
    }
    if (equal < least) {
      least = equal;
      best = way;
    }
  }
  std::array<int, maps::kMaxQuadrant + 1> tones{};
  for (unsigned a = 1; a <= maps::kMaxQuadrant; ++a)
    tones[a] = static_cast<int>(best >> (a - 1) & 1U);
  return tones;
}

std::vector<Outline> quadrant_borders(const maps::Map& map, const Noise& noise) {
  const Edges edges(map, noise);
  Walked walked(map.size);
  std::vector<Outline> lines;
  // First from the meetings, then the closed rings that meet nothing.
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
  set_colour(cr, colours.border_casing);
  cairo_set_line_width(cr, 0.15);
  cairo_stroke_preserve(cr);
  constexpr std::array kDashes{0.17, 0.08};
  cairo_set_dash(cr, kDashes.data(), static_cast<int>(kDashes.size()), 0);
  set_colour(cr, colours.border);
  cairo_set_line_width(cr, colours.hatched ? 0.08 : 0.105);
  cairo_stroke_preserve(cr);
  cairo_set_dash(cr, nullptr, 0, 0);
  set_colour(cr, colours.border_casing);
  cairo_set_line_width(cr, 0.045);
  cairo_stroke(cr);
}

std::vector<Outline> tone_outlines(const maps::Map& map, const Noise& noise, int tone) {
  const Edges edges(map, noise);
  const auto tones = quadrant_tones(map);
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
          // The sharpest turn to the right first: squares that only touch stay apart.
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

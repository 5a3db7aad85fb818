#include "exporters/board/tone_art.h"

#include <algorithm>
#include <array>
#include <vector>

#include "exporters/board/quadrant_art.h"
#include "exporters/board/quadrant_signs.h"
#include "exporters/drawing/shapes.h"

namespace chartroom::exporters {

namespace {

// The lines of a hatching, in up to two directions, solid or broken.
struct Hatching {
  bool across = false;
  bool down = false;
  bool rising = false;
  bool falling = false;
  // In pitches; a gap of 0 makes solid lines, a dash of 0 makes dots.
  double dash = 0;
  double gap = 0;
};

constexpr std::array<Hatching, maps::kMaxQuadrant> kHatchings{{
    {},
    {.across = true, .dash = 0, .gap = 0.25},
    {.across = true},
    {.falling = true},
    {.down = true},
    {.across = true, .dash = 0.25, .gap = 0.25},
    {.rising = true, .falling = true},
    {.across = true, .down = true},
    {.down = true, .dash = 0.25, .gap = 0.25},
}};

constexpr double kSpace = 0.25;

bool dotted(const Hatching& hatching) { return hatching.gap > 0 && hatching.dash == 0; }

// Adds lines midway between those of the points, easy to tell from a pen's lines.
void add_hatching(cairo_t* cr, const Hatching& hatching, maps::Size size) {
  const double right = size.columns - 0.5;
  const double bottom = size.rows - 0.5;
  const auto line = [cr](double x, double y, double to_x, double to_y) {
    cairo_move_to(cr, x, y);
    cairo_line_to(cr, to_x, to_y);
  };
  // A line of dots begins midway too.
  const double left = dotted(hatching) ? -0.5 + kSpace / 2 : -0.5;
  if (hatching.across) {
    for (double y = -0.5 + kSpace / 2; y < bottom; y += kSpace) line(left, y, right, y);
  }
  if (hatching.down) {
    for (double x = -0.5 + kSpace / 2; x < right; x += kSpace) line(x, -0.5, x, bottom);
  }
  const double high = bottom + 0.5;
  for (double x = -0.5 - high + kSpace; x < right; x += 2 * kSpace) {
    if (hatching.falling) line(x, -0.5, x + high, bottom);
    if (hatching.rising) line(x, bottom, x + high, -0.5);
  }
}

void add_outline_curves(cairo_t* cr, const std::vector<Outline>& outlines) {
  for (const Outline& outline : outlines) {
    add_curve(cr, outline);
    cairo_close_path(cr);
  }
}

void hatch(cairo_t* cr, const Hatching& hatching, maps::Size size, Colour colour) {
  cairo_save(cr);
  cairo_clip(cr);
  set_colour(cr, colour);
  const bool dots = dotted(hatching);
  cairo_set_line_width(cr, dots ? 0.042 : 0.013);
  cairo_set_line_cap(cr, dots ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  const std::array dashes{hatching.dash, hatching.gap};
  if (hatching.gap > 0) cairo_set_dash(cr, dashes.data(), 2, 0);
  add_hatching(cr, hatching, size);
  cairo_stroke(cr);
  cairo_restore(cr);
}

void add_waves(cairo_t* cr, double x, double y) {
  constexpr double kHalf = 0.09;
  for (const double row : {-0.03, 0.035}) {
    const double left = x - 1.5 * kHalf + (row > 0 ? 0.05 : 0);
    cairo_move_to(cr, left, y + row);
    for (int k = 0; k < 3; ++k) {
      const double from = left + k * kHalf;
      const double lift = k % 2 == 0 ? -0.045 : 0.045;
      cairo_curve_to(cr, from + kHalf / 3, y + row + lift, from + 2 * kHalf / 3, y + row + lift,
                     from + kHalf, y + row);
    }
  }
}

void add_dots(cairo_t* cr, double x, double y) {
  constexpr double kRadius = 0.012;
  for (const UserPoint aside : {UserPoint{0, -0.05}, {-0.06, 0.04}, {0.06, 0.04}}) {
    add_disc(cr, {x + aside.x, y + aside.y}, kRadius);
  }
}

void add_swell(cairo_t* cr, double x, double y) {
  for (const double side : {-1.0, 1.0}) {
    const double from = side < 0 ? x - 0.13 : x + 0.01;
    cairo_move_to(cr, from, y - 0.02 * side);
    cairo_curve_to(cr, from + 0.03, y + 0.05 - 0.02 * side, from + 0.09, y + 0.05 - 0.02 * side,
                   from + 0.12, y - 0.02 * side);
  }
}

void add_sign(cairo_t* cr, int tone, double x, double y) {
  if (tone == 0) return;
  switch (tone % 3) {
    case 1:
      add_waves(cr, x, y);
      break;
    case 2:
      add_dots(cr, x, y);
      break;
    default:
      add_swell(cr, x, y);
  }
}

}  // namespace

void fill_tone(cairo_t* cr, int tone, maps::Size size, const BoardColours& colours) {
  const auto place = static_cast<std::size_t>(tone);
  if (colours.hatched) {
    hatch(cr, kHatchings[place], size, colours.wave);
  } else {
    set_colour(cr, colours.sea[place]);
    cairo_fill(cr);
  }
}

void draw_tones(cairo_t* cr, const maps::Map& map, const QuadrantTones& tones,
                const BoardColours& colours, const Noise& noise) {
  set_colour(cr, colours.sea[0]);
  cairo_paint(cr);
  for (int tone = 1; tone < tone_count(tones); ++tone) {
    add_outline_curves(cr, tone_outlines(map, tones, noise, tone));
    fill_tone(cr, tone, map.size, colours);
  }
}

void draw_tone_signs(cairo_t* cr, const maps::Map& map, const QuadrantTones& tones,
                     const BoardColours& colours, const Noise& noise) {
  if (colours.hatched) return;
  // Signs keep away from quadrants' numbers.
  maps::PointSet taken;
  for (const QuadrantSign& sign : quadrant_signs(map)) {
    taken.insert({static_cast<int>(sign.middle.x), static_cast<int>(sign.middle.y)});
  }
  set_colour(cr, faded(colours.wave, 0.9));
  cairo_set_line_width(cr, colours.bold ? 0.03 : 0.02);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (const maps::Point p : map.points() - taken) {
    const int quadrant = map.quadrants.at(p);
    const std::array<maps::Point, 4> round{
        {p, {p.column + 1, p.row}, {p.column, p.row + 1}, {p.column + 1, p.row + 1}}};
    const bool water = std::ranges::all_of(
        round, [&](maps::Point q) { return map.is_water(q) && map.quadrants.at(q) == quadrant; });
    if (!water) continue;
    add_sign(cr, tones[static_cast<std::size_t>(quadrant)],
             p.column + 0.5 + 0.12 * (noise.unit(p.column, p.row, 5) - 0.5),
             p.row + 0.5 + 0.2 * (noise.unit(p.column, p.row, 6) - 0.5));
  }
  cairo_stroke(cr);
}

}  // namespace chartroom::exporters

#include "exporters/board/art/coral_art.h"

#include <array>
#include <cmath>
#include <vector>

#include "exporters/board/art/coastline.h"
#include "exporters/drawing/cairo_objects.h"

namespace chartroom::exporters {

namespace {

// Levels of the heights: the lagoon in the middle, and the ring on which coral grows.
constexpr double kLagoon = 0.17;
constexpr double kRingFrom = 0.2;
constexpr double kRingTo = 0.345;
constexpr std::array kRadii{0.042, 0.058, 0.075};
constexpr int kKinds = 5;

// Heads of coral of one kind and size.
using Heads = std::vector<UserPoint>;
using Garden = std::array<std::array<Heads, kRadii.size()>, kKinds>;

// True where a head grows: on the ring except in a few passes, and seldom in the lagoon.
bool grows(double height, UserPoint at, const Noise& noise, double chance) {
  if (height < kLagoon) return chance < 0.22;
  if (height < kRingFrom || height > kRingTo) return false;
  return noise.smooth(4.3 * at.x, 4.3 * at.y, 44) < 0.55 && chance < 0.85;
}

Garden grown(const HeightField& heights, const Noise& noise) {
  Garden garden;
  for (int j = 0; j < heights.rows; ++j) {
    for (int i = 0; i < heights.columns; ++i) {
      const double height = heights.at(i, j);
      if (height > kRingTo) continue;
      const UserPoint at{heights.x(i) + 0.06 * (noise.unit(i, j, 41) - 0.5),
                         heights.y(j) + 0.06 * (noise.unit(i, j, 42) - 0.5)};
      if (!grows(height, at, noise, noise.unit(i, j, 43))) continue;
      const double kind = noise.unit(i, j, 45);
      // Small at the rim, to keep the shape of the coast, and in the lagoon.
      const bool alone = height > kRingTo - 0.05 || height < kLagoon;
      const double size = alone ? 0 : noise.unit(i, j, 46);
      garden[static_cast<std::size_t>(kind * kKinds)]
            [static_cast<std::size_t>(size * static_cast<double>(kRadii.size()))]
                .push_back(at);
    }
  }
  return garden;
}

// Draws discs as zero-length lines with round caps, which take a tenth of the bytes of circles.
void dab(cairo_t* cr, const Heads& heads, double aside, double radius, Colour colour) {
  for (const UserPoint head : heads) {
    cairo_move_to(cr, head.x + aside, head.y + aside);
    cairo_line_to(cr, head.x + aside, head.y + aside);
  }
  set_colour(cr, colour);
  cairo_set_line_width(cr, 2 * radius);
  cairo_stroke(cr);
}

void draw_heads(cairo_t* cr, const Garden& garden, const BoardColours& c) {
  const std::array<Colour, kKinds> kinds{c.land[3], c.land[2], c.land[1], c.land[0], c.ornament[2]};
  cairo_save(cr);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    for (std::size_t size = 0; size < kRadii.size(); ++size) {
      const Heads& heads = garden[kind][size];
      if (heads.empty()) continue;
      const double radius = kRadii[size];
      dab(cr, heads, 0, radius + 0.012, mixed(kinds[kind], c.coast, 0.75));
      dab(cr, heads, 0, radius, kinds[kind]);
      dab(cr, heads, -0.3 * radius, 0.38 * radius, mixed(kinds[kind], c.paper, 0.4));
    }
  }
  cairo_restore(cr);
}

// Returns heads along the outlines of one level, unevenly apart, each in one of three sizes.
std::array<Heads, 3> rim_of_heads(const std::vector<Outline>& outlines, const Noise& noise) {
  std::array<Heads, 3> rim;
  int number = 0;
  for (const Outline& outline : outlines) {
    double way = 0;  // to the next head
    for (std::size_t k = 0; k < outline.size(); ++k) {
      const UserPoint at = outline[k];
      const UserPoint next = outline[(k + 1) % outline.size()];
      if (way <= 0) {
        const double size = noise.unit(number, 0, 47);
        rim[static_cast<std::size_t>(3 * size)].push_back(at);
        way += 0.16 + 0.1 * noise.unit(number, 1, 47);
        ++number;
      }
      way -= std::hypot(next.x - at.x, next.y - at.y);
    }
  }
  return rim;
}

}  // namespace

void draw_bold_reefs(cairo_t* cr, const HeightField& heights, const BoardColours& c,
                     const Noise& noise) {
  constexpr std::array kBoldRadii{0.07, 0.11, 0.15};
  constexpr double kCoast = 0.05;
  constexpr double kClear = 0.03;  // white around the coast
  const std::vector<Outline> land = outlines_below(heights, kLand - 0.03);
  const std::array<Heads, 3> rim = rim_of_heads(land, noise);
  const StateGuard guard(cr);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  // Fills all land, grown by `wider`.
  const auto grown_by = [&](double wider, Colour colour) {
    for (std::size_t k = 0; k < rim.size(); ++k) dab(cr, rim[k], 0, kBoldRadii[k] + wider, colour);
    add_outlines(cr, land);
    cairo_fill_preserve(cr);
    cairo_set_line_width(cr, 2 * wider);
    cairo_stroke(cr);
  };
  grown_by(kCoast + kClear, c.shore);
  grown_by(kCoast, c.coast);
  grown_by(0, c.land[0]);
  for (std::size_t k = 1; k < rim.size(); ++k) {
    dab(cr, rim[k], -0.25 * kBoldRadii[k], 0.3 * kBoldRadii[k], c.ornament[0]);
  }
}

void draw_reefs(cairo_t* cr, const HeightField& heights, const BoardColours& c,
                const Noise& noise) {
  const std::vector<Outline> shore = outlines_below(heights, kShore);
  add_outlines(cr, shore);
  set_colour(cr, c.shore);
  cairo_fill_preserve(cr);
  set_colour(cr, mixed(c.shore, c.coast, 0.6));
  cairo_set_line_width(cr, 0.026);
  cairo_stroke(cr);
  add_outlines(cr, outlines_below(heights, kLagoon));
  // Sandier than any navigable water.
  set_colour(cr, mixed(c.shallows, c.ornament[0], 0.5));
  cairo_fill_preserve(cr);
  set_colour(cr, faded(c.foam, 0.8));
  cairo_set_line_width(cr, 0.02);
  cairo_stroke(cr);
  draw_heads(cr, grown(heights, noise), c);
}

}  // namespace chartroom::exporters

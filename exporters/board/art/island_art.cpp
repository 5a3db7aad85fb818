#include "exporters/board/art/island_art.h"

#include <algorithm>
#include <cmath>

#include "exporters/board/art/coastline.h"
#include "exporters/board/art/coral_art.h"
#include "exporters/board/art/facets.h"
#include "exporters/board/art/ornaments.h"

namespace chartroom::exporters {

namespace {

using Outlines = std::vector<Outline>;

void fill(cairo_t* cr, const Outlines& outlines, Colour colour) {
  set_colour(cr, colour);
  add_outlines(cr, outlines);
  cairo_fill(cr);
}

void line(cairo_t* cr, const Outlines& outlines, Colour colour, double width) {
  set_colour(cr, colour);
  cairo_set_line_width(cr, width);
  add_outlines(cr, outlines);
  cairo_stroke(cr);
}

// Draws the land's shadow on the water, to the lower right.
void draw_shadow(cairo_t* cr, const Outlines& shore) {
  cairo_save(cr);
  cairo_translate(cr, 0.035, 0.05);
  fill(cr, shore, rgb(0x062030, 0.28));
  cairo_restore(cr);
}

void clip_to(cairo_t* cr, const Outlines& outlines) {
  add_outlines(cr, outlines);
  cairo_clip(cr);
}

void draw_green_land(cairo_t* cr, const HeightField& field, const BoardColours& c) {
  const Outlines shore = outlines_below(field, kShore);
  const Outlines land = outlines_below(field, kLand);
  draw_shadow(cr, shore);
  fill(cr, shore, c.shore);
  line(cr, shore, mixed(c.shore, c.coast, 0.45), 0.022);
  fill(cr, land, c.land[1]);
  cairo_save(cr);
  clip_to(cr, land);
  cairo_translate(cr, -0.03, -0.04);
  fill(cr, outlines_below(field, kLand - 0.03), c.land[0]);
  cairo_restore(cr);
  fill(cr, outlines_below(field, kHighland + 0.05), c.land[2]);
  fill(cr, outlines_below(field, kHighland - 0.06), c.land[3]);
  line(cr, land, c.coast, 0.03);
}

// Draws cracks in the ice, to which the caller clips.
void crack(cairo_t* cr, const maps::PointSet& islands, UserBox box, const BoardColours& c,
           const Noise& noise) {
  for (const maps::Point p : islands) {
    if (p.column >= box.x && p.column <= box.right() && p.row >= box.y && p.row <= box.bottom()) {
      draw_cracks(cr, p, c, noise);
    }
  }
}

// Draws rock, or ice if there are points to crack.
void draw_rock(cairo_t* cr, const HeightField& field, const BoardColours& c, const Noise& noise,
               double lit_rim, const maps::PointSet& cracked) {
  const Outlines shore = outlines_below(field, kShore);
  const Outlines land = outlines_below(field, kLand + 0.03);
  draw_shadow(cr, shore);
  fill(cr, shore, c.shore);
  line(cr, shore, mixed(c.shore, c.coast, 0.4), 0.02);
  fill(cr, land, c.land[1]);
  // Clips island by island: one clip around all of them would cover the whole board each time.
  for (const Outlines& island : separated(land)) {
    cairo_save(cr);
    clip_to(cr, island);
    const UserBox box = bounds_of(island.front());
    draw_facets(cr, field, box, c, noise);
    crack(cr, cracked, box, c, noise);
    if (lit_rim > 0) {
      cairo_translate(cr, lit_rim, lit_rim * 1.2);
      line(cr, island, faded(c.ornament[0], 0.9), 0.035);
    }
    cairo_restore(cr);
    line(cr, island, c.coast, 0.034);
  }
}

struct LandHatching {
  double width = 0.012;
  double step = 0.36;
};

void hatch_land(cairo_t* cr, const HeightField& field, const Outlines& land, Colour colour,
                LandHatching hatching) {
  cairo_save(cr);
  clip_to(cr, land);
  set_colour(cr, colour);
  cairo_set_line_width(cr, hatching.width);
  const double right = field.x(field.columns - 1);
  const double bottom = field.y(field.rows - 1);
  for (double x = field.left - bottom; x < right; x += hatching.step) {
    cairo_move_to(cr, x, bottom);
    cairo_line_to(cr, x + bottom - field.top, field.top);
  }
  cairo_stroke(cr);
  cairo_restore(cr);
}

// Draws an outline around hatching, which saves ink.
void draw_hatched_land(cairo_t* cr, const HeightField& field, const BoardColours& c) {
  const Outlines land = outlines_below(field, kShore);
  fill(cr, land, c.land[0]);
  hatch_land(cr, field, land, c.coast, {});
  line(cr, land, c.coast, 0.026);
}

// Draws dark land with light hatching and a black coast.
void draw_bold_land(cairo_t* cr, const HeightField& field, const BoardColours& c) {
  const Outlines land = outlines_below(field, kShore);
  fill(cr, land, c.land[0]);
  hatch_land(cr, field, land, c.ornament[0], {0.03, 0.3});
  line(cr, land, c.coast, 0.08);
}

}  // namespace

void draw_shallows(cairo_t* cr, const HeightField& field, const BoardColours& colours) {
  const Outlines outer = outlines_below(field, kOuterShallows);
  const Outlines inner = outlines_below(field, kInnerShallows);
  fill(cr, outer, faded(colours.shallows, 0.55 * colours.shallows.alpha));
  fill(cr, inner, colours.shallows);
  constexpr std::array kDashes{0.16, 0.09, 0.05, 0.09};
  cairo_set_dash(cr, kDashes.data(), static_cast<int>(kDashes.size()), 0);
  line(cr, outer, faded(colours.foam, 0.8 * colours.foam.alpha), 0.02);
  cairo_set_dash(cr, nullptr, 0, 0);
}

void draw_clear_shores(cairo_t* cr, const maps::Map& map, const HeightField& field,
                       const BoardColours& colours) {
  if (!colours.bold || map.theme == maps::Theme::reef) return;
  line(cr, outlines_below(field, kShore), colours.shore, 0.14);
}

void draw_islands(cairo_t* cr, const maps::Map& map, const HeightField& field,
                  const BoardColours& colours, const Noise& noise) {
  const maps::PointSet points = map.islands & map.points();
  const maps::Theme theme = map.theme.value_or(maps::Theme::tropical);
  if (colours.hatched) {
    draw_hatched_land(cr, field, colours);
    return;
  }
  if (colours.bold && theme != maps::Theme::reef) {
    draw_bold_land(cr, field, colours);
    return;
  }
  switch (theme) {
    case maps::Theme::tropical:
      draw_green_land(cr, field, colours);
      break;
    case maps::Theme::reef:
      if (colours.bold) {
        draw_bold_reefs(cr, field, colours, noise);
      } else {
        draw_reefs(cr, field, colours, noise);
      }
      break;
    case maps::Theme::arctic:
      draw_rock(cr, field, colours, noise, 0, points);
      break;
    case maps::Theme::night:
      draw_rock(cr, field, colours, noise, 0.035, {});
      break;
  }
  for (const maps::Point p : points) draw_ornament(cr, theme, p, colours, noise);
}

}  // namespace chartroom::exporters

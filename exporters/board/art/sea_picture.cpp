#include "exporters/board/art/sea_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "exporters/board/art/boat_picture.h"
#include "exporters/board/art/ornaments.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "exporters/drawing/shapes.h"

namespace chartroom::exporters {

namespace {

// Shares of the picture's height.
constexpr double kWaterline = 0.24;
constexpr int kBelts = 5;
constexpr double kBelt = (1 - kWaterline) / kBelts;

// Returns a place from shares of the picture's width and height.
Mm in_picture(MmRect box, double across, double down) {
  return {box.x + box.width * across, box.y + box.height * down};
}

// True if nothing covers a part of the picture.
bool is_clear(const SeaView& view, MmRect part) {
  constexpr double kApart = 1.5;
  return std::ranges::none_of(view.covered, [&](const MmRect& box) {
    return part.x < box.right() + kApart && part.right() > box.x - kApart &&
           part.y < box.bottom() + kApart && part.bottom() > box.y - kApart;
  });
}

// A sun or moon with its haloes.
void draw_sky(cairo_t* cr, const BoardColours& c, MmRect box) {
  const double unit = std::min(box.width, box.height);
  constexpr double kHalo = 0.13;
  // Keeps the whole halo in the picture, clear of the cut.
  const Mm sun{box.right() - unit * 0.19,
               box.y + std::max(box.height * 0.11, unit * (kHalo + 0.025))};
  if (c.hatched) {
    set_colour(cr, c.wave);
    cairo_set_line_width(cr, 0.2);
    cairo_arc(cr, sun.x, sun.y, unit * 0.06, 0, 2 * M_PI);
    cairo_stroke(cr);
    return;
  }
  const PatternPtr sky(cairo_pattern_create_linear(0, box.y, 0, box.y + box.height * kWaterline));
  const Colour high = mixed(c.sea[1], c.plate, 0.35);
  const Colour low = mixed(c.sea[0], c.plate, 0.6);
  cairo_pattern_add_color_stop_rgb(sky.get(), 0, high.red, high.green, high.blue);
  cairo_pattern_add_color_stop_rgb(sky.get(), 1, low.red, low.green, low.blue);
  cairo_set_source(cr, sky.get());
  cairo_rectangle(cr, box.x, box.y, box.width, box.height);
  cairo_fill(cr);
  for (const double halo : {kHalo, 0.095}) fill_disc(cr, sun, unit * halo, faded(c.paper, 0.22));
  fill_disc(cr, sun, unit * 0.06, mixed(c.ornament[2], rgb(0xffffff), 0.35));
}

// Fills a shape of the far island, or draws only its outline to save ink.
void paint_land(cairo_t* cr, const BoardColours& c, Colour colour) {
  set_colour(cr, c.hatched ? c.plate : colour);
  if (!c.hatched) return cairo_fill(cr);
  cairo_fill_preserve(cr);
  set_colour(cr, c.coast);
  cairo_set_line_width(cr, 0.008);
  cairo_stroke(cr);
}

// Draws an iceberg: peaks with their right sides in the shade.
void draw_iceberg(cairo_t* cr, const BoardColours& c) {
  using Vertex = std::array<double, 2>;
  constexpr std::array<Vertex, 8> kOutline{{{-0.66, 0.12},
                                            {-0.5, -0.12},
                                            {-0.3, -0.2},
                                            {-0.14, -0.5},
                                            {0.06, -0.26},
                                            {0.2, -0.36},
                                            {0.42, -0.06},
                                            {0.62, 0.12}}};
  const auto fill = [&](auto corners, Colour colour) {
    cairo_new_path(cr);
    for (const Vertex& corner : corners) cairo_line_to(cr, corner[0], corner[1]);
    cairo_close_path(cr);
    set_colour(cr, colour);
    cairo_fill_preserve(cr);
  };
  fill(kOutline, c.hatched ? c.plate : c.land[0]);
  set_colour(cr, c.coast);
  cairo_set_line_width(cr, 0.012);
  cairo_stroke(cr);
  fill(std::array<Vertex, 4>{{{-0.14, -0.5}, {0.06, -0.26}, {0.1, 0.12}, {-0.06, 0.12}}},
       mixed(c.land[3], c.coast, 0.15));
  fill(std::array<Vertex, 4>{{{0.2, -0.36}, {0.42, -0.06}, {0.62, 0.12}, {0.26, 0.12}}},
       mixed(c.land[3], c.coast, 0.15));
  fill(std::array<Vertex, 3>{{{-0.3, -0.2}, {-0.22, 0.12}, {-0.36, 0.12}}}, c.land[3]);
  cairo_new_path(cr);
}

// Draws the part of a reef above the water: low sand with palms.
void draw_cay(cairo_t* cr, BoardColours c, const Noise& noise) {
  cairo_move_to(cr, -0.8, 0.14);
  cairo_curve_to(cr, -0.4, -0.44, 0.4, -0.44, 0.8, 0.14);
  paint_land(cr, c, mixed(c.shore, c.coast, 0.18));
  cairo_move_to(cr, -0.7, 0.14);
  cairo_curve_to(cr, -0.36, -0.46, 0.2, -0.46, 0.62, 0.14);
  paint_land(cr, c, c.shore);
  if (!c.hatched) {
    c.ornament = {rgb(0x2f6b3a), rgb(0x7a5230), rgb(0xe9c980)};
    c.land[1] = rgb(0x90b761);
  }
  cairo_scale(cr, 1.7, 1.7);
  for (const double x : {-0.16, 0.06}) {
    const StateGuard guard(cr);
    cairo_translate(cr, x, -0.29);
    draw_ornament(cr, maps::Theme::tropical, {0, 0}, c, noise, false);
  }
}

// Draws a far island with its plants or huts.
void draw_far_island(cairo_t* cr, maps::Theme theme, const BoardColours& c, MmRect box,
                     const Noise& noise) {
  const double unit = std::min(box.width, box.height) * 0.25;
  const Mm foot{box.x + unit * 0.92, box.y + box.height * (kWaterline + 0.035)};
  cairo_save(cr);
  if (c.hatched) {
    // Without water over its foot, a clip cuts the island.
    cairo_rectangle(cr, box.x, box.y, box.width, box.height * (kWaterline - 0.005));
    cairo_clip(cr);
  }
  cairo_translate(cr, foot.x, foot.y);
  cairo_scale(cr, unit, unit);
  if (theme == maps::Theme::arctic || theme == maps::Theme::reef) {
    theme == maps::Theme::arctic ? draw_iceberg(cr, c) : draw_cay(cr, c, noise);
    cairo_restore(cr);
    return;
  }
  cairo_move_to(cr, -0.72, 0.1);
  cairo_curve_to(cr, -0.4, -0.2, 0.4, -0.2, 0.72, 0.1);
  paint_land(cr, c, c.shore);
  cairo_move_to(cr, -0.58, 0.1);
  cairo_curve_to(cr, -0.34, -0.34, 0.02, -0.4, 0.16, -0.2);
  cairo_curve_to(cr, 0.26, -0.3, 0.46, -0.16, 0.58, 0.1);
  paint_land(cr, c, c.land[1]);
  cairo_move_to(cr, -0.3, 0.1);
  cairo_curve_to(cr, -0.2, -0.18, 0.1, -0.22, 0.3, 0.1);
  paint_land(cr, c, c.land[2]);
  cairo_translate(cr, -0.1, -0.36);
  draw_ornament(cr, theme, {0, 0}, c, noise, false);
  cairo_restore(cr);
}

Outline crest_of(MmRect box, int belt, const Noise& noise) {
  Outline crest;
  const double level = box.y + box.height * (kWaterline + kBelt * belt);
  const double swell = std::min(2.2, box.height * 0.03);
  for (double x = box.x - 4; x < box.right() + 8; x += 4) {
    crest.push_back({x, level + swell * noise.smooth(x / 11, belt * 3.0, 91)});
  }
  return crest;
}

// Draws belts of water, darker with depth.
void draw_water(cairo_t* cr, const BoardColours& c, MmRect box, const Noise& noise) {
  for (int belt = 0; belt < kBelts; ++belt) {
    add_curve(cr, crest_of(box, belt, noise));
    if (c.hatched) {
      set_colour(cr, c.wave);
      cairo_set_line_width(cr, 0.2);
      cairo_stroke(cr);
      continue;
    }
    cairo_line_to(cr, box.right() + 8, box.bottom());
    cairo_line_to(cr, box.x - 4, box.bottom());
    cairo_close_path(cr);
    const double deep = belt / (kBelts - 1.0);
    set_colour(cr,
               mixed(mixed(c.sea[0], c.sea[1], std::min(1.0, 2.2 * deep)), c.bezel, 0.5 * deep));
    cairo_fill(cr);
    if (belt > 0) continue;
    add_curve(cr, crest_of(box, belt, noise));
    set_colour(cr, c.foam);
    cairo_set_line_width(cr, 0.5);
    cairo_stroke(cr);
  }
}

// Draws light that slants into the water from its surface.
void draw_rays(cairo_t* cr, const BoardColours& c, MmRect box, const Noise& noise) {
  if (c.hatched) return;
  const StateGuard guard(cr);
  add_curve(cr, crest_of(box, 0, noise));
  cairo_line_to(cr, box.right() + 8, box.bottom());
  cairo_line_to(cr, box.x - 4, box.bottom());
  cairo_close_path(cr);
  cairo_clip(cr);
  const double top = box.y + box.height * (kWaterline - 0.03);
  set_colour(cr, faded(rgb(0xffffff), 0.07));
  for (const double at : {0.34, 0.52, 0.74}) {
    const double x = box.x + box.width * at;
    const double wide = box.width * 0.05;
    const double slant = box.width * 0.16;
    cairo_move_to(cr, x, top);
    cairo_line_to(cr, x + wide, top);
    cairo_line_to(cr, x + 2.2 * wide - slant, box.bottom());
    cairo_line_to(cr, x - wide - slant, box.bottom());
    cairo_fill(cr);
  }
}

void draw_weed(cairo_t* cr, const BoardColours& c, Mm foot, double height, double lean) {
  set_colour(cr, c.hatched ? c.wave : mixed(c.land[3], c.bezel, 0.35));
  cairo_set_line_width(cr, c.hatched ? 0.2 : height * 0.09);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (int k = -1; k <= 1; ++k) {
    const double tip = foot.x + height * (0.2 * k + lean);
    const double long_one = height * (k == 0 ? 1 : 0.7);
    cairo_move_to(cr, foot.x + height * 0.09 * k, foot.y);
    cairo_curve_to(cr, foot.x + height * 0.3 * k, foot.y - long_one * 0.4, tip - height * 0.2,
                   foot.y - long_one * 0.6, tip, foot.y - long_one);
    cairo_stroke(cr);
  }
}

void draw_sea_ground(cairo_t* cr, const BoardColours& c, MmRect box, const Noise& noise,
                     const SeaView& view) {
  const double unit = std::min(box.width, box.height);
  for (const double height : {0.115, 0.06}) {
    Outline ground;
    for (double x = box.x - 4; x < box.right() + 8; x += 4) {
      ground.push_back({x, box.bottom() - unit * height +
                               unit * 0.03 * noise.smooth(x / 17 + 40 * height, 0.5, 92)});
    }
    add_curve(cr, ground);
    cairo_line_to(cr, box.right() + 8, box.bottom() + 1);
    cairo_line_to(cr, box.x - 4, box.bottom() + 1);
    cairo_close_path(cr);
    set_colour(cr, c.hatched ? c.plate : mixed(c.land[3], c.bezel, height > 0.1 ? 0.72 : 0.5));
    cairo_fill_preserve(cr);
    set_colour(cr, c.hatched ? c.coast : mixed(c.land[3], c.bezel, 0.8));
    cairo_set_line_width(cr, 0.3);
    cairo_stroke(cr);
    if (height < 0.1) continue;
    for (int k = 0; k < 5; ++k) {
      const double across = 0.06 + 0.2 * k + 0.08 * noise.unit(k, 0, 94);
      const Mm foot = in_picture(box, across, 1 - 0.06 * unit / box.height);
      const double high = unit * (0.1 + 0.09 * noise.unit(k, 1, 94));
      if (!is_clear(view, {foot.x - 0.45 * high, foot.y - high, 0.9 * high, high})) continue;
      draw_weed(cr, c, foot, high, 0.3 * noise.unit(k, 2, 94) - 0.15);
    }
  }
}

// Draws coral on the ground, at the picture's foot.
void draw_coral_garden(cairo_t* cr, const BoardColours& c, MmRect box, const Noise& noise,
                       const SeaView& view) {
  if (c.hatched) return;
  const double unit = std::min(box.width, box.height);
  for (int k = 0; k < 4; ++k) {
    const Mm foot = in_picture(box, 0.1 + 0.24 * k + 0.1 * noise.unit(k, 4, 97),
                               1 - (0.1 + 0.03 * noise.unit(k, 5, 97)) * unit / box.height);
    const double size = unit * (0.3 + 0.25 * noise.unit(k, 6, 97));
    if (!is_clear(view, {foot.x - 0.3 * size, foot.y - 0.2 * size, 0.6 * size, 0.45 * size})) {
      continue;
    }
    cairo_save(cr);
    cairo_translate(cr, foot.x, foot.y);
    cairo_scale(cr, size, size);
    cairo_translate(cr, -k, 0);
    draw_ornament(cr, maps::Theme::reef, {k, 0}, c, noise);
    cairo_restore(cr);
  }
}

// Draws a shoal that swims one way.
void draw_fish(cairo_t* cr, const BoardColours& c, MmRect box, const Noise& noise,
               const SeaView& view) {
  const double unit = std::min(box.width, box.height);
  set_colour(cr, c.hatched ? c.wave : faded(mixed(c.sea[0], c.paper, 0.5), 0.75));
  for (int k = 0; k < 6; ++k) {
    const double size = unit * 0.018 * (0.8 + 0.5 * noise.unit(k, 3, 95));
    // One row per fish, so that none swims through another.
    const double row = (k * 5 % 6 + 0.25 + 0.5 * noise.unit(k, 1, 95)) / 6;
    const Mm at = in_picture(box, 0.76 + 0.17 * noise.unit(k, 0, 95), view.shoal + 0.2 * row);
    if (!is_clear(view, {at.x - 1.4 * size, at.y - size, 2.4 * size, 2 * size})) continue;
    cairo_move_to(cr, at.x + size, at.y);
    cairo_curve_to(cr, at.x + 0.4 * size, at.y - 0.6 * size, at.x - 0.4 * size, at.y - 0.5 * size,
                   at.x - 0.8 * size, at.y);
    cairo_line_to(cr, at.x - 1.4 * size, at.y - 0.45 * size);
    cairo_line_to(cr, at.x - 1.4 * size, at.y + 0.45 * size);
    cairo_line_to(cr, at.x - 0.8 * size, at.y);
    cairo_curve_to(cr, at.x - 0.4 * size, at.y + 0.5 * size, at.x + 0.4 * size, at.y + 0.6 * size,
                   at.x + size, at.y);
    cairo_fill(cr);
  }
}

// Draws the bubbles behind the screw, and the sonar's waves.
void draw_wake(cairo_t* cr, const BoardColours& c, Mm boat, double half, const Noise& noise) {
  cairo_set_line_width(cr, half * 0.014);
  set_colour(cr, c.hatched ? c.wave : faded(c.foam, 0.8));
  for (int k = 0; k < 9; ++k) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, boat.x - half * (1.12 + 0.07 * k),
              boat.y + half * (0.06 - 0.035 * k + 0.2 * (noise.unit(k, 0, 96) - 0.5)),
              half * (0.018 + 0.03 * noise.unit(k, 1, 96)), 0, 2 * M_PI);
    cairo_stroke(cr);
  }
  cairo_set_line_width(cr, half * 0.026);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (int k = 1; k <= 3; ++k) {
    set_colour(cr, c.hatched ? c.wave : faded(c.bezel_text, 1.05 - 0.25 * k));
    cairo_arc(cr, boat.x + half, boat.y + half * 0.05, half * 0.17 * k, -0.6, 0.6);
    cairo_stroke(cr);
  }
}

}  // namespace

void draw_depths(cairo_t* cr, maps::Theme theme, const BoardColours& c, MmRect box,
                 std::uint64_t seed, const SeaView& view) {
  const Noise noise(seed);
  cairo_save(cr);
  if (view.framed) {
    add_round_rectangle(cr, box, 2.4);
  } else {
    cairo_rectangle(cr, box.x, box.y, box.width, box.height);
  }
  cairo_clip(cr);
  set_colour(cr, c.plate);
  cairo_paint(cr);
  draw_sky(cr, c, box);
  draw_far_island(cr, theme, c, box, noise);
  draw_water(cr, c, box, noise);
  draw_rays(cr, c, box, noise);
  draw_sea_ground(cr, c, box, noise, view);
  if (theme == maps::Theme::reef) draw_coral_garden(cr, c, box, noise, view);
  draw_fish(cr, c, box, noise, view);
  const Mm middle = in_picture(box, 0.5, view.down);
  const double half = view.half * std::min(box.width, box.height);
  draw_wake(cr, c, middle, half, noise);
  draw_boat(cr, c, middle, half);
  cairo_restore(cr);
  if (!view.framed) return;
  add_round_rectangle(cr, box, 2.4);
  set_colour(cr, c.line);
  cairo_set_line_width(cr, 0.4);
  cairo_stroke(cr);
}

}  // namespace chartroom::exporters

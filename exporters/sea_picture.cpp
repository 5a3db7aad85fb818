#include "exporters/sea_picture.h"

#include <algorithm>
#include <cmath>

#include "exporters/contour.h"
#include "exporters/icons.h"
#include "exporters/noise.h"
#include "exporters/panel.h"

namespace chartroom {

namespace {

void draw_waves(cairo_t* cr, const BoardColours& c, MmRect box, const Noise& noise) {
  for (int belt = 0; belt < 5; ++belt) {
    Outline crest;
    const double level = box.y + box.height * (0.16 + 0.15 * belt);
    for (double x = box.x - 4; x < box.right() + 8; x += 4) {
      crest.push_back({x, level + 2.2 * noise.smooth(x / 11, belt * 3.0, 91)});
    }
    add_curve(cr, crest);
    if (c.hatched) {
      set_colour(cr, c.wave);
      cairo_set_line_width(cr, 0.2);
      cairo_stroke(cr);
      continue;
    }
    cairo_line_to(cr, box.right() + 8, box.bottom());
    cairo_line_to(cr, box.x - 4, box.bottom());
    cairo_close_path(cr);
    set_colour(cr, mixed(mixed(c.sea[0], c.sea[1], belt / 2.0 > 1 ? 1 : belt / 2.0), c.bezel,
                         belt * 0.11));
    cairo_fill(cr);
  }
}

void draw_sea_ground(cairo_t* cr, const BoardColours& c, MmRect box, const Noise& noise) {
  Outline ground;
  for (double x = box.x - 4; x < box.right() + 8; x += 4) {
    ground.push_back({x, box.bottom() - 5 + 4 * noise.smooth(x / 17, 0.5, 92)});
  }
  add_curve(cr, ground);
  cairo_line_to(cr, box.right() + 8, box.bottom() + 1);
  cairo_line_to(cr, box.x - 4, box.bottom() + 1);
  cairo_close_path(cr);
  set_colour(cr, c.hatched ? c.plate : c.land[3]);
  cairo_fill_preserve(cr);
  set_colour(cr, c.coast);
  cairo_set_line_width(cr, 0.4);
  cairo_stroke(cr);
}

void draw_boat(cairo_t* cr, const BoardColours& c, MmRect box) {
  const Mm boat{box.x + box.width / 2, box.y + box.height * 0.5};
  const double size = std::min(box.width, box.height) * 0.3;
  draw_icon(cr, Icon::submarine, boat, size, c.hatched ? c.foam : c.ink);
  set_colour(cr, c.hatched ? c.wave : c.bezel_text);
  cairo_set_line_width(cr, 0.35);
  for (int k = 1; k <= 3; ++k) {
    cairo_arc(cr, boat.x + size, boat.y, 3.4 * k, -0.6, 0.6);
    cairo_stroke(cr);
  }
}

}  // namespace

void draw_depths(cairo_t* cr, const BoardColours& c, MmRect box, std::uint64_t seed) {
  const Noise noise(seed);
  cairo_save(cr);
  add_round_rectangle(cr, box, 2.4);
  cairo_clip(cr);
  set_colour(cr, c.plate);
  cairo_paint(cr);
  draw_waves(cr, c, box, noise);
  draw_sea_ground(cr, c, box, noise);
  draw_boat(cr, c, box);
  cairo_restore(cr);
  add_round_rectangle(cr, box, 2.4);
  set_colour(cr, c.line);
  cairo_set_line_width(cr, 0.4);
  cairo_stroke(cr);
}

}  // namespace chartroom

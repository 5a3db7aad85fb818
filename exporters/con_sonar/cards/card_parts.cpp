#include "exporters/con_sonar/cards/card_parts.h"

#include <cmath>

#include "exporters/con_sonar/parts/caption.h"
#include "exporters/drawing/shapes.h"
#include "maps/platform/shown_text.h"

namespace chartroom::exporters {

namespace {

// The strip's edge has steps, like large pixels.
constexpr double kStripWidth = 14;
constexpr double kStep = 1.4;

// Adds squares along the strip's edge in a repeating rhythm.
void add_steps(const Canvas& canvas, MmRect ground) {
  const int first = static_cast<int>(std::floor(ground.y / kStep));
  for (int k = first; k * kStep < ground.bottom(); ++k) {
    const double top = std::max(ground.y, k * kStep);
    const double bottom = std::min(ground.bottom(), (k + 1) * kStep);
    const bool out = (k % 4 + 4) % 4 < 2;
    if (out) cairo_rectangle(canvas, kStripWidth, top, kStep, bottom - top);
  }
}

// Draws a grid in the glass, and water in pixels at its foot.
void draw_glass(const Canvas& canvas, MmRect glass, const Light& light) {
  cairo_save(canvas);
  add_round_rectangle(canvas, glass, 2.4);
  set_colour(canvas, light.screen);
  cairo_fill_preserve(canvas);
  cairo_clip(canvas);
  for (double y = glass.y + 1; y < glass.bottom(); y += 2) {
    cairo_move_to(canvas, glass.x, y);
    cairo_line_to(canvas, glass.right(), y);
  }
  set_colour(canvas, faded(light.dim, 0.35));
  cairo_set_line_width(canvas, 0.3);
  cairo_stroke(canvas);
  constexpr double kWave = 1.6;
  for (int k = 0; k * kWave < glass.width; ++k) {
    const double lift = k % 6 < 2 ? 0 : k % 6 == 2 || k % 6 == 5 ? 0.8 : 1.6;
    cairo_rectangle(canvas, glass.x + k * kWave, glass.bottom() - 5 + lift, kWave, 0.8);
    cairo_rectangle(canvas, glass.x + k * kWave, glass.bottom() - 2.6 + 0.8 * (k % 3 == 0), kWave,
                    0.5);
  }
  set_colour(canvas, light.dim);
  cairo_fill(canvas);
  cairo_restore(canvas);
}

}  // namespace

void draw_strip(const Canvas& canvas, const DeckContext& context, int nation, int number, bool sign,
                MmRect ground) {
  fill_box(canvas, ground, context.colours.ground);
  const NationColours colours = context.nation(nation);
  const bool lines = context.look == Look::ink_saving;
  cairo_rectangle(canvas, ground.x, ground.y, (lines ? 2 : kStripWidth) - ground.x, ground.height);
  if (!lines) add_steps(canvas, ground);
  set_colour(canvas, lines ? colours.edge : colours.fill);
  cairo_fill(canvas);
  if (lines) {
    add_steps(canvas, ground);
    set_colour(canvas, colours.edge);
    cairo_fill(canvas);
  }
  draw_pixels(canvas, emblem(nation), {3.8, 3.8, 9, 9}, colours.sign, colours.sign);
  draw_pixel_number(canvas, number, sign, {3.6, 15.4, 9.4, 7.6}, colours.sign);
  // The name, upwards from the strip's foot.
  cairo_save(canvas);
  cairo_translate(canvas, 3.8, kCardSize.y - 3.8);
  cairo_rotate(canvas, -M_PI / 2);
  draw_caption(canvas, context.nation_name(nation), {0, 0, 36, 9},
               {.size = 5.4, .bold = true, .align = Align::left, .colour = colours.sign});
  cairo_restore(canvas);
}

void draw_screen(const Canvas& canvas, const DeckContext& context, int symbol, const Light& light) {
  draw_caption(canvas, context.symbol_name(symbol), {kFace.x, kFace.y, kFace.width, 7},
               {.size = 5.2, .bold = true, .align = Align::centre, .colour = light.bright});
  const MmRect glass{kFace.x, 12, kFace.width, 29};
  draw_glass(canvas, glass, light);
  draw_pixels(canvas, context.sprite(symbol), {glass.x + 2.3, glass.y + 2.4, 38.4, 21},
              light.bright, light.dim);
  add_round_rectangle(canvas, glass, 2.4);
  set_colour(canvas, light.bright);
  cairo_set_line_width(canvas, 0.5);
  cairo_stroke(canvas);
}

MmRect draw_panel(const Canvas& canvas, const DeckContext& context, const Light& light,
                  MmRect box) {
  add_round_rectangle(canvas, box, 1.2);
  set_colour(canvas, mixed(context.colours.ground, light.screen, 0.5));
  cairo_fill_preserve(canvas);
  set_colour(canvas, light.dim);
  cairo_set_line_width(canvas, 0.3);
  cairo_stroke(canvas);
  return {box.x + 1.4, box.y + 1, box.width - 2.8, box.height - 2};
}

void draw_card_code(const Canvas& canvas, const DeckContext& context, const Light& light) {
  const std::string revision =
      context.set.revision.empty() ? "" : " " + isolated(context.set.revision);
  draw_line(canvas, context.deck.id + revision + " · " + context.set.code,
            {kFace.x, kFace.bottom() - 2.4, kFace.width, 2.4},
            {.size = 2.0, .align = Align::centre, .colour = light.dim});
}

void draw_arrow(const Canvas& canvas, MmRect box, int quarters, Colour colour) {
  cairo_save(canvas);
  cairo_translate(canvas, box.x + box.width / 2, box.y + box.height / 2);
  cairo_rotate(canvas, quarters * M_PI / 2);
  const bool upright = quarters % 2 != 0;
  const Mm size{upright ? box.height : box.width, upright ? box.width : box.height};
  draw_pixels(canvas, arrow_sprite(), {-size.x / 2, -size.y / 2, size.x, size.y}, colour, colour);
  cairo_restore(canvas);
}

}  // namespace chartroom::exporters

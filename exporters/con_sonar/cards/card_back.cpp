// The backs of cards: one for the fleet, one for torpedoes, different even in gray.
#include <algorithm>
#include <cmath>

#include "exporters/con_sonar/cards/card_parts.h"
#include "exporters/con_sonar/parts/caption.h"
#include "exporters/drawing/shapes.h"

namespace chartroom::exporters {

namespace {

constexpr Mm kMiddle{kCardSize.x / 2, kCardSize.y / 2};
constexpr double kPixel = 1.27;  // 50 by 70 to a card

// Rings of a sonar in pixels.
void draw_rings(const Canvas& canvas, MmRect ground, const Light& light) {
  const auto columns = static_cast<int>(std::ceil((kMiddle.x - ground.x) / kPixel));
  const auto rows = static_cast<int>(std::ceil((kMiddle.y - ground.y) / kPixel));
  for (int row = -rows; row < rows; ++row) {
    for (int column = -columns; column < columns; ++column) {
      const double away = std::hypot(column + 0.5, row + 0.5);
      if (std::fmod(away, 6.0) >= 1.1 || away < 9) continue;
      cairo_rectangle(canvas, kMiddle.x + column * kPixel, kMiddle.y + row * kPixel, kPixel,
                      kPixel);
    }
  }
  set_colour(canvas, light.dim);
  cairo_fill(canvas);
}

// Draws warning stripes in pixel steps, upwards from the lower left.
void draw_stripes(const Canvas& canvas, MmRect ground, const Light& light) {
  const auto columns = static_cast<int>(std::ceil((kMiddle.x - ground.x) / kPixel));
  const auto rows = static_cast<int>(std::ceil((kMiddle.y - ground.y) / kPixel));
  for (int row = -rows; row < rows; ++row) {
    for (int column = -columns; column < columns; ++column) {
      const int line = ((column + row) % 10 + 10) % 10;
      if (line != 4 && line != 5) continue;
      cairo_rectangle(canvas, kMiddle.x + column * kPixel, kMiddle.y + row * kPixel, kPixel,
                      kPixel);
    }
  }
  set_colour(canvas, light.dim);
  cairo_fill(canvas);
}

// Draws the upper half: picture and name.
void draw_back_half(const Canvas& canvas, const DeckContext& context, CardKind kind,
                    const Light& light) {
  const bool fleet = kind == CardKind::fleet;
  const MmRect plate{8, 9, kCardSize.x - 16, 11};
  add_round_rectangle(canvas, plate, 1.2);
  set_colour(canvas, context.colours.ground);
  cairo_fill_preserve(canvas);
  set_colour(canvas, light.bright);
  cairo_set_line_width(canvas, 0.5);
  cairo_stroke(canvas);
  draw_caption(canvas, context.name(context.deck.name),
               {plate.x + 1.5, plate.y + 1, plate.width - 3, 6},
               {.size = 5, .bold = true, .align = Align::centre, .colour = light.bright});
  draw_line(canvas, fleet ? context.tr("Fleet") : context.tr("Torpedoes"),
            {plate.x + 1.5, plate.y + 6.8, plate.width - 3, 3.4},
            {.size = 2.7, .align = Align::centre, .colour = context.colours.text, .spacing = 0.4});
}

void turn_round(const Canvas& canvas) {
  cairo_translate(canvas, kCardSize.x, kCardSize.y);
  cairo_rotate(canvas, M_PI);
}

}  // namespace

void draw_back(const Canvas& canvas, const DeckContext& context, CardKind kind, MmRect ground) {
  const bool fleet = kind == CardKind::fleet;
  const Light& light = fleet ? context.colours.fleet : context.colours.torpedo;
  cairo_save(canvas);
  cairo_rectangle(canvas, ground.x, ground.y, ground.width, ground.height);
  cairo_clip(canvas);
  fill_box(canvas, ground, context.colours.ground);
  (fleet ? draw_rings : draw_stripes)(canvas, ground, light);
  constexpr double kDisc = 14.5;
  fill_disc(canvas, kMiddle, kDisc, context.colours.ground);
  add_disc(canvas, kMiddle, kDisc - 0.4);
  set_colour(canvas, light.bright);
  cairo_set_line_width(canvas, 0.8);
  cairo_stroke(canvas);
  for (const bool lower : {false, true}) {
    const StateGuard guard(canvas);
    if (lower) turn_round(canvas);
    draw_back_half(canvas, context, kind, light);
    draw_pixels(canvas, fleet ? submarine_sprite() : torpedo_sprite(),
                {kMiddle.x - 9, kMiddle.y - 9.6, 18, 9}, light.bright, light.dim);
  }
  cairo_restore(canvas);
}

}  // namespace chartroom::exporters

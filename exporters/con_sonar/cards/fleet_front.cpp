// The front of a fleet card: the submarine that it moves, the distance, and its arrow.
#include "exporters/con_sonar/cards/fleet_front.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

#include "exporters/con_sonar/cards/card_parts.h"
#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/with_values.h"

namespace chartroom::exporters {

namespace {

// Draws the ladder with an arrow across as many steps as the card moves, at most all.
void draw_small_ladder(const Canvas& canvas, const DeckContext& context, int effect, MmRect box) {
  const Light& light = context.colours.fleet;
  const int steps = context.deck.ladder.steps;
  const double rung = box.height / (steps - 1);
  cairo_set_line_width(canvas, 0.5);
  for (const double x : {box.x, box.right()}) {
    cairo_move_to(canvas, x, box.y - 1);
    cairo_line_to(canvas, x, box.bottom() + 1);
  }
  for (int k = 0; k < steps; ++k) {
    cairo_move_to(canvas, box.x, box.y + k * rung);
    cairo_line_to(canvas, box.right(), box.y + k * rung);
  }
  set_colour(canvas, light.dim);
  cairo_stroke(canvas);
  const double length = std::min(std::abs(effect), steps - 1) * rung;
  const double from = effect > 0 ? box.bottom() : box.y;
  const double way = effect > 0 ? -1 : 1;
  const double middle = box.x + box.width / 2;
  const double head = std::min(3.0, length * 0.75);
  cairo_move_to(canvas, middle, from + way * length);
  cairo_line_to(canvas, middle + 2.6, from + way * (length - head));
  cairo_line_to(canvas, middle + 1.1, from + way * (length - head));
  cairo_line_to(canvas, middle + 1.1, from);
  cairo_line_to(canvas, middle - 1.1, from);
  cairo_line_to(canvas, middle - 1.1, from + way * (length - head));
  cairo_line_to(canvas, middle - 2.6, from + way * (length - head));
  cairo_close_path(canvas);
  set_colour(canvas, light.bright);
  cairo_fill(canvas);
}

void draw_effect(const Canvas& canvas, const DeckContext& context, int effect) {
  const Light& light = context.colours.fleet;
  const MmRect room = draw_panel(canvas, context, light, {kFace.x, 43, kFace.width, 23.4});
  draw_pixel_number(canvas, effect, true, {room.x, room.y + 2.2, 23, 12.6}, context.colours.text);
  const auto steps = static_cast<std::size_t>(std::abs(effect));
  const char* words = effect > 0 ? context.tr.plural("{} step up", "{} steps up", steps)
                                 : context.tr.plural("{} step down", "{} steps down", steps);
  draw_line(canvas, with_values(words, steps), {room.x, room.bottom() - 4.4, 23, 4},
            {.size = 2.9, .align = Align::centre, .colour = context.colours.text});
  draw_small_ladder(canvas, context, effect, {room.x + 28, room.y + 1.4, 9, room.height - 2.8});
}

void draw_lead(const Canvas& canvas, const DeckContext& context, int symbol) {
  const Light& light = context.colours.fleet;
  const MmRect room = draw_panel(canvas, context, light, {kFace.x, 68.2, kFace.width, 14.4});
  draw_arrow(canvas, {room.x + 1, room.y + 1.4, 8, 5.6}, 0, light.bright);
  draw_pixels(canvas, context.sprite(symbol), {room.x + 12, room.y - 0.2, 24, 8.6}, light.bright,
              light.dim);
  draw_caption(canvas, context.symbol_name(symbol), {room.x, room.bottom() - 4, room.width, 4.4},
               {.size = 3, .align = Align::centre, .colour = context.colours.text});
}

}  // namespace

void draw_fleet_front(const Canvas& canvas, const DeckContext& context, int card, MmRect ground) {
  const con_sonar::FleetCard& fleet = context.deck.fleet[static_cast<std::size_t>(card)];
  const Light& light = context.colours.fleet;
  draw_strip(canvas, context, fleet.nation, fleet.effect, true, ground);
  const Colour sign = context.nation(fleet.nation).sign;
  draw_pixels(canvas, context.sprite(fleet.symbol), {3.2, 25, 10.2, 6}, sign, faded(sign, 0.5));
  draw_arrow(canvas, {5.8, 32.4, 5, 4.4}, 1, sign);
  draw_pixels(canvas, context.sprite(fleet.leads_to), {3.2, 38.2, 10.2, 6}, sign, faded(sign, 0.5));
  draw_screen(canvas, context, fleet.symbol, light);
  draw_effect(canvas, context, fleet.effect);
  draw_lead(canvas, context, fleet.leads_to);
  draw_card_code(canvas, context, light);
}

}  // namespace chartroom::exporters

// The front of a torpedo card: its target nation, its symbol, its number of torpedoes, and their
// chance to hit on each step.
#include "exporters/con_sonar/cards/torpedo_front.h"

#include <algorithm>
#include <cmath>

#include "exporters/con_sonar/cards/card_parts.h"
#include "exporters/drawing/shapes.h"
#include "validator/con_sonar/odds.h"

namespace chartroom::exporters {

namespace {

// The largest height of a torpedo.
constexpr double kLargestTorpedo = 7;

// Draws the torpedoes in rows of at most three.
void draw_torpedoes(const Canvas& canvas, const Light& light, int torpedoes, MmRect box) {
  const int columns = torpedoes <= 3 ? 1 : torpedoes <= 6 ? 2 : 3;
  const int rows = (torpedoes + columns - 1) / columns;
  const double width = box.width / columns;
  const double height = std::min({box.height / rows, width * 0.6, kLargestTorpedo});
  const double top = box.y + (box.height - rows * height) / 2;
  for (int k = 0; k < torpedoes; ++k) {
    draw_pixels(canvas, running_torpedo_sprite(),
                {box.x + k % columns * width + 1, top + k / columns * height + 0.7, width - 2,
                 height - 1.4},
                light.bright, light.dim);
  }
}

// Draws a column per step: its height is this card's chance to hit there.
void draw_torpedo_odds(const Canvas& canvas, const DeckContext& context, int torpedoes,
                       MmRect panel) {
  constexpr double kLabel = 3;
  draw_line(canvas, context.tr("% to hit, by step"), {panel.x, panel.y, panel.width, kLabel},
            {.size = 2.4, .colour = context.colours.text});
  const MmRect box{panel.x, panel.y + kLabel, panel.width, panel.height - kLabel};
  const Light& light = context.colours.torpedo;
  const int steps = context.deck.ladder.steps;
  const double width = box.width / steps;
  const double high = box.height - 6;
  const TextStyle style{.size = 2.3, .align = Align::centre, .colour = context.colours.text};
  TextStyle bold = style;
  bold.bold = true;
  bold.colour = light.bright;
  for (int step = 1; step <= steps; ++step) {
    const con_sonar::Odds odds = con_sonar::strike_odds(context.deck.die, step, torpedoes);
    const double x = box.x + (step - 1) * width;
    const double bar = high * odds.share();
    cairo_rectangle(canvas, x + 0.5, box.y + 2.8 + high - bar, width - 1, bar);
    set_colour(canvas, light.dim);
    cairo_fill(canvas);
    draw_line(canvas, in_hundredths(odds), {x, box.y + high - bar, width, 2.6}, style);
    draw_line(canvas, std::to_string(step), {x, box.bottom() - 3, width, 2.8}, bold);
  }
  set_colour(canvas, light.bright);
  cairo_rectangle(canvas, box.x, box.y + 2.8 + high, box.width, 0.3);
  cairo_fill(canvas);
}

void draw_crosshair(const Canvas& canvas, const Light& light) {
  const Mm middle{kFace.x + kFace.width / 2, 24.6};
  set_colour(canvas, faded(light.bright, 0.8));
  cairo_set_line_width(canvas, 0.35);
  add_disc(canvas, middle, 8);
  for (const Mm way : {Mm{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
    cairo_move_to(canvas, middle.x + 6 * way.x, middle.y + 6 * way.y);
    cairo_line_to(canvas, middle.x + 10.4 * way.x, middle.y + 10.4 * way.y);
  }
  cairo_stroke(canvas);
}

}  // namespace

void draw_torpedo_front(const Canvas& canvas, const DeckContext& context, int card, MmRect ground) {
  const con_sonar::TorpedoCard& torpedo = context.deck.torpedoes[static_cast<std::size_t>(card)];
  const Light& light = context.colours.torpedo;
  draw_strip(canvas, context, torpedo.nation, torpedo.torpedoes, false, ground);
  const Colour sign = context.nation(torpedo.nation).sign;
  draw_pixels(canvas, torpedo_sprite(), {3.6, 24.6, 9.4, 5}, sign, faded(sign, 0.5));
  draw_pixels(canvas, context.sprite(torpedo.symbol), {3.2, 33, 10.2, 6}, sign, faded(sign, 0.5));
  draw_screen(canvas, context, torpedo.symbol, light);
  draw_crosshair(canvas, light);
  const MmRect tubes = draw_panel(canvas, context, light, {kFace.x, 43, kFace.width, 17.4});
  draw_torpedoes(canvas, light, torpedo.torpedoes, tubes);
  draw_torpedo_odds(canvas, context, torpedo.torpedoes,
                    draw_panel(canvas, context, light, {kFace.x, 62.2, kFace.width, 20.4}));
  draw_card_code(canvas, context, light);
}

}  // namespace chartroom::exporters

#include "exporters/con_sonar/cards/small_card.h"

namespace chartroom::exporters {

void draw_small_card(const Canvas& canvas, const DeckContext& context, CardKind kind, int card,
                     Mm corner, double scale) {
  cairo_save(canvas);
  cairo_translate(canvas, corner.x, corner.y);
  cairo_scale(canvas, scale, scale);
  const Canvas picture{canvas.cr, nullptr, canvas.alt_texts};
  draw_front(picture, context, kind, card, {0, 0, kCardSize.x, kCardSize.y});
  cairo_rectangle(canvas, 0, 0, kCardSize.x, kCardSize.y);
  set_colour(canvas, context.colours.ink);
  cairo_set_line_width(canvas, 0.4);
  cairo_stroke(canvas);
  cairo_restore(canvas);
}

}  // namespace chartroom::exporters

#include "exporters/parts/actions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chartroom::exporters {

namespace {

constexpr std::array<ActionRow, 5> kActions{{
    {Icon::navigate, translatable("Navigate"),
     translatable("Go to a neighbouring point and say the direction. +1 energy."), nullptr},
    {Icon::sonar, translatable("Sonar"),
     translatable("The enemy tells its row or its column, as it likes."), &rules::Rulebook::sonar},
    {Icon::silence, translatable("Silence"),
     translatable("Go to a neighbouring point, unheard. No energy."), &rules::Rulebook::silence},
    {Icon::torpedo, translatable("Torpedo"),
     translatable("Name a point of your quadrant: 1 damage to all on it."),
     &rules::Rulebook::torpedo},
    {Icon::surface, translatable("Surface"),
     translatable("Say where you are and wipe your trail off."), nullptr},
}};

}  // namespace

std::span<const ActionRow> action_rows() { return kActions; }

int cost_of(const ActionRow& action, const rules::Rulebook& rules) {
  return action.cost != nullptr ? rules.*action.cost : 0;
}

void draw_badge(const Canvas& canvas, Icon icon, Mm middle, double radius,
                const BoardColours& colours) {
  cairo_new_sub_path(canvas);
  cairo_arc(canvas, middle.x, middle.y, radius, 0, 2 * M_PI);
  set_colour(canvas, colours.badge);
  cairo_fill_preserve(canvas);
  set_colour(canvas, colours.line);
  cairo_set_line_width(canvas, 0.25);
  cairo_stroke(canvas);
  draw_icon(canvas, icon, middle, radius * 0.68, colours.badge_sign);
}

void draw_cost(const Canvas& canvas, const SheetContext& context, int amount, MmRect box,
               Align align) {
  const BoardColours colours = sheet_colours(context);
  if (amount == 0) {
    draw_line(canvas, context.tr("free"), box,
              {.size = 2.5, .align = align, .colour = colours.text});
    return;
  }
  const double step = std::min(3.5, box.width / amount);
  const double x = align == Align::right    ? box.right() - step * amount
                   : align == Align::centre ? box.x + (box.width - step * amount) / 2
                                            : box.x;
  for (int k = 0; k < amount; ++k) {
    draw_icon(canvas, Icon::bolt, {x + step * (k + 0.5), box.y + box.height / 2},
              std::min({2.1, step * 0.62, box.height * 0.56}), colours.bolt);
  }
}

}  // namespace chartroom::exporters

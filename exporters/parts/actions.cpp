#include "exporters/parts/actions.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/special_rules.h"

namespace chartroom::exporters {

namespace {

constexpr std::array<ActionRow, 5> kActions{{
    {Icon::navigate, translatable("Navigate"),
     translatable("Say a direction and move one point, never onto an island or your trail."),
     translatable("Say a direction, move one point. No island, not your trail."), nullptr},
    {Icon::sonar, translatable("Sonar"),
     translatable("Their captain tells you either their row or their column."),
     translatable("They tell you their row or column."), &rules::Rulebook::sonar},
    {Icon::silence, translatable("Silence"),
     translatable(
         "Say “Silence!” and move one point. Keep the direction secret. No energy gained."),
     translatable("Say only “Silence!”, move one point. No energy gained."),
     &rules::Rulebook::silence},
    {Icon::torpedo, translatable("Missile"),
     translatable(
         "Name a point in your quadrant. Every submarine on it takes 1 damage, even yours."),
     translatable("1 damage on a point in your quadrant."), &rules::Rulebook::torpedo},
    {Icon::surface, translatable("Surface"),
     translatable("Say where you are and erase the rest of your trail."),
     translatable("Say where, and erase the rest of your trail."), nullptr},
}};

void draw_words(const Canvas& canvas, const std::string& words, MmRect box, Align align,
                Colour colour, double letters) {
  draw_line(canvas, words, box, {.size = letters, .align = align, .colour = colour});
}

// Draws bolts; `gained` puts a plus before them.
void draw_bolts(const Canvas& canvas, int amount, bool gained, MmRect box, Align align,
                const BoardColours& colours, double letters) {
  const double larger = letters / 2.7;
  const int signs = amount + (gained ? 1 : 0);
  const double step = std::min(3.5 * larger, box.width / signs);
  const double x = align == Align::right    ? box.right() - step * signs
                   : align == Align::centre ? box.x + (box.width - step * signs) / 2
                                            : box.x;
  const double y = box.y + box.height / 2;
  if (gained) {
    draw_line(canvas, "+", {x, box.y, step, box.height},
              {.size = type::kText * larger,
               .bold = true,
               .align = Align::centre,
               .colour = colours.text});
  }
  for (int k = signs - amount; k < signs; ++k) {
    draw_icon(canvas, Icon::bolt, {x + step * (k + 0.5), y},
              std::min({2.1 * larger, step * 0.62, box.height * 0.5}), colours.bolt);
  }
}

}  // namespace

std::span<const ActionRow> action_rows() { return kActions; }

int cost_of(const ActionRow& action, const rules::Rulebook& rules) {
  return action.cost != nullptr ? rules.*action.cost : 0;
}

std::string effect_of(const ActionRow& action, const SheetContext& context) {
  const std::string effect =
      context.tr(context.look == Look::large_print ? action.brief : action.effect);
  const auto& surfacing = context.map.surfacing;
  if (action.icon != Icon::surface || !surfacing || surfacing->safe.empty()) return effect;
  return effect + " " +
         fmt::format(fmt::runtime(context.tr("No damage on {}.")),
                     surface_points(*surfacing, context.tr));
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

void draw_cost(const Canvas& canvas, const SheetContext& context, const ActionRow& action,
               MmRect box, Align align, double letters) {
  const BoardColours colours = sheet_colours(context);
  const int amount = cost_of(action, context.rules);
  if (action.icon == Icon::navigate) {
    draw_bolts(canvas, 1, true, box, align, colours, letters);
  } else if (amount > 0) {
    draw_bolts(canvas, amount, false, box, align, colours, letters);
  } else if (action.icon == Icon::surface && context.map.surfacing) {
    draw_words(
        canvas,
        fmt::format(fmt::runtime(context.tr("{} damage")), context.map.surfacing->damage_elsewhere),
        box, align, colours.damage, letters);
  } else {
    draw_words(canvas, context.tr("free"), box, align, colours.text, letters);
  }
}

}  // namespace chartroom::exporters

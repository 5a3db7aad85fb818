// The rules on two pages, in words of our own (maps/RULES.md tells them at length).
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "exporters/actions.h"
#include "exporters/plain_page.h"
#include "exporters/special_rules.h"

namespace chartroom {

namespace {

constexpr double kGap = 9;

MmRect column_place(bool left) {
  const MmRect body = PlainPage::kBody;
  const double width = (body.width - kGap) / 2;
  return {left ? body.x : body.x + width + kGap, body.y, width, body.height};
}

std::string with_value(const char* text, int value) {
  return fmt::format(fmt::runtime(text), value);
}

void draw_beginning(Column& column, const SheetContext& context) {
  const Words& words = context.words;
  column.heading(words("The game"));
  column.paragraph(
      words("Two submarines hunt each other over the same map without seeing each other. In each "
            "team a captain steers and fires, and an operator listens to the other captain and "
            "works out where that submarine must be. One player may do both. The first submarine "
            "to be sunk loses."));
  column.heading(words("Before you begin"));
  column.item(
      words("Each team takes a captain sheet, an operator sheet with the film on it, and "
            "pens that wipe off. The screen stands between the teams."));
  column.item(
      words("Each captain secretly marks a start: any water point, unless the map says "
            "which. Both may choose the same."));
  column.item(words("Both begin without energy and without damage. Draw lots for who begins."));
  column.heading(words("A turn"));
  column.paragraph(words("Take exactly one action and say it aloud; then it is the other turn."));
}

void draw_actions(cairo_t* cr, const SheetContext& context, MmRect box) {
  const BoardColours c = sheet_colours(context);
  const MmRect card = draw_card(cr, c, box);
  const double height = card.height / static_cast<double>(action_rows().size());
  double y = card.y;
  for (const ActionRow& action : action_rows()) {
    draw_badge(cr, action.icon, {card.x + 4.6, y + height / 2}, std::min(4.6, height * 0.44), c);
    draw_line(cr, context.words(action.name), {card.x + 11.4, y, 30, height},
              {.size = 3.6, .bold = true, .colour = c.text});
    draw_cost(cr, context, cost_of(action, context.rules), {card.x + 42, y, 15, height},
              Align::left);
    draw_paragraph(cr, context.words(action.effect),
                   {card.x + 58, y + 1.2, card.width - 58, height - 1},
                   {.size = 3.2, .condensed = true, .colour = c.text});
    y += height;
  }
}

void draw_steering(Column& column, const SheetContext& context) {
  const Words& words = context.words;
  column.heading(words("Navigate"));
  column.paragraph(
      with_value(words("Go one point up, down, left or right and say which. The point must be "
                       "water, on the map, and not on your trail: all points since the start or "
                       "the last surfacing, the start included. You gain 1 energy, up to {}. "
                       "Islands block their point only, nothing between two points."),
                 context.rules.gauge));
  column.heading(words("Sonar"));
  column.paragraph(
      words("Their captain tells truthfully either the row or the column of their "
            "submarine, whichever they like."));
  column.heading(words("Silence"));
  column.paragraph(words("Go one point as if navigating, but say only that you did; no energy."));
}

void draw_fighting(Column& column, const SheetContext& context) {
  const Words& words = context.words;
  column.heading(words("Torpedo"));
  column.paragraph(
      with_value(words("Name a water point of the quadrant you are in. Every submarine on it takes "
                       "1 damage, yours too. Say who was hit. At {} damage a submarine is sunk."),
                 context.rules.damage_to_sink));
  column.heading(words("Surface"));
  column.paragraph(
      words("Say on which point you are, and wipe off your trail but for that point. "
            "Energy and damage stay. On some maps surfacing costs damage; it is "
            "taken first. Who can do nothing else must surface."));
  column.heading(words("The end"));
  column.paragraph(
      words("The game ends at once when a submarine is sunk. If one torpedo sinks "
            "both, nobody wins."));
}

void draw_knowledge(Column& column, const SheetContext& context) {
  const Words& words = context.words;
  column.heading(words("What an operator hears"));
  column.item(words("A direction: every place from which that step was closed is out."));
  column.item(words("Silence: the trail may have gone on any open way."));
  column.item(words("Row or column: all others are out."));
  column.item(
      words("They fire: they are in the quadrant of the target, and not on it unless they "
            "hit themselves."));
  column.item(words("We fired and missed: they are not on the target."));
  column.item(words("They surface: they are there, and their trail begins anew."));
  column.heading(words("Often asked"));
  column.item(words("Both submarines may be on one point; nothing is said."));
  column.item(words("A system may be used twice in a row, if it can be paid for."));
  column.item(words("You may navigate with a full gauge; nothing is gained."));
  column.item(words("After surfacing all ways may be open, even the one you came."));
}

void draw_variants(Column& column, const SheetContext& context) {
  const Words& words = context.words;
  column.heading(words("At the same time, with four players"));
  column.paragraph(
      words("Each captain calls the next direction as soon as the own operator is "
            "ready. For any other action a captain calls stop; it is settled, and "
            "play goes on."));
  column.heading(words("Rule of this map"));
  const std::vector<std::string> rules = special_rules(context.map, context.rules, words);
  for (const std::string& rule : rules) column.item(rule);
  if (rules.empty()) {
    column.item(words("None: the captains choose their starts, and surfacing costs nothing."));
  }
}

}  // namespace

void draw_rules(cairo_t* cr, const SheetContext& context, int page) {
  const BoardColours c = sheet_colours(context);
  // Smaller letters are less ink.
  const double text = context.look == Look::ink_saving ? 3.4 : 3.9;
  const PlainPage plain(cr, context, context.words("Rules"));
  Column left(cr, c, column_place(true), text);
  Column right(cr, c, column_place(false), text);
  if (page == 0) {
    draw_beginning(left, context);
    const MmRect place = column_place(true);
    draw_actions(
        cr, context,
        {place.x, left.y() + 2, place.width, std::min(66.0, place.bottom() - left.y() - 2)});
    draw_steering(right, context);
    draw_fighting(right, context);
  } else {
    draw_knowledge(left, context);
    draw_variants(right, context);
  }
}

}  // namespace chartroom

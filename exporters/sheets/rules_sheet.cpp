// The rules on two pages, in words of our own (maps/RULES.md tells them at length).
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "exporters/board/board_painter.h"
#include "exporters/board/film_marks.h"
#include "exporters/parts/alt_text.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/plain_page.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/parts/special_rules.h"
#include "exporters/sheets/film_example.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr double kGutter = 3;

MmRect half_of(MmRect body, bool left) {
  const double width = (body.width - kGutter) / 2;
  return {left ? body.x : body.x + width + kGutter, body.y, width, body.height};
}

std::string with_value(const char* text, int value) {
  return fmt::format(fmt::runtime(text), value);
}

TextBlocks beginning(const SheetContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("The game")),
      paragraph(
          tr("Two submarines hunt each other over the same map without seeing each other. In each "
             "team a captain steers and fires, and an operator listens to the other captain and "
             "works out where that submarine must be. One player may do both. The first submarine "
             "to be sunk loses.")),
      heading(tr("Before you begin")),
      item(tr("Each team takes a captain sheet, an operator sheet with the film on it, and "
              "pens that wipe off. The screen stands between the teams.")),
      item(tr("Each captain secretly marks a start: any water point, unless the map says "
              "which. Both may choose the same.")),
      item(tr("Both begin without energy and without damage. Draw lots for who begins.")),
      heading(tr("A turn")),
      paragraph(tr("Take exactly one action and say it aloud; then it is the other turn.")),
  };
}

TextBlocks actions_at_length(const SheetContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("Navigate")),
      paragraph(
          with_value(tr("Go one point up, down, left or right and say which. The point must be "
                        "water, on the map, and not on your trail: all points since the start or "
                        "the last surfacing, the start included. You gain 1 energy, up to {}. "
                        "Islands block their point only, nothing between two points."),
                     context.rules.gauge)),
      heading(tr("Sonar")),
      paragraph(tr("Their captain tells truthfully either the row or the column of their "
                   "submarine, whichever they like.")),
      heading(tr("Silence")),
      paragraph(tr("Go one point as if navigating, but say only that you did; no energy.")),
      heading(tr("Torpedo")),
      paragraph(with_value(
          tr("Name a water point of the quadrant you are in. Every submarine on it takes "
             "1 damage, yours too. Say who was hit. At {} damage a submarine is sunk."),
          context.rules.damage_to_sink)),
      heading(tr("Surface")),
      paragraph(tr("Say on which point you are, and wipe off your trail but for that point. "
                   "Energy and damage stay. On some maps surfacing costs damage; it is "
                   "taken first. Who can do nothing else must surface.")),
      heading(tr("The end")),
      paragraph(tr("The game ends at once when a submarine is sunk. If one torpedo sinks "
                   "both, nobody wins.")),
  };
}

TextBlocks knowledge(const SheetContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("What an operator hears")),
      item(tr("A direction: every place from which that step was closed is out.")),
      item(tr("Silence: the trail may have gone on any open way.")),
      item(tr("Row or column: all others are out.")),
      item(tr("They fire: they are in the quadrant of the target, and not on it unless they "
              "hit themselves.")),
      item(tr("We fired and missed: they are not on the target.")),
      item(tr("They surface: they are there, and their trail begins anew.")),
      heading(tr("Often asked")),
      item(tr("Both submarines may be on one point; nothing is said.")),
      item(tr("A system may be used twice in a row, if it can be paid for.")),
      item(tr("You may navigate with a full gauge; nothing is gained.")),
      item(tr("After surfacing all ways may be open, even the one you came.")),
      heading(tr("At the same time, with four players")),
      paragraph(tr("Each captain calls the next direction as soon as the own operator is "
                   "ready. For any other action a captain calls stop; it is settled, and "
                   "play goes on.")),
  };
}

TextBlocks rule_of_map(const SheetContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{heading(tr("Rule of this map"))};
  for (const std::string& rule : special_rules(context.map, context.rules, tr)) {
    blocks.push_back(item(rule));
  }
  if (blocks.size() == 1) {
    blocks.push_back(
        item(tr("None: the captains choose their starts, and surfacing costs nothing.")));
  }
  return blocks;
}

// The map with the film on it, and what was called.
void draw_example(const Canvas& canvas, const SheetContext& context, Panel& panel, double room) {
  constexpr double kCaption = 17;
  constexpr double kAround = 8;  // what a plate has round its room, heading included
  constexpr double kAside = 12;  // panel and plate on both sides
  const maps::Size size = context.map.size;
  const double width = half_of(PlainPage::kBody, false).width - kAside;
  const double pitch =
      std::min(width / (size.columns + 1), (room - kCaption - kAround) / (size.rows + 1));
  const MmRect box = panel.plate_with_heading(context.tr("An example on this map"),
                                              pitch * (size.rows + 1) + kCaption + kAround);
  const FilmExample example = film_example(context.map, context.rules);
  const std::string heard = fmt::format(
      fmt::runtime(context.tr("You heard: {}. Now they may be on any of {} points: the rings, "
                              "the thicker the likelier. Where there are dots they may have "
                              "passed.")),
      heard_in_words(example, context.tr), example.places);
  {
    const FigureTag figure(canvas, heard);
    const double left = box.x + (box.width - pitch * (size.columns + 1)) / 2;
    const BoardLayout board(size, {left + pitch, box.y + pitch}, pitch);
    BoardStyle style = board_style(context.look);
    style.starts = false;
    paint_board(canvas, context.map, board, style);
    draw_film(canvas, board, example.film);
  }
  draw_paragraph(canvas, heard, {box.x, box.bottom() - kCaption + 2.4, box.width, kCaption - 2},
                 {.size = 3.5, .colour = sheet_colours(context).text});
}

void draw(const Canvas& canvas, const SheetContext& context, int page) {
  const double largest = page == 0 ? 3.9 : 4.3;
  const PlainPage plain(canvas, context, context.tr("Rules"));
  {
    Panel left(canvas, context, half_of(PlainPage::kBody, true));
    if (page == 0) {
      constexpr double kActions = 64;
      left.text(beginning(context), left.left() - kActions - Panel::kGap, largest);
      left.actions(left.left());
    } else {
      left.text(knowledge(context), 0, largest);
      left.picture();
    }
  }
  Panel right(canvas, context, half_of(PlainPage::kBody, false));
  if (page == 0) {
    right.text(actions_at_length(context), 0, largest);
    right.picture();
  } else {
    constexpr double kRule = 24;
    draw_example(canvas, context, right, right.left() - kRule - Panel::kGap);
    right.text(rule_of_map(context), right.left(), largest);
  }
}

}  // namespace

Sheet rules_sheet() {
  return {.name = "rules",
          .title = [](const Translator& tr) { return std::string(tr("Rules")); },
          .draw = draw,
          .pages = 2};
}

}  // namespace chartroom::exporters

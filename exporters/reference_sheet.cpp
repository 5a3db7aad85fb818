// Four cards to cut out, printed on both sides: a captain's and an operator's for each team. The
// back is mirrored, so that each back lies behind its front.
#include "exporters/actions.h"
#include "exporters/board_marks.h"
#include "exporters/panel.h"
#include "exporters/plain_page.h"

namespace chartroom {

namespace {

constexpr double kCardWidth = 126;
constexpr double kCardHeight = 83;

// The place of a card: a column for a role, a row for a team. The sheet is turned about its short
// edge, so what is left on the front is right on the back.
MmRect card_place(bool captain, Team team, bool back) {
  const MmRect body = PlainPage::kBody;
  const bool left = captain != back;
  const double middle = kSmallFrame.x / 2;
  return {left ? middle - kCardWidth : middle, body.y + (team == Team::blue ? 0 : kCardHeight + 3),
          kCardWidth, kCardHeight};
}

void draw_card_heading(cairo_t* cr, const BoardColours& c, const std::string& title, MmRect box,
                       Team team) {
  draw_team_sign(cr, {box.x + 4.5, box.y + 3.6}, 4.5, team);
  draw_line(cr, title, {box.x + 11, box.y, box.width - 11, 7},
            {.size = 4.6, .bold = true, .colour = c.line});
}

void draw_front(cairo_t* cr, const SheetContext& context, const BoardColours& c, MmRect card,
                bool captain, Team team) {
  const MmRect box = draw_card(cr, c, {card.x + 2, card.y + 1, card.width - 4, card.height - 2});
  draw_card_heading(cr, c,
                    role_title(captain ? context.words("Captain") : context.words("Operator"),
                               context.words, team),
                    box, team);
  const double height = (box.height - 9) / static_cast<double>(action_rows().size());
  double y = box.y + 9;
  for (const ActionRow& action : action_rows()) {
    draw_badge(cr, action.icon, {box.x + 5, y + height / 2}, height * 0.42, c);
    draw_line(cr, context.words(action.name), {box.x + 12, y, 36, height},
              {.size = 3.8, .bold = true, .colour = c.text});
    draw_cost(cr, context, cost_of(action, context.rules), {box.x + 12 + 37, y, 15, height},
              Align::left);
    draw_paragraph(cr, context.words(action.effect),
                   {box.x + 65, y + 1.2, box.width - 65, height - 1.4},
                   {.size = 3, .condensed = true, .colour = c.text});
    y += height;
  }
}

void draw_captain_back(cairo_t* cr, const SheetContext& context, const BoardColours& c,
                       MmRect box) {
  Column column(cr, c, {box.x, box.y + 9, box.width, box.height - 9}, 3.1);
  const Words& words = context.words;
  column.item(words("Choose a start on water, mark it, and tell nobody."));
  column.item(words("Draw a line from point to point. Never step on it again: it is your trail."));
  column.item(words("Say every action aloud: the direction, the question, the target, the place."));
  column.item(words("Answer their sonar truthfully: your row, or your column."));
  column.item(words("A torpedo reaches every water point of your quadrant, your own included."));
  column.item(words("Nowhere to go? Surface: say where you are, and wipe off all but that point."));
  column.item(words("Energy and damage are open to all. Energy stays when you surface."));
}

void draw_operator_back(cairo_t* cr, const SheetContext& context, const BoardColours& c,
                        MmRect box) {
  Column column(cr, c, {box.x, box.y + 9, box.width, box.height - 9}, 3.1);
  const Words& words = context.words;
  column.item(
      words("Lay the film on your map, its square mark at the top left, and set the pen on "
            "its start."));
  column.item(words("Draw what their captain calls, point by point."));
  column.item(
      words("Slide the film by whole points: wherever the trail meets no island and stays "
            "on the map, they may be."));
  column.item(words("After silence the next step may go any way: draw all of them, thinly."));
  column.item(words("A row or column, a torpedo and what it hit rule places out: note them."));
  column.item(
      words("When the trail runs off the film, wipe it, mark their likely places on the "
            "map, and start anew in the middle."));
  column.item(words("They surfaced: wipe the film and lay its start on that point."));
}

}  // namespace

void draw_reference_cards(cairo_t* cr, const SheetContext& context, int page) {
  const BoardColours c = sheet_colours(context);
  const bool back = page == 1;
  const PlainPage plain(cr, context, context.words("Reference cards"));
  for (const Team team : kTeams) {
    for (const bool captain : {true, false}) {
      const MmRect card = card_place(captain, team, back);
      draw_cut_frame(cr, card, c.line);
      if (!back) {
        draw_front(cr, context, c, card, captain, team);
        continue;
      }
      const MmRect box =
          draw_card(cr, c, {card.x + 2, card.y + 1, card.width - 4, card.height - 2});
      draw_card_heading(cr, c,
                        captain ? context.words("What a captain remembers")
                                : context.words("What an operator does"),
                        box, team);
      (captain ? draw_captain_back : draw_operator_back)(cr, context, c, box);
    }
  }
  draw_line(cr, context.words("Print on both sides, turned about the short edge."),
            {PlainPage::kBody.x, PlainPage::kBody.bottom() - 3.4, 160, 3.6},
            {.size = 2.6, .colour = c.text});
}

}  // namespace chartroom

// Four cards to cut out, printed on both sides: a captain's and an operator's for each team. The
// back is mirrored, so that each back lies behind its front.
#include "exporters/page/cut_lines.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/plain_page.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr double kCardWidth = 128;
constexpr double kCardHeight = 84;
constexpr double kRimRound = 1.5;  // between the cut and the card's panel
constexpr double kTitleHeight = 14;

// The place of a card: a column for a role, a row for a team. The sheet is turned about its short
// edge, so what is left on the front is right on the back.
MmRect card_place(bool captain, maps::Team team, bool back) {
  const MmRect body = PlainPage::kBody;
  const bool left = captain != back;
  const double middle = kSmallFrame.x / 2;
  return {left ? middle - kCardWidth : middle,
          body.y + (team == maps::Team::blue ? 0 : kCardHeight), kCardWidth, kCardHeight};
}

TextBlocks captain_reminders(const Translator& tr) {
  return {
      item(tr("Choose a start on water, mark it, and tell nobody.")),
      item(tr("Draw a line from point to point. Never step on it again: it is your trail.")),
      item(tr("Say every action aloud: the direction, the question, the target, the place.")),
      item(tr("Answer their sonar truthfully: your row, or your column.")),
      item(tr("A torpedo reaches every water point of your quadrant, your own included.")),
      item(tr("Nowhere to go? Surface: say where you are, and wipe off all but that point.")),
      item(tr("Energy and damage are open to all. Energy stays when you surface.")),
  };
}

TextBlocks operator_reminders(const Translator& tr) {
  return {
      item(tr("Lay the film on your map, its square mark at the top left, and set the pen on "
              "its start.")),
      item(tr("Draw what their captain calls, point by point.")),
      item(tr("Slide the film by whole points: wherever the trail meets no island and stays "
              "on the map, they may be.")),
      item(tr("After silence the next step may go any way: draw all of them, thinly.")),
      item(tr("A row or column, a torpedo and what it hit rule places out: note them.")),
      item(tr("When the trail runs off the film, wipe it, mark their likely places on the "
              "map, and start anew in the middle.")),
      item(tr("They surfaced: wipe the film and lay its start on that point.")),
  };
}

void draw_card(const Canvas& canvas, const SheetContext& context, MmRect place, bool captain,
               maps::Team team, bool back) {
  const Translator& tr = context.tr;
  Panel panel(canvas, context,
              {place.x + kRimRound, place.y + kRimRound, place.width - 2 * kRimRound,
               place.height - 2 * kRimRound});
  if (!back) {
    panel.title(captain ? tr("Captain") : tr("Radio Operator"), team, kTitleHeight);
    panel.actions(panel.left());
    return;
  }
  panel.title(captain ? tr("What a captain remembers") : tr("What an operator does"), team,
              kTitleHeight);
  panel.text(captain ? captain_reminders(tr) : operator_reminders(tr), panel.left(), 4.2);
}

void draw(const Canvas& canvas, const SheetContext& context, int page) {
  const BoardColours c = sheet_colours(context);
  const bool back = page == 1;
  const PlainPage plain(canvas, context, context.tr("Reference cards"));
  for (const maps::Team team : maps::kTeams) {
    for (const bool captain : {true, false}) {
      const MmRect place = card_place(captain, team, back);
      draw_cut_frame(canvas, place, c.line);
      draw_card(canvas, context, place, captain, team, back);
    }
  }
  draw_line(canvas, context.tr("Print on both sides, turned about the short edge."),
            {PlainPage::kBody.x, PlainPage::kBody.bottom() - 4.2, 160, 3.6},
            {.size = 2.6, .colour = c.text});
}

}  // namespace

Sheet reference_sheet() {
  return {.name = "reference",
          .title = [](const Translator& tr) { return std::string(tr("Reference cards")); },
          .draw = draw,
          .pages = 2};
}

}  // namespace chartroom::exporters

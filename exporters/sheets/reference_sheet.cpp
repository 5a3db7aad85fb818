// Four cards to cut out, printed on both sides: a captain's and an operator's for each team. The
// back is mirrored, so that each back lies behind its front.
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/type_scale.h"
#include "exporters/page/card_cuts.h"
#include "exporters/page/qr_code.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/reference_cards.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr double kCardGutter = 3;
constexpr double kRimRound = 1.5;  // between the cut and the card's panel
// A card has room for larger letters than a panel beside a board.
constexpr double kZoom = 1.07;
constexpr double kTitleHeight = 13;
// In large print 14 points.
constexpr double kLargeZoom = 1.21;
constexpr double kLargeTitleHeight = 9.4;
constexpr double kLargestText = type::kLarge;

double title_height(const SheetContext& context) {
  return context.look == Look::large_print ? kLargeTitleHeight : kTitleHeight;
}

void draw_front(Panel& panel, const SheetContext& context, Role role, maps::Team team) {
  panel.title(role_name(context.tr, role), team, title_height(context), role_icon(role));
  panel.actions(panel.left(), context.look != Look::large_print);
}

void draw_back(Panel& panel, const SheetContext& context, Role role, maps::Team team) {
  const Translator& tr = context.tr;
  panel.title(
      role == Role::captain ? tr("What a captain remembers") : tr("What a radio operator does"),
      team, title_height(context), role_icon(role));
  panel.text(role_reminders(context, role, team), panel.left(), kLargestText);
}

// The ground runs over the cut, so that a crooked one shows no white.
void draw_reference_card(const Canvas& canvas, const SheetContext& context, const CardGrid& grid,
                         Role role, maps::Team team, bool back) {
  const BoardColours c = sheet_colours(context);
  const MmRect place = reference_place(grid, role, team, back);
  fill_box(canvas, card_ground(grid, place, grid.block()), c.hatched ? c.plate : c.bezel);
  Panel panel(canvas, context,
              {place.x + kRimRound, place.y + kRimRound, place.width - 2 * kRimRound,
               place.height - 2 * kRimRound},
              context.look == Look::large_print ? kLargeZoom : kZoom);
  back ? draw_back(panel, context, role, team) : draw_front(panel, context, role, team);
}

// The set's mark in a row, as low as the foot of the page is, and how to print and to cut.
void draw_foot(const Canvas& canvas, const SheetContext& context) {
  constexpr double kCode = 9.6;
  const Colour ink = sheet_colours(context).text;
  // Clear of the mark at the cut.
  const MmRect code{9.4, context.frame.y - kCode - 0.6, kCode, kCode};
  if (context.look == Look::night) {
    fill_box(canvas, {code.x - 1.6, code.y - 1.6, code.width + 3.2, code.height + 2.2},
             rgb(0xffffff));
  }
  draw_qr_code(canvas, qr_text(context.set), {code.x, code.y}, kCode, rgb(0x000000));
  draw_line(canvas, context.tr("Print on both sides, turned about the short edge."),
            {code.right() + 4, code.y + 0.4, 84, 4}, {.size = type::kNote, .colour = ink});
  draw_line(canvas, context.tr("Cut at the marks: the cards fit sleeves for 88 x 126 mm."),
            {code.right() + 4, code.y + 4.6, 84, 4}, {.size = type::kNote, .colour = ink});
}

void draw(const Canvas& canvas, const SheetContext& context, int page) {
  const CardGrid grid = reference_grid(context.frame);
  CardCuts cuts;
  for (const maps::Team team : maps::kTeams) {
    for (const Role role : kRoles) {
      const bool back = page == 1;
      draw_reference_card(canvas, context, grid, role, team, back);
      cuts.add(reference_place(grid, role, team, back));
    }
  }
  draw_card_cuts(canvas, cuts, grid.gutter, {0, 0, context.frame.x, context.frame.y});
  draw_foot(canvas, context);
  draw_margins(canvas, context, context.tr("Reference cards"), Rulers::no);
}

}  // namespace

CardGrid reference_grid(Mm frame) {
  // As high as their ground allows: the foot of the page is below them.
  return {.card = kReferenceCard,
          .columns = 2,
          .rows = 2,
          .gutter = kCardGutter,
          .middle = {frame.x / 2, kReferenceCard.y + 1.5 * kCardGutter}};
}

MmRect reference_place(const CardGrid& grid, Role role, maps::Team team, bool back) {
  const int number = (team == maps::Team::blue ? 0 : 2) + (role == Role::captain ? 0 : 1);
  return back ? grid.back(number) : grid.front(number);
}

Sheet reference_sheet() {
  return {.name = "reference",
          .title = [](const Translator& tr) { return std::string(tr("Reference cards")); },
          .draw = draw,
          .pages = 2,
          .on_card = true};
}

}  // namespace chartroom::exporters

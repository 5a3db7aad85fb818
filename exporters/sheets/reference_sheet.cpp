// Cards to cut out: a captain's and an operator's per team. Backs are
// mirrored, so that they lie behind their fronts, printed on both sides or folded.
#include <cmath>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/page/card_cuts.h"
#include "exporters/page/card_page.h"
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
constexpr double kReferenceZoom = 1.07;
constexpr double kTitleHeight = 13;
constexpr double kLargeFrontZoom = 1.21;
constexpr double kLargeBackZoom = 1;        // backs are full of words
constexpr double kLargeTitleHeight = 11.7;  // letters no smaller than on the other cards
constexpr double kLargeCard = 1.44;         // large print on large paper: as large as fits
constexpr double kLargestText = type::kLarge;

// Returns the height of a card's title. Only large print on small paper has to spare it.
double title_height(const SheetContext& context) {
  const bool tight = context.look == Look::large_print && context.frame.x <= kSmallFrame.x;
  return tight ? kLargeTitleHeight : kTitleHeight;
}

void draw_front(Panel& panel, const SheetContext& context, Role role, maps::Team team) {
  const bool large = context.look == Look::large_print;
  panel.title(role_name(context.tr, role), team, title_height(context), role_icon(role));
  panel.actions(panel.left(), !large);
}

void draw_back(Panel& panel, const SheetContext& context, Role role, maps::Team team) {
  const Translator& tr = context.tr;
  panel.title(
      role == Role::captain ? tr("Reminders for captains") : tr("Reminders for radio operators"),
      team, title_height(context), role_icon(role));
  double size = kLargestText;  // one size for all cards, which lie side by side
  for (const Role each : kRoles) {
    for (const maps::Team of : maps::kTeams) {
      size = panel.text_size(role_reminders(context, each, of), panel.left(), size);
    }
  }
  panel.spread_text(role_reminders(context, role, team), size);
}

double zoom_of(Look look, bool back) {
  if (look != Look::large_print) return kReferenceZoom;
  return back ? kLargeBackZoom : kLargeFrontZoom;
}

// The ground extends past the cut, so that a crooked cut shows no white.
void draw_reference_card(const Canvas& canvas, const SheetContext& context, const CardGrid& grid,
                         ReferenceCard card, MmRect place, MmRect round, bool back) {
  const BoardColours c = sheet_colours(context);
  fill_box(canvas, card_ground(grid, place, round), c.hatched ? c.plate : c.bezel);
  const StateGuard guard(canvas);
  enter_card(canvas, grid, place, back);
  Panel panel(canvas, context,
              {kRimRound, kRimRound, grid.card.x - 2 * kRimRound, grid.card.y - 2 * kRimRound},
              grid.card.x / kReferenceCard.x * zoom_of(context.look, back));
  back ? draw_back(panel, context, card.role, card.team)
       : draw_front(panel, context, card.role, card.team);
}

// Draws a row at a strip's foot: the set's mark, instructions for printing and cutting, the footer.
void draw_reference_foot(const Canvas& canvas, const SheetContext& context, Mm strip,
                         bool is_standard) {
  constexpr double kCode = 9.6;
  constexpr double kFooter = kRulerStrip + 106;
  const Translator& tr = context.tr;
  const Colour ink = sheet_colours(context).text;
  // Clear of the cut's mark.
  const MmRect code{9.4, strip.y - kCode - 0.6, kCode, kCode};
  if (context.look == Look::night) {
    fill_box(canvas, {code.x - 1.6, code.y - 1.6, code.width + 3.2, code.height + 2.2},
             rgb(0xffffff));
  }
  draw_qr_code(canvas, qr_text(context.set), {code.x, code.y}, kCode, rgb(0x000000));
  draw_line(canvas,
            context.backs == Backs::gutterfold
                ? tr("Print on one side, fold along the dashed line, and glue.")
                : tr("Print on both sides, flip on short edge."),
            {code.right() + 4, code.y + 0.4, 84, 4}, {.size = type::kNote, .colour = ink});
  draw_line(canvas,
            is_standard ? tr("Cut at the marks. The cards fit 88 × 126 mm sleeves.")
                        : tr("Cut at the marks."),
            {code.right() + 4, code.y + 4.6, 84, 4}, {.size = type::kNote, .colour = ink});
  draw_footer(canvas, context, tr("Reference cards"),
              {kFooter, strip.y - kFooterHeight + 0.3, strip.x - kFooter, 5}, ink);
}

// Returns the free space left of a page's cards, without the marks at their cuts.
double room_aside(const CardGrid& grid) {
  constexpr double kMarks = 5;
  return grid.block().x - grid.gutter - kMarks;
}

bool has_foot_aside(const CardGrid& grid) {
  constexpr double kFootRoom = 12;
  return room_aside(grid) > kFootRoom;
}

void draw_reference_sheet(const Canvas& canvas, const SheetContext& context, int page) {
  const CardGrid grid = reference_grid(context.frame, context.backs, context.look);
  const bool is_standard = grid.card.x == kReferenceCard.x;
  const bool fronts = grid.folded || page == 0;
  const bool backs = grid.folded || page == 1;
  CardCuts cuts;
  for (int k = 0; k < grid.cards(); ++k) {
    if (fronts) cuts.add(grid.front(k));
    if (backs) cuts.add(grid.back(k));
  }
  const MmRect round = cuts.block();
  for (int k = 0; k < grid.cards(); ++k) {
    const ReferenceCard card = reference_card(grid, page, k);
    if (fronts) draw_reference_card(canvas, context, grid, card, grid.front(k), round, false);
    if (backs) draw_reference_card(canvas, context, grid, card, grid.back(k), round, true);
  }
  const MmRect limits{0, 0, context.frame.x, context.frame.y};
  draw_card_cuts(canvas, cuts, grid.gutter, limits);
  draw_card_fold(canvas, grid, round, limits, sheet_colours(context).text);
  const StateGuard guard(canvas);
  if (!has_foot_aside(grid)) {
    return draw_reference_foot(canvas, context, context.frame, is_standard);
  }
  cairo_translate(canvas, 0, context.frame.y);
  cairo_rotate(canvas, -M_PI / 2);
  draw_reference_foot(canvas, context, {context.frame.y, room_aside(grid)}, is_standard);
}

}  // namespace

CardGrid reference_grid(Mm frame, Backs backs, Look look) {
  const bool folded = backs == Backs::gutterfold;
  const bool larger = look == Look::large_print && frame.x > kSmallFrame.x;
  const double zoom = larger ? kLargeCard : 1;
  CardGrid grid{.card = {zoom * kReferenceCard.x, zoom * kReferenceCard.y},
                .columns = folded ? 1 : 2,
                .rows = 2,
                .gutter = kCardGutter,
                .folded = folded,
                .middle = {frame.x / 2, frame.y / 2}};
  // With the page's foot below them, cards lie as high as their ground allows.
  if (!has_foot_aside(grid)) grid.middle.y = grid.block().height / 2 + grid.gutter;
  return grid;
}

ReferenceCard reference_card(const CardGrid& grid, int page, int number) {
  const bool second = grid.folded ? page == 1 : number / grid.columns == 1;
  return {kRoles[static_cast<std::size_t>(number) % kRoles.size()], maps::kTeams[second ? 1 : 0]};
}

Sheet reference_sheet() {
  return {.name = "reference",
          .title = [](const Translator& tr) { return std::string(tr("Reference cards")); },
          .draw = draw_reference_sheet,
          .pages = [](const SheetContext&) { return 2; },
          .both_sides = true,
          .on_card = true,
          .folds = true};
}

}  // namespace chartroom::exporters

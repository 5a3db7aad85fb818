// Submarines for the ladder, and a folded standing plate for each admiral.
#include <algorithm>
#include <cmath>

#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/ladder_layout.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/cut_lines.h"

namespace chartroom::exporters {

namespace {

constexpr double kPlateWidth = 61;
constexpr double kLargestPlate = 30;  // height of one side
constexpr double kTokenGap = 3;
constexpr double kTextHeight = 8;

std::string tokens_sheet_title(const Translator& tr) { return tr("Tokens"); }

void draw_edge(const Canvas& canvas, const DeckContext& context, int nation, MmRect box) {
  if (context.look != Look::ink_saving) return;
  cairo_rectangle(canvas, box.x + 0.8, box.y + 0.8, box.width - 1.6, box.height - 1.6);
  set_colour(canvas, context.nation(nation).edge);
  cairo_set_line_width(canvas, 0.8);
  cairo_stroke(canvas);
}

void draw_token(const Canvas& canvas, const DeckContext& context, int nation, MmRect box) {
  const NationColours colours = context.nation(nation);
  fill_box(canvas, box, colours.fill);
  draw_edge(canvas, context, nation, box);
  const double rim = box.width * 0.1;
  draw_pixels(canvas, emblem(nation),
              {box.x + rim, box.y + rim, box.width - 2 * rim, box.height * 0.44}, colours.sign,
              colours.sign);
  draw_pixels(
      canvas, submarine_sprite(),
      {box.x + rim, box.y + box.height * 0.57, box.width - 2 * rim, box.height * 0.43 - rim},
      colours.sign, faded(colours.sign, 0.35));
  draw_cut_outline(canvas, box, context.colours.ink);
}

// One side of an admiral's plate.
void draw_side(const Canvas& canvas, const DeckContext& context, int nation, double height) {
  const NationColours colours = context.nation(nation);
  const MmRect box{0, 0, kPlateWidth, height};
  fill_box(canvas, box, colours.fill);
  draw_pixels(canvas, emblem(nation), {3, (height - 14) / 2, 14, 14}, colours.sign, colours.sign);
  draw_pixels(canvas, admiral_sprite(), {kPlateWidth - 18, (height - 15) / 2, 15, 15}, colours.sign,
              faded(colours.sign, 0.35));
  draw_caption(canvas, context.nation_name(nation), {18.5, height / 2 - 7, kPlateWidth - 38, 7.6},
               {.size = 6, .bold = true, .align = Align::centre, .colour = colours.sign});
  draw_line(canvas, context.tr("Admiral"), {18.5, height / 2 + 1.6, kPlateWidth - 38, 5},
            {.size = 3.2, .align = Align::centre, .colour = colours.sign});
}

void draw_folded_plate(const Canvas& canvas, const DeckContext& context, int nation, Mm corner,
                       double height) {
  cairo_save(canvas);
  cairo_translate(canvas, corner.x, corner.y);
  cairo_save(canvas);
  cairo_translate(canvas, kPlateWidth, height);
  cairo_rotate(canvas, M_PI);
  draw_side(canvas, context, nation, height);
  cairo_restore(canvas);
  cairo_translate(canvas, 0, height);
  draw_side(canvas, context, nation, height);
  cairo_restore(canvas);
  const MmRect plate{corner.x, corner.y, kPlateWidth, 2 * height};
  draw_edge(canvas, context, nation, plate);
  draw_cut_outline(canvas, plate, context.colours.ink);
  draw_fold(canvas, {corner.x - 1.5, corner.y + height},
            {corner.x + kPlateWidth + 1.5, corner.y + height}, context.nation(nation).sign);
}

void draw_tokens_sheet(const Canvas& canvas, const DeckContext& context, int /*page*/) {
  const DeckPage page(canvas, context, tokens_sheet_title(context.tr));
  const MmRect body = deck_body(context);
  const auto nations = static_cast<int>(context.deck.nations.size());
  const auto submarines = static_cast<int>(context.deck.ladder.starts.size());
  draw_paragraph(canvas,
                 context.tr("Print on card or glue to card, then cut along the solid lines. The "
                            "small squares are the submarines. Fold the plates along the dashed "
                            "line; they show who plays each nation."),
                 {body.x, body.y, body.width, kTextHeight},
                 {.size = 3, .colour = context.colours.ink});
  const double side = LadderLayout(context).token();
  double x = body.x;
  double y = body.y + kTextHeight + 2;
  for (int nation = 0; nation < nations; ++nation) {
    // A nation's tokens stay together.
    if (x + submarines * side > body.right()) {
      x = body.x;
      y += side + kTokenGap;
    }
    for (int k = 0; k < submarines; ++k) {
      draw_token(canvas, context, nation, {x, y, side, side});
      x += side;
    }
    x += kTokenGap;
  }
  y += side + 2 * kTokenGap;
  const int rows = (nations + 2) / 3;
  const double height =
      std::min(kLargestPlate, ((body.bottom() - y + kTokenGap) / rows - kTokenGap) / 2);
  for (int nation = 0; nation < nations; ++nation) {
    draw_folded_plate(canvas, context, nation,
                      {body.x + nation % 3 * (kPlateWidth + kTokenGap),
                       y + nation / 3 * (2 * height + kTokenGap)},
                      height);
  }
}

}  // namespace

DeckSheet tokens_deck_sheet() {
  return {.name = "tokens",
          .title = tokens_sheet_title,
          .draw = draw_tokens_sheet,
          .pages = one_page,
          .on_card = true};
}

}  // namespace chartroom::exporters

// The first page: the material for each page, and the steps after printing.
#include <string>

#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/with_values.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

namespace {

constexpr double kRow = 11;
constexpr double kPagesWidth = 24;
constexpr double kSheetWidth = 62;
constexpr double kPad = 2;
constexpr double kLetters = 4.6;
constexpr double kLargestAssemblyText = 5.6;

std::string assembly_sheet_title(const Translator& tr) { return tr("Assembly"); }

// Returns the sheet's pages in the file of all sheets: "2–9"; "" if it does not apply to the deck.
std::string pages_in_file(const DeckSheet& wanted, const DeckContext& context) {
  int first = 1;
  for (const DeckSheet& sheet : deck_sheets()) {
    if (sheet.name == wanted.name) break;
    first += sheet.pages(context);
  }
  const int pages = wanted.pages(context);
  if (pages == 0) return "";
  return pages == 1 ? fmt::format("{}", first) : fmt::format("{}–{}", first, first + pages - 1);
}

bool on_both_sides(const DeckSheet& sheet, const DeckContext& context) {
  return sheet.cards && context.backs == Backs::duplex;
}

std::string material(const DeckSheet& sheet, const DeckContext& context) {
  const Translator& tr = context.tr;
  if (!sheet.cards && !sheet.on_card) return tr("plain paper");
  return on_both_sides(sheet, context) ? tr("card, about 200 g, both sides")
                                       : tr("card, about 200 g");
}

// Draws the list of materials and pages; returns its end.
double draw_list(const Canvas& canvas, const DeckContext& context, const MmRect& body) {
  const DeckColours& c = context.colours;
  double y = body.y;
  const auto row = [&](const std::string& pages, const std::string& name, const std::string& on,
                       bool head) {
    double x = body.x;
    for (const auto& [text, width] : {std::pair{pages, kPagesWidth},
                                      {name, kSheetWidth},
                                      {on, body.width - kPagesWidth - kSheetWidth}}) {
      draw_cell(canvas, {x, y, width, kRow}, head ? c.tint : c.page, c.rule);
      draw_caption(canvas, text, {x + kPad, y + 1.5, width - 2 * kPad, kRow - 3},
                   {.size = kLetters, .bold = head, .colour = c.ink});
      x += width;
    }
    y += kRow;
  };
  row(context.tr("Pages"), context.tr("Sheet"), context.tr("Print on"), true);
  for (const DeckSheet& sheet : deck_sheets()) {
    const std::string pages = pages_in_file(sheet, context);
    if (pages.empty() || sheet.draw == find_deck_sheet("assembly")->draw) continue;
    row(pages, sheet.title(context.tr), material(sheet, context), false);
  }
  return y;
}

std::string how_backs_come(const DeckContext& context) {
  const Translator& tr = context.tr;
  switch (context.backs) {
    case Backs::duplex:
      return tr(
          "Cards: print both sides, flip on long edge. Print two pages first and hold them up to "
          "the light. All backs of a kind are alike, so a small offset does no harm.");
    case Backs::gutterfold:
      return tr(
          "Cards: the backs are beside the fronts. Fold the page along the line, glue it, then "
          "cut.");
    case Backs::none:
      break;
  }
  return tr("Cards have no backs. Put each in a sleeve, with an old playing card behind it.");
}

TextBlocks steps(const DeckContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      item(tr("Print at 100%, not fitted to the page. The rulers must measure 100 mm.")),
      item(how_backs_come(context)),
      item(tr("Cut at the marks on the edges of the page, the longest lines first. Keep fleet "
              "cards and torpedo cards apart.")),
      item(tr("Tokens: cut out the submarines. Fold each plate and stand it in front of its "
              "nation’s admiral.")),
      item(tr("Put the ladder in the middle of the table. It shows where each submarine starts.")),
      item(with_values(tr("You also need one {}-sided die, a pencil, scissors and glue."),
                       context.deck.die))};
  if (find_deck_sheet("sonar")->pages(context) > 0) {
    blocks.push_back(item(tr("The experimental sonar’s wheel also needs a paper clip.")));
  }
  blocks.push_back(
      item(tr("Then read the rules. They include an example with this deck’s cards.")));
  return blocks;
}

void draw_assembly_sheet(const Canvas& canvas, const DeckContext& context, int /*page*/) {
  const DeckPage page(canvas, context, assembly_sheet_title(context.tr));
  const MmRect body = deck_body(context);
  const double top = draw_list(canvas, context, body) + 8;
  draw_texts(canvas, context, steps(context), {body.x, top, body.width, body.bottom() - top},
             kLargestAssemblyText);
}

}  // namespace

DeckSheet assembly_deck_sheet() {
  return {.name = "assembly",
          .title = assembly_sheet_title,
          .draw = draw_assembly_sheet,
          .pages = one_page};
}

}  // namespace chartroom::exporters

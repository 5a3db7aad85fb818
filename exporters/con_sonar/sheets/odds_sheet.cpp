// The exact chance to hit by step and torpedoes, and the deck's cards.
#include <cstdint>

#include <fmt/core.h>

#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/with_values.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/number_in.h"
#include "validator/con_sonar/odds.h"

namespace chartroom::exporters {

namespace {

constexpr double kStepWidth = 24;
constexpr double kOddsHead = 17;
constexpr double kTableShare = 0.48;  // share of the page's height
constexpr double kNotesShare = 0.17;
constexpr double kOddsGap = 4;
// Longer fractions are of no use to players.
constexpr std::int64_t kLongestFraction = 9999;

std::string odds_sheet_title(const Translator& tr) { return tr("Odds and cards"); }

// True if a strike gains points on average, without pairs and sets.
bool pays(const con_sonar::ScoreValues& score, const con_sonar::Odds& odds) {
  return odds.share() * score.submarine + (1 - odds.share()) * score.torpedo_card > 0;
}

// Returns green on white, stronger for likelier hits.
Colour heat(const DeckContext& context, const con_sonar::Odds& odds) {
  if (context.look == Look::ink_saving) return context.colours.page;
  return mixed(context.colours.page, rgb(0x6ee04a), odds.share());
}

void draw_odds_cell(const Canvas& canvas, const DeckContext& context, const con_sonar::Odds& odds,
                    MmRect box) {
  const DeckColours& c = context.colours;
  draw_cell(canvas, box, heat(context, odds), c.rule);
  const bool fraction = odds.of <= kLongestFraction;
  const double split = fraction ? box.height * 0.6 : box.height;
  draw_line(
      canvas, percent_in(context.language, in_hundredths(odds)),
      {box.x + 1, box.y, box.width - 2, split},
      {.size = std::min(5.4, split * 0.72), .bold = true, .align = Align::centre, .colour = c.ink});
  if (fraction) {
    draw_line(canvas, fmt::format("{}/{}", odds.hits, odds.of),
              {box.x + 1, box.y + split - 0.6, box.width - 2, box.height - split - 0.2},
              {.size = 2.5, .align = Align::centre, .colour = c.ink});
  }
  if (!pays(context.deck.score, odds)) return;
  cairo_rectangle(canvas, box.x + 0.9, box.y + 0.9, box.width - 1.8, box.height - 1.8);
  set_colour(canvas, c.ink);
  cairo_set_line_width(canvas, 0.6);
  cairo_stroke(canvas);
}

void draw_table(const Canvas& canvas, const DeckContext& context, MmRect box) {
  const DeckColours& c = context.colours;
  const std::vector<int> counts = torpedo_counts(context.deck);
  const int steps = context.deck.ladder.steps;
  const double width = (box.width - kStepWidth) / static_cast<double>(counts.size());
  const double height = (box.height - kOddsHead) / steps;
  draw_caption(canvas, context.tr("Step of the target"),
               {box.x, box.y + 2, kStepWidth - 2, kOddsHead - 3}, {.size = 3.2, .colour = c.ink});
  for (std::size_t place = 0; place < counts.size(); ++place) {
    const double x = box.x + kStepWidth + static_cast<double>(place) * width;
    draw_pixels(canvas, torpedo_sprite(), {x + 1, box.y + 1, width - 2, 5}, c.ink, c.rule);
    draw_pixel_number(canvas, counts[place], false, {x, box.y + 7.4, width, 7}, c.ink);
    for (int step = 1; step <= steps; ++step) {
      draw_odds_cell(canvas, context, con_sonar::strike_odds(context.deck.die, step, counts[place]),
                     {x, box.y + kOddsHead + (steps - step) * height, width, height});
    }
  }
  for (int step = 1; step <= steps; ++step) {
    draw_pixel_number(canvas, step, false,
                      {box.x, box.y + kOddsHead + (steps - step) * height + height * 0.18,
                       kStepWidth - 4, height * 0.64},
                      c.ink);
  }
}

TextBlocks notes(const DeckContext& context) {
  const Translator& tr = context.tr;
  const con_sonar::Deck& deck = context.deck;
  TextBlocks blocks{
      heading(tr("How to roll a strike")),
      item(with_values(tr("Roll one {}-sided die at a time, up to once per torpedo. A roll below "
                          "the target’s step hits; then stop rolling."),
                       deck.die)),
      item(tr("A submarine on step 1 cannot be hit. Raise a target first: each step adds one "
              "number that hits.")),
      item(fmt::format(
          fmt::runtime(tr("A hit scores {}, a miss {}. In thick-framed boxes a strike gains "
                          "points on average, not counting pairs and sets.")),
          signed_number(deck.score.submarine), signed_number(deck.score.torpedo_card)))};
  return blocks;
}

struct CardsOfCell {
  std::string names;
  int count = 0;
};

// Draws a cell's cards by name, or their number if the names do not fit.
void draw_names(const Canvas& canvas, const CardsOfCell& cards, MmRect box, Colour colour) {
  if (cards.count == 0) return;
  const TextStyle style{.size = std::min(3.0, box.height * 0.5),
                        .bold = true,
                        .align = Align::centre,
                        .colour = colour};
  const bool fits = caption_fits(canvas, cards.names, box, style);
  draw_caption(canvas, fits ? cards.names : fmt::format("{} ×", cards.count), box, style);
}

void draw_cards_cell(const Canvas& canvas, const DeckContext& context, int nation, int symbol,
                     MmRect box) {
  const DeckColours& c = context.colours;
  draw_cell(canvas, box, c.page, c.rule);
  CardsOfCell fleet;
  CardsOfCell torpedoes;
  const auto add = [](CardsOfCell& cards, const std::string& name) {
    if (cards.count++ > 0) cards.names += ' ';
    cards.names += name;
  };
  for (const con_sonar::FleetCard& card : context.deck.fleet) {
    if (card.nation != nation || card.symbol != symbol) continue;
    add(fleet, signed_number(card.effect));
  }
  for (const con_sonar::TorpedoCard& card : context.deck.torpedoes) {
    if (card.nation != nation || card.symbol != symbol) continue;
    add(torpedoes, fmt::format("*{}", card.torpedoes));
  }
  const double half = box.width / 2;
  const double high = box.height - 0.6;
  draw_names(canvas, fleet, {box.x + 0.3, box.y + 0.3, half - 0.3, high}, c.ink);
  const Colour amber = context.look == Look::ink_saving ? c.ink : rgb(0x9a5b00);
  draw_names(canvas, torpedoes, {box.x + half, box.y + 0.3, half - 0.3, high}, amber);
}

// Draws a row per nation and a column per symbol.
void draw_card_table(const Canvas& canvas, const DeckContext& context, MmRect box) {
  const DeckColours& c = context.colours;
  constexpr double kNames = 30;
  constexpr double kNote = 5;
  constexpr double kPictures = 9;
  const TextBlocks head{heading(context.tr("Cards in this deck"))};
  draw_blocks(canvas, head, box, 4, block_colours(context));
  draw_line(
      canvas,
      context.tr("+2: a fleet card with that number. *2: a torpedo card with that many torpedoes."),
      {box.x, box.y + 7, box.width, kNote - 1}, {.size = 2.8, .colour = c.ink});
  const double top = box.y + 7 + kNote;
  const auto symbols = static_cast<int>(context.deck.symbols.size());
  const auto nations = static_cast<int>(context.deck.nations.size());
  const double column = (box.width - kNames) / symbols;
  const double row = std::min(9.0, (box.bottom() - top - kPictures) / nations);
  for (int symbol = 0; symbol < symbols; ++symbol) {
    const double x = box.x + kNames + symbol * column;
    draw_pixels(canvas, context.sprite(symbol), {x + 0.8, top, column - 1.6, kPictures - 1}, c.ink,
                c.rule);
    for (int nation = 0; nation < nations; ++nation) {
      draw_cards_cell(canvas, context, nation, symbol,
                      {x, top + kPictures + nation * row, column, row});
    }
  }
  for (int nation = 0; nation < nations; ++nation) {
    draw_nation_plate(canvas, context, nation,
                      {box.x, top + kPictures + nation * row + 0.3, kNames - 1.5, row - 0.6});
  }
}

void draw_odds_sheet(const Canvas& canvas, const DeckContext& context, int /*page*/) {
  const DeckPage page(canvas, context, odds_sheet_title(context.tr));
  const MmRect body = deck_body(context);
  const double table = body.height * kTableShare;
  const double said = body.height * kNotesShare;
  draw_table(canvas, context, {body.x, body.y, body.width, table});
  draw_texts(canvas, context, notes(context), {body.x, body.y + table + kOddsGap, body.width, said},
             4);
  const double cards = body.y + table + said + 2 * kOddsGap;
  draw_card_table(canvas, context, {body.x, cards, body.width, body.bottom() - cards});
}

}  // namespace

DeckSheet odds_deck_sheet() {
  return {.name = "odds", .title = odds_sheet_title, .draw = draw_odds_sheet, .pages = one_page};
}

}  // namespace chartroom::exporters

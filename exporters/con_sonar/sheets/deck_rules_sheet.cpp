// The rules on two pages, with an example that the referee has found legal.
#include <fmt/core.h>

#include <algorithm>

#include "exporters/con_sonar/cards/card_guide.h"
#include "exporters/con_sonar/cards/small_card.h"
#include "exporters/con_sonar/parts/deck_rule_texts.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/play_example.h"
#include "exporters/con_sonar/parts/with_values.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/drawing/text/text.h"
#include "validator/con_sonar/odds.h"

namespace chartroom::exporters {

namespace {

constexpr double kLargestRulesText = 4.4;
constexpr double kColumnGap = 7;
constexpr double kCardScale = 0.6;
constexpr double kCardGap = 15;

std::string rules_sheet_title(const Translator& tr) { return tr("Rules"); }

std::array<MmRect, 2> columns_of(MmRect box) {
  const double width = (box.width - kColumnGap) / 2;
  return {
      {{box.x, box.y, width, box.height}, {box.x + width + kColumnGap, box.y, width, box.height}}};
}

// Both columns in letters of one size.
void draw_columns(const Canvas& canvas, const DeckContext& context, MmRect box,
                  const std::array<TextBlocks, 2>& texts) {
  const auto columns = columns_of(box);
  const double size = std::min(fitting_size(canvas, texts[0], columns[0], kLargestRulesText),
                               fitting_size(canvas, texts[1], columns[1], kLargestRulesText));
  for (std::size_t k = 0; k < 2; ++k) {
    draw_blocks(canvas, texts[k], columns[k], size, block_colours(context));
  }
}

// Returns the example move by move.
TextBlocks told(const DeckContext& context, const PlayExample& example) {
  const Translator& tr = context.tr;
  const auto& deck = context.deck;
  const auto& first = deck.fleet[static_cast<std::size_t>(example.first.card)];
  const auto& second = deck.fleet[static_cast<std::size_t>(example.second.card)];
  const auto& torpedo = deck.torpedoes[static_cast<std::size_t>(example.torpedo)];
  std::string rolls;
  for (std::size_t k = 0; k + 1 < example.rolls.size(); ++k) {
    rolls += with_values(tr("You roll {}: miss."), example.rolls[k]) + " ";
  }
  rolls += with_values(
      tr("You roll {}: hit. The submarine is yours, and the torpedo card leaves the game."),
      example.rolls.back());
  return {
      item(with_values(
          tr("You are the admiral of {}. The first card moves a submarine of {} from step {} "
             "to step {}."),
          context.nation_name(example.admiral), context.nation_name(example.first.nation),
          example.first.from, example.first.to)),
      item(with_values(tr("Its arrow points to {}, the symbol of the second card, so you may play "
                          "that next. It moves a submarine of {} from step {} to step {}."),
                       context.symbol_name(first.leads_to),
                       context.nation_name(example.second.nation), example.second.from,
                       example.second.to)),
      item(with_values(
          tr("Its arrow points to {}, the symbol of the torpedo card, so you may strike the "
             "submarine of {} on step {}. A roll below {} hits; with all torpedoes the chance is "
             "{}%."),
          context.symbol_name(second.leads_to), context.nation_name(example.target), example.step,
          example.step,
          in_hundredths(con_sonar::strike_odds(deck.die, example.step, torpedo.torpedoes)))),
      item(rolls),
  };
}

void draw_example_cards(const Canvas& canvas, const DeckContext& context,
                        const PlayExample& example, MmRect box, const std::string& words) {
  const FigureTag figure(canvas, words);
  const double width = kCardSize.x * kCardScale;
  const double height = kCardSize.y * kCardScale;
  double x = box.x + (box.width - 3 * width - 2 * kCardGap) / 2;
  const std::array cards{std::pair{CardKind::fleet, example.first.card},
                         std::pair{CardKind::fleet, example.second.card},
                         std::pair{CardKind::torpedoes, example.torpedo}};
  for (std::size_t k = 0; k < cards.size(); ++k) {
    if (k > 0) {
      draw_pixels(canvas, arrow_sprite(),
                  {x - kCardGap + 2, box.y + height / 2 - 4, kCardGap - 4, 8},
                  block_colours(context).heading, context.colours.rule);
    }
    draw_small_card(canvas, context, cards[k].first, cards[k].second, {x, box.y}, kCardScale);
    x += width + kCardGap;
  }
}

void draw_example(const Canvas& canvas, const DeckContext& context, MmRect box) {
  const std::optional<PlayExample> example = play_example(context.deck);
  const TextBlocks head{heading(context.tr("An example with this deck’s cards"))};
  draw_blocks(canvas, head, box, kLargestRulesText, block_colours(context));
  const double top = box.y + 9;
  if (!example) {
    draw_texts(
        canvas, context,
        TextBlocks{paragraph(context.tr(
            "This deck has no example: no two of its cards form a queue that leads to a strike."))},
        {box.x, top, box.width, 20}, kLargestRulesText);
    return;
  }
  const TextBlocks words = told(context, *example);
  std::string all;
  for (const TextBlock& block : words) all += block.text + " ";
  draw_example_cards(canvas, context, *example, {box.x, top, box.width, 0}, all);
  const double below = top + kCardSize.y * kCardScale + 4;
  draw_texts(canvas, context, words, {box.x, below, box.width, box.bottom() - below},
             kLargestRulesText);
}

TextBlocks joined(TextBlocks first, const TextBlocks& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

void draw_rules_sheet(const Canvas& canvas, const DeckContext& context, int page) {
  const DeckPage surroundings(canvas, context, rules_sheet_title(context.tr));
  const MmRect body = deck_body(context);
  if (page == 0) {
    const MmRect texts{body.x, body.y, body.width, body.height - kGuideHeight - 5};
    draw_columns(canvas, context, texts,
                 {joined(beginning_texts(context), playing_texts(context)),
                  joined(torpedo_texts(context), drawing_texts(context))});
    draw_card_guide(canvas, context,
                    {body.x, body.bottom() - kGuideHeight, body.width, kGuideHeight});
    return;
  }
  constexpr double kExample = 118;
  draw_columns(canvas, context, {body.x, body.y, body.width, body.height - kExample - 4},
               {end_texts(context), question_texts(context)});
  draw_example(canvas, context, {body.x, body.bottom() - kExample, body.width, kExample});
}

}  // namespace

DeckSheet rules_deck_sheet() {
  return {.name = "rules",
          .title = rules_sheet_title,
          .draw = draw_rules_sheet,
          .pages = [](const DeckContext&) { return 2; }};
}

}  // namespace chartroom::exporters

#include "exporters/con_sonar/parts/deck_rule_texts.h"

#include <fmt/core.h>

#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/score_rows.h"
#include "exporters/con_sonar/parts/sonar_results.h"
#include "exporters/con_sonar/parts/with_values.h"
#include "validator/con_sonar/rules.h"

namespace chartroom::exporters {

namespace {

// Returns "2", or "2 - 6": as many as nations, if there are enough cards.
std::string admirals_of(const con_sonar::Deck& deck) {
  const con_sonar::Rules rules(deck);
  int most = rules.nations();
  while (most > 2 && !rules.too_few(most).empty()) --most;
  return most == 2 ? "2" : with_values("2 - {}", most);
}

}  // namespace

TextBlocks beginning_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  const con_sonar::Deck& deck = context.deck;
  const auto starts = static_cast<int>(deck.ladder.starts.size());
  return {
      heading(tr("The game")),
      paragraph(
          tr("The submarines of all nations stand on one ladder. The higher a submarine, the "
             "easier it is to sink. You are the admiral of one nation: keep your own submarines "
             "deep, lift the others, and sink them. Whoever has most points at the end wins.")),
      heading(tr("Before you begin")),
      item(with_values(tr("Admirals: {}."), admirals_of(deck))),
      item(with_values(
          tr("You need the ladder, the submarines, the fleet cards, the torpedo cards and a "
             "die with {} sides."),
          deck.die)),
      item(
          starts == 1
              ? with_values(
                    tr("Of each nation, put a submarine on step {}, whether somebody plays it or "
                       "not."),
                    in_list(deck.ladder.starts))
              : with_values(tr("Of each nation, put one submarine on each of the steps {}, whether "
                               "somebody plays it or not."),
                            in_list(deck.ladder.starts))),
      item(tr("Each admiral takes the plate of a nation. Draw lots for who begins; then it goes "
              "round clockwise.")),
      item(with_values(tr("Shuffle the fleet cards and deal each admiral a hand of {}."),
                       deck.hand)),
      item(with_values(tr("Shuffle the torpedo cards. Beside their pile lie face up: {}."),
                       deck.face_up)),
  };
}

TextBlocks playing_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  const con_sonar::Deck& deck = context.deck;
  return {
      heading(tr("Your turn: 1. Play cards")),
      item(tr("Play one card, or a queue: the symbol of each next card must be the one to which "
              "the arrow of the card before leads.")),
      item(with_values(
          tr("Each card moves one submarine of its nation, of your choice, by its number, up "
             "(+) or down (-), never beyond step 1 or {}."),
          deck.ladder.steps)),
      item(tr("If that nation has no submarine left, the card moves any submarine.")),
  };
}

TextBlocks drawing_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("3. Draw")),
      item(with_values(
          tr("The cards you played go to the discards. Draw until you hold {}; when the pile "
             "is empty, shuffle the discards."),
          context.deck.hand)),
      item(tr("Turn up a new torpedo card for the one that went.")),
  };
}

TextBlocks torpedo_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("2. Use one torpedo card, if you like")),
      paragraph(
          tr("Strike: your last arrow leads to the symbol of a face-up torpedo card of another "
             "nation. Choose a submarine of that nation as the target, any submarine if it "
             "has none left. Roll the die, once for each torpedo of the card at most, until "
             "a roll is below the step of the target.")),
      item(tr("Hit: the submarine comes into your scoring area, the card leaves the game.")),
      item(tr("All rolls missed: the card comes into your scoring area.")),
      paragraph(tr("Remove: your last arrow leads to the symbol of a face-up torpedo card of your "
                   "own nation. It leaves the game without being fired.")),
      paragraph(tr("Bury: put any face-up torpedo card under the pile. That needs no arrow.")),
  };
  if (context.deck.variant.discard_matched) {
    blocks.push_back(paragraph(
        tr("Discard: your last arrow leads to the symbol of any face-up torpedo card. It leaves "
           "the game without being fired.")));
  }
  return blocks;
}

TextBlocks end_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  const int last = context.deck.variant.last_submarines;
  TextBlocks blocks{
      heading(tr("The end")),
      paragraph(
          last == 0
              ? std::string(tr("The game ends at once when no submarine is left on the "
                               "ladder."))
              : with_values(tr("The game ends at once when no more submarines than {} are left on "
                               "the ladder."),
                            last)),
      paragraph(tr("It also ends when a torpedo card left the game or went into a scoring area and "
                   "there is none to turn up. A buried card never ends it.")),
      heading(tr("Points")),
  };
  for (const ScoreRow& row : score_rows(context)) {
    blocks.push_back(item(fmt::format("{:+}  {}", row.value, row.words)));
  }
  blocks.push_back(
      paragraph(tr("A submarine may count in a pair and in a set. Equal points share the place.")));
  return blocks;
}

TextBlocks question_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("Often asked")),
      item(tr("The ladder stops: who would climb past its top stays on the top step.")),
      item(tr("You may move the submarines of any nation, your own too.")),
      item(tr("You are never forced to strike at your own submarine while there is another.")),
      item(tr("Buried cards come up after all others, in the order in which they were buried.")),
  };
  if (sonar_levels(context.deck).empty()) return blocks;
  blocks.push_back(heading(tr("Experimental sonar")));
  blocks.push_back(paragraph(
      tr("Instead of cards and torpedoes you may discard one card or more and use the sonar once; "
         "then draw. Its wheel tells what happens.")));
  return blocks;
}

}  // namespace chartroom::exporters

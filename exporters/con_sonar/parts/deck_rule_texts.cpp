#include "exporters/con_sonar/parts/deck_rule_texts.h"

#include <fmt/core.h>

#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/score_rows.h"
#include "exporters/con_sonar/parts/sonar_results.h"
#include "exporters/con_sonar/parts/with_values.h"
#include "exporters/page/number_in.h"
#include "validator/con_sonar/rules.h"

namespace chartroom::exporters {

namespace {

// Returns "2", or "2–6": as many as nations, if there are enough cards.
std::string admirals_of(const con_sonar::Deck& deck) {
  const con_sonar::Rules rules(deck);
  int most = rules.nations();
  while (most > 2 && !rules.too_few(most).empty()) --most;
  return most == 2 ? "2" : fmt::format("2–{}", most);
}

TextBlock ruling(const Translator& tr, const std::string& text, int number) {
  return item(with_deck_ruling(text, number, tr));
}

}  // namespace

std::string with_deck_ruling(const std::string& text, int number, const Translator& tr) {
  return text + " " + with_values(tr("(Ruling {})"), fmt::format("C{}", number));
}

TextBlocks beginning_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  const con_sonar::Deck& deck = context.deck;
  const auto starts = static_cast<int>(deck.ladder.starts.size());
  return {
      heading(tr("The game")),
      paragraph(
          tr("The submarines of all nations are on one ladder. The higher a submarine, the easier "
             "it is to sink. You are the admiral of one nation: keep your own submarines deep, "
             "raise the others, and sink them. The player with the most points wins.")),
      heading(tr("Before you begin")),
      item(with_values(tr("{} players."), admirals_of(deck))),
      item(with_values(tr("You need the ladder, the submarines, the fleet cards, the torpedo cards "
                          "and one {}-sided die."),
                       deck.die)),
      ruling(tr,
             starts == 1 ? with_values(tr("Put a submarine of each nation on step {}, even if no "
                                          "one plays that nation."),
                                       in_list(deck.ladder.starts, tr))
                         : with_values(tr("Put one submarine of each nation on each of steps {}, "
                                          "even if no one plays that nation."),
                                       in_list(deck.ladder.starts, tr)),
             7),
      item(tr("Each admiral takes a nation’s plate. Choose the starting player at random; play "
              "goes clockwise.")),
      item(with_values(tr("Shuffle the fleet cards and deal each admiral a hand of {}."),
                       deck.hand)),
      item(with_values(tr("Shuffle the torpedo cards. Turn {} face up beside the pile."),
                       deck.face_up)),
  };
}

TextBlocks playing_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  const con_sonar::Deck& deck = context.deck;
  return {
      heading(tr("Your turn: 1. Play cards")),
      item(tr("Play one card or a queue of cards. Each card’s arrow must point to the symbol of "
              "the next card.")),
      ruling(tr,
             with_values(tr("Each card moves one submarine of its nation (your choice) by its "
                            "number, up (+) or down (−), never beyond step 1 or {}."),
                         deck.ladder.steps),
             9),
      item(tr("If that nation has no submarine left, the card moves any submarine.")),
  };
}

TextBlocks drawing_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("3. Draw")),
      item(with_values(tr("Discard the cards you played. Draw until you hold {}. When the pile is "
                          "empty, shuffle the discards."),
                       context.deck.hand)),
      item(tr("Turn up a new torpedo card to replace the one you used.")),
  };
}

TextBlocks torpedo_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("2. You may use one torpedo card")),
      paragraph(with_deck_ruling(
          tr("Strike: your last arrow points to the symbol of another nation’s face-up "
             "torpedo card. Choose a submarine of that nation as the target, or any "
             "submarine if it has none left. Roll the die up to once per torpedo on the "
             "card, until a roll is below the target’s step."),
          8, tr)),
      item(tr("Hit: the submarine goes into your scoring area, and the card leaves the game.")),
      item(tr("All rolls miss: the card goes into your scoring area.")),
      paragraph(tr("Remove: your last arrow points to the symbol of your own nation’s face-up "
                   "torpedo card. It leaves the game without being fired.")),
      paragraph(with_deck_ruling(
          tr("Bury: put any face-up torpedo card under the pile. No arrow is needed."), 10, tr)),
  };
  if (context.deck.variant.discard_matched) {
    blocks.push_back(
        paragraph(tr("Discard: your last arrow points to the symbol of any face-up torpedo card. "
                     "It leaves the game without being fired.")));
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
              : with_values(
                    tr("The game ends at once when {} or fewer submarines are left on the ladder."),
                    last)),
      paragraph(with_deck_ruling(
          tr("It also ends when a torpedo card leaves the game or goes into a scoring area "
             "and none is left to replace it. A buried card never ends it."),
          11, tr)),
      heading(tr("Points")),
  };
  for (const ScoreRow& row : score_rows(context)) {
    blocks.push_back(item(signed_number(row.value) + "  " + row.words));
  }
  blocks.push_back(
      paragraph(with_deck_ruling(tr("A submarine can count in both a pair and a set."), 1, tr) +
                " " + with_deck_ruling(tr("Ties share the place."), 2, tr)));
  return blocks;
}

TextBlocks question_texts(const DeckContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("Common questions")),
      ruling(tr, tr("A submarine that would climb past the top step stays on it."), 9),
      item(tr("You may move the submarines of any nation, including your own.")),
      ruling(tr, tr("You never have to strike your own submarine while there is another."), 3),
      item(tr("Buried cards come up after all others, in the order they were buried.")),
  };
  if (sonar_levels(context.deck).empty()) return blocks;
  blocks.push_back(heading(tr("Experimental sonar")));
  blocks.push_back(
      paragraph(tr("Instead of playing cards and torpedoes, you may discard one or more cards and "
                   "use the sonar once, then draw. Its wheel shows the result.")));
  return blocks;
}

}  // namespace chartroom::exporters

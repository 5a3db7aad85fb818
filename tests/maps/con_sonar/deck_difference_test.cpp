#include "maps/con_sonar/deck_difference.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "maps/con_sonar/even_deck.h"
#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

using CardChanges = std::vector<CardChange>;
using ValueChanges = std::vector<ValueChange>;

TEST(DeckDifference, OfADeckAndItselfIsEmpty) {
  EXPECT_TRUE(difference(decks::shipped(), decks::shipped()).empty());
}

TEST(DeckDifference, TheOrderOfCardsSaysNothing) {
  Deck turned = decks::shipped();
  std::reverse(turned.fleet.begin(), turned.fleet.end());
  std::reverse(turned.torpedoes.begin(), turned.torpedoes.end());
  EXPECT_TRUE(difference(decks::shipped(), turned).empty());
}

TEST(DeckDifference, TellsCardsThatChangedCameAndWent) {
  const Deck before = even_deck("even", "Even", 2, 4);
  Deck after = before;
  after.fleet[0].effect = -4;
  after.fleet[1].leads_to = 0;
  after.fleet.erase(after.fleet.begin() + 7);
  after.torpedoes.push_back(after.torpedoes[0]);
  const DeckDifference found = difference(before, after);
  EXPECT_EQ(found.fleet, (CardChanges{{"red-1/frigate/destroyer", "red-4/frigate/destroyer"},
                                      {"red+2/destroyer/carrier", "red+2/destroyer/destroyer"},
                                      {"green+4/frigate/destroyer", std::nullopt}}));
  EXPECT_EQ(found.torpedoes, (CardChanges{{std::nullopt, "red*1/pt-boat"}}));
  EXPECT_TRUE(found.values.empty());
}

TEST(DeckDifference, TellsValuesByTheirKeys) {
  Deck after = decks::shipped();
  after.die = 10;
  after.ladder.starts = {2, 5};
  after.name.erase("ko");
  after.nations[0].colour = "#000000";
  after.score.pair = 0;
  after.sonar.level_1[0].weight = 5;
  after.variant.discard_matched = true;
  EXPECT_EQ(difference(decks::shipped(), after).values,
            (ValueChanges{{"name.ko", "Con Sonar!", std::nullopt},
                          {"ladder.starts", "2 4", "2 5"},
                          {"die", "8", "10"},
                          {"nations.red.colour", "#b83845", "#000000"},
                          {"score.pair", "1", "0"},
                          {"sonar.level_1.friendly-fire", "3", "5"},
                          {"variant.last_submarines", std::nullopt, "0"},
                          {"variant.sets_of_four", std::nullopt, "each"},
                          {"variant.discard_matched", std::nullopt, "true"}}));
}

}  // namespace
}  // namespace chartroom::con_sonar

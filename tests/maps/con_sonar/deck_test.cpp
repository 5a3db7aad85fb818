#include "maps/con_sonar/deck.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

Deck with_cards(const std::vector<FleetCard>& fleet, const std::vector<TorpedoCard>& torpedoes) {
  Deck deck;
  deck.symbols = {{"whale", {}}, {"squid", {}}, {"eel", {}}};
  deck.nations = {{"red", {}, "#000001"}, {"blue", {}, "#000002"}};
  deck.fleet = fleet;
  deck.torpedoes = torpedoes;
  return deck;
}

TEST(Deck, NamesACardByNationAndEffectWhereThatIsEnough) {
  const Deck deck = with_cards({{0, 0, 2, 1}, {0, 0, -2, 1}, {1, 0, 2, 1}}, {});
  EXPECT_THAT(fleet_card_names(deck), testing::ElementsAre("red+2", "red-2", "blue+2"));
}

TEST(Deck, NamesAllCardsOfOneEffectByTheirSymbolsToo) {
  const Deck deck = with_cards({{0, 0, 2, 1}, {0, 1, 2, 1}, {0, 2, 3, 1}}, {});
  EXPECT_THAT(fleet_card_names(deck), testing::ElementsAre("red+2/whale", "red+2/squid", "red+3"));
}

TEST(Deck, NamesCardsThatDifferInTheirArrowsOnlyByBothSymbols) {
  const Deck deck = with_cards({{0, 0, 2, 1}, {0, 0, 2, 2}, {0, 1, 2, 2}}, {});
  EXPECT_THAT(fleet_card_names(deck),
              testing::ElementsAre("red+2/whale/squid", "red+2/whale/eel", "red+2/squid"));
}

TEST(Deck, GivesCopiesOneName) {
  const Deck deck = with_cards({{0, 0, 2, 1}, {0, 0, 2, 1}, {1, 0, 2, 1}},
                               {{0, 0, 1}, {0, 0, 1}, {1, 0, 1}, {1, 2, 1}, {1, 2, 3}});
  EXPECT_THAT(fleet_card_names(deck), testing::ElementsAre("red+2/whale", "red+2/whale", "blue+2"));
  EXPECT_THAT(
      torpedo_card_names(deck),
      testing::ElementsAre("red*1/whale", "red*1/whale", "blue*1/whale", "blue*1/eel", "blue*3"));
}

TEST(Deck, NamesMovesOfNationsAndOfTheAdmiralsOwn) {
  const Deck deck = with_cards({}, {});
  EXPECT_EQ(move_name(deck, 1, -5), "blue-5");
  EXPECT_EQ(move_name(deck, kOwnNation, 11), "own+11");
}

TEST(Deck, KnowsItsNationsAndSymbolsById) {
  const Deck deck = with_cards({}, {});
  EXPECT_EQ(deck.nation("blue"), 1);
  EXPECT_EQ(deck.nation("eel"), std::nullopt);
  EXPECT_EQ(deck.symbol("eel"), 2);
}

TEST(Deck, ReadsBackTheNameOfEverySonarResult) {
  for (const SonarResult result : kSonarResults) {
    EXPECT_EQ(parse_sonar_result(to_string(result)), result);
  }
  EXPECT_EQ(parse_sonar_result("none"), std::nullopt);
}

TEST(ShippedDeck, FollowsTheFormulasOfTheGame) {
  const Deck deck = decks::shipped();
  const std::array effects{-1, 2, -3, 4, -5, 6};
  ASSERT_EQ(deck.nations.size(), 6U);
  ASSERT_EQ(deck.symbols.size(), 6U);
  ASSERT_EQ(deck.fleet.size(), 36U);
  ASSERT_EQ(deck.torpedoes.size(), 18U);
  for (int nation = 0; nation < 6; ++nation) {
    for (int t = 0; t < 6; ++t) {
      const int symbol = (nation + 5 + t) % 6;
      const FleetCard card{nation, symbol, effects[t], (symbol + 1) % 6};
      EXPECT_EQ(std::count(deck.fleet.begin(), deck.fleet.end(), card), 1) << nation << " " << t;
    }
    for (int t = 0; t < 3; ++t) {
      const TorpedoCard card{nation, (nation + 8 - t) % 6, t + 1};
      EXPECT_EQ(std::count(deck.torpedoes.begin(), deck.torpedoes.end(), card), 1);
    }
  }
  // The rulebook's example: an attack submarine leads to any destroyer.
  EXPECT_EQ(deck.symbols[5].id, "attack-submarine");
  EXPECT_EQ(deck.symbols[0].id, "destroyer");
}

TEST(ShippedDeck, HasTheOddsThatItsNotesTell) {
  const Deck deck = decks::shipped();
  EXPECT_EQ(deck.sonar.level_2.size(), 42U);
  EXPECT_EQ(deck.sonar.level_1.size(), 6U);
  EXPECT_TRUE(std::all_of(deck.sonar.level_2.begin(), deck.sonar.level_2.end(),
                          [](const SonarOption& o) { return o.weight == 1; }));
  EXPECT_TRUE(std::all_of(deck.sonar.level_1.begin(), deck.sonar.level_1.end(),
                          [](const SonarOption& o) { return o.weight == 3; }));
  EXPECT_EQ(deck.variant, Variant{});
}

TEST(ShippedDeck, SpeaksFiveLanguages) {
  const Deck deck = decks::shipped();
  for (const char* language : {"en", "de", "fr", "it", "ko"}) {
    EXPECT_TRUE(deck.name.contains(language));
    EXPECT_TRUE(deck.notes.contains(language));
    for (const Symbol& symbol : deck.symbols) EXPECT_TRUE(symbol.name.contains(language));
    for (const Nation& nation : deck.nations) EXPECT_TRUE(nation.name.contains(language));
  }
}

TEST(ShippedDeck, HasATwinThatPlaysAsOnline) {
  Deck twin = decks::online();
  const Deck deck = decks::shipped();
  EXPECT_EQ(twin.variant, (Variant{2, SetsOfFour::once, true}));
  EXPECT_NE(twin.id, deck.id);
  twin.variant = {};
  twin.id = deck.id;
  twin.name = deck.name;
  twin.notes = deck.notes;
  EXPECT_EQ(twin, deck);
}

}  // namespace
}  // namespace chartroom::con_sonar

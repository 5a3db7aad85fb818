#include "maps/con_sonar/even_deck.h"

#include <gtest/gtest.h>

#include "maps/con_sonar/deck_file.h"
#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

TEST(EvenDeck, HasTheCardsOfTheShippedDeck) {
  const Deck even = even_deck("even", "Even");
  const Deck shipped = decks::shipped();
  EXPECT_EQ(even.fleet, shipped.fleet);
  EXPECT_EQ(even.torpedoes, shipped.torpedoes);
  EXPECT_EQ(even.ladder, shipped.ladder);
}

TEST(EvenDeck, KeepsToTheFormatWhateverItsSize) {
  for (int nations = 2; nations <= kMaxNations; ++nations) {
    for (int symbols = 2; symbols <= kMaxEvenSymbols; ++symbols) {
      const Deck deck = even_deck("even", "Even", nations, symbols);
      const ParseResult<DeckFile> read = parse_deck(to_canonical_json(deck), "-");
      ASSERT_TRUE(read) << read.errors[0].text();
      EXPECT_EQ(read.value->deck, deck);
    }
  }
}

TEST(EvenDeck, NamesWhatTheShippedDeckHasAsItDoes) {
  const Deck even = even_deck("even", "Even");
  const Deck shipped = decks::shipped();
  EXPECT_EQ(even.symbols, shipped.symbols);
  EXPECT_EQ(even.nations, shipped.nations);
}

TEST(EvenDeck, NamesAllInTheLanguagesOfTheShippedDeck) {
  const Deck shipped = decks::shipped();
  const Deck even = even_deck("even", "Even", kMaxNations, kMaxEvenSymbols);
  const auto expect_all = [&](const auto& list) {
    for (const auto& named : list) {
      for (const auto& [language, name] : shipped.name) {
        EXPECT_TRUE(named.name.contains(language)) << named.id << " in " << language;
      }
    }
  };
  expect_all(even.nations);
  expect_all(even.symbols);
}

}  // namespace
}  // namespace chartroom::con_sonar

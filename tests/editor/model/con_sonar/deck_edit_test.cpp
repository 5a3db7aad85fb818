#include "editor/model/con_sonar/deck_edit.h"

#include <gmock/gmock.h>

#include "editor/model/con_sonar/deck_document.h"
#include "editor/model/con_sonar/symbol_graph_layout.h"
#include "tests/maps/con_sonar/decks.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

const Deck kDeck = con_sonar::decks::shipped();

// The names of the cards, which do not depend on the order of nations.
std::vector<std::string> fleet_with_symbols(const Deck& deck) {
  std::vector<std::string> names;
  for (const con_sonar::FleetCard& card : deck.fleet) {
    names.push_back(move_name(deck, card.nation, card.effect) + deck.symbols[card.symbol].id +
                    deck.symbols[card.leads_to].id);
  }
  return names;
}

TEST(DeckEdit, EveryCellTakesEachOfItsChoices) {
  for (const CardKind kind : {CardKind::fleet, CardKind::torpedo}) {
    for (const CardColumn column :
         {CardColumn::nation, CardColumn::symbol, CardColumn::value, CardColumn::leads_to}) {
      if (kind == CardKind::torpedo && column == CardColumn::leads_to) continue;
      for (const int value : choices(kDeck, kind, column)) {
        const Deck changed = with_cell(kDeck, kind, 5, column, value);
        EXPECT_EQ(cell(changed, kind, 5, column), value);
        EXPECT_THAT(faults_of(changed), IsEmpty());
        EXPECT_EQ(with_cell(changed, kind, 5, column, cell(kDeck, kind, 5, column)), kDeck);
      }
    }
  }
}

TEST(DeckEdit, OffersEveryEffectButNone) {
  EXPECT_THAT(choices(kDeck, CardKind::fleet, CardColumn::value), SizeIs(22));
  EXPECT_THAT(choices(kDeck, CardKind::fleet, CardColumn::value), Not(Contains(0)));
  EXPECT_THAT(choices(kDeck, CardKind::torpedo, CardColumn::value),
              ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9));
}

TEST(DeckEdit, CopiesAndRemovesCards) {
  const Deck copied = with_copies(kDeck, CardKind::torpedo, {0, 4});
  EXPECT_THAT(copied.torpedoes, SizeIs(20));
  EXPECT_EQ(copied.torpedoes[19], kDeck.torpedoes[4]);
  EXPECT_EQ(without_cards(copied, CardKind::torpedo, {18, 19}), kDeck);
  EXPECT_EQ(with_card_like(kDeck, CardKind::fleet, 7).fleet.back(), kDeck.fleet[7]);
  Deck none = kDeck;
  none.fleet.clear();
  EXPECT_THAT(with_card_like(none, CardKind::fleet, 0).fleet, SizeIs(1));
}

TEST(DeckEdit, ANationTakesItsCardsAndOddsWithIt) {
  const Deck without = without_nation(kDeck, 2);
  EXPECT_THAT(without.fleet, SizeIs(30));
  EXPECT_THAT(without.torpedoes, SizeIs(15));
  EXPECT_EQ(without.sonar.level_2.size(), kDeck.sonar.level_2.size() - 6);
  EXPECT_EQ(without.sonar.level_1.size(), kDeck.sonar.level_1.size());
  EXPECT_THAT(faults_of(without), IsEmpty());
  EXPECT_THAT(fleet_card_names(without), Not(Contains(::testing::StartsWith("blue"))));
  EXPECT_THAT(fleet_card_names(without), Contains("orange+6"));
}

TEST(DeckEdit, ASymbolTakesTheCardsThatBearOrNameIt) {
  const Deck without = without_symbol(kDeck, 0);
  EXPECT_THAT(without.fleet, SizeIs(24));
  EXPECT_THAT(without.torpedoes, SizeIs(15));
  EXPECT_THAT(faults_of(without), IsEmpty());
  EXPECT_THAT(fleet_with_symbols(without), Each(Not(::testing::HasSubstr("destroyer"))));
}

TEST(DeckEdit, MovingANationOrSymbolMovesNoCardToAnother) {
  for (int from = 0; from < 6; ++from) {
    for (int to = 0; to < 6; ++to) {
      const Deck nations = with_nation_moved(kDeck, from, to);
      EXPECT_EQ(nations.nations[to], kDeck.nations[from]);
      EXPECT_EQ(fleet_with_symbols(nations), fleet_with_symbols(kDeck));
      EXPECT_EQ(torpedo_card_names(nations), torpedo_card_names(kDeck));
      EXPECT_EQ(with_nation_moved(nations, to, from), kDeck);
      const Deck symbols = with_symbol_moved(kDeck, from, to);
      EXPECT_EQ(symbols.symbols[to], kDeck.symbols[from]);
      EXPECT_EQ(fleet_with_symbols(symbols), fleet_with_symbols(kDeck));
      EXPECT_EQ(with_symbol_moved(symbols, to, from), kDeck);
    }
  }
}

TEST(DeckEdit, NewNationsAndSymbolsFitIn) {
  Deck deck = kDeck;
  while (deck.nations.size() < con_sonar::kMaxNations) deck = with_nation(deck);
  while (deck.symbols.size() < con_sonar::kMaxSymbols) deck = with_symbol(deck);
  EXPECT_THAT(faults_of(deck), IsEmpty());
  EXPECT_THAT(faults_of(with_nation(deck)), Not(IsEmpty()));
  EXPECT_THAT(faults_of(with_symbol(deck)), Not(IsEmpty()));
}

TEST(SymbolGraph, OfTheShippedDeckIsOneCycle) {
  const std::vector<SymbolArrow> arrows = symbol_arrows(kDeck);
  ASSERT_THAT(arrows, SizeIs(6));
  for (const SymbolArrow& arrow : arrows) {
    EXPECT_EQ(arrow.to, (arrow.from + 1) % 6);
    EXPECT_EQ(arrow.cards, 6);
  }
  EXPECT_EQ(cards_bearing(kDeck, CardKind::fleet, 0), 6);
  EXPECT_EQ(cards_bearing(kDeck, CardKind::torpedo, 0), 3);
}

TEST(SymbolGraph, TellsWhereACardLeads) {
  for (std::size_t card = 0; card < kDeck.fleet.size(); ++card) {
    const CardReach reach = reach_of(kDeck, card);
    EXPECT_THAT(reach.next, SizeIs(6));
    EXPECT_THAT(reach.strikes, SizeIs(3));
    for (const std::size_t strike : reach.strikes) {
      EXPECT_THAT(cards_leading_to(kDeck, strike), Contains(card));
    }
  }
}

TEST(SymbolGraph, ACardThatLeadsToItselfIsNoneThatFollows) {
  const Deck deck = with_cell(kDeck, CardKind::fleet, 0, CardColumn::leads_to,
                              cell(kDeck, CardKind::fleet, 0, CardColumn::symbol));
  EXPECT_THAT(reach_of(deck, 0).next, Not(Contains(0U)));
  EXPECT_THAT(reach_of(deck, 0).next, SizeIs(5));
}

TEST(SymbolGraph, StandsClockwiseOnARing) {
  EXPECT_DOUBLE_EQ(place_on_ring(0, 4).x, 0.5);
  EXPECT_LT(place_on_ring(0, 4).y, 0.5);
  EXPECT_GT(place_on_ring(1, 4).x, 0.5);
  EXPECT_GT(place_on_ring(2, 4).y, 0.5);
  EXPECT_LT(place_on_ring(3, 4).x, 0.5);
}

}  // namespace
}  // namespace chartroom::editor

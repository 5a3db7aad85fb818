#include "exporters/con_sonar/parts/play_example.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "tests/exporters/con_sonar/print_decks.h"
#include "tests/maps/con_sonar/decks.h"
#include "validator/con_sonar/deck_referee.h"

namespace chartroom::exporters {
namespace {

using con_sonar::Deck;
namespace decks = con_sonar::decks;

// Expects that the referee finds every line legal and the target sunk.
void expect_legal(const Deck& deck, const PlayExample& example) {
  const auto read = con_sonar::parse_records(example.record, "x.game", [&](const std::string&) {
    return ParseResult<Deck>{deck, {}};
  });
  ASSERT_TRUE(read.value) << example.record;
  const auto report = con_sonar::referee(read.value->front());
  EXPECT_TRUE(report.legal()) << example.record;
  ASSERT_EQ(report.plies.size(), 3u) << example.record;
  EXPECT_EQ(report.last.live(example.target) + 1, static_cast<int>(deck.ladder.starts.size()));
  EXPECT_EQ(report.last.board().scored[0][static_cast<std::size_t>(example.target)], 1);
}

// True if an arrow leads from one card to another and on to a torpedo card.
bool has_chain(const Deck& deck) {
  for (std::size_t first = 0; first < deck.fleet.size(); ++first) {
    for (std::size_t second = 0; second < deck.fleet.size(); ++second) {
      if (first == second || deck.fleet[first].leads_to != deck.fleet[second].symbol) continue;
      for (const con_sonar::TorpedoCard& torpedo : deck.torpedoes) {
        if (torpedo.symbol == deck.fleet[second].leads_to) return true;
      }
    }
  }
  return false;
}

TEST(PlayExample, OfTheShippedDeckDivesLiftsAndHits) {
  const Deck deck = decks::shipped();
  const auto example = play_example(deck);
  ASSERT_TRUE(example);
  expect_legal(deck, *example);
  EXPECT_EQ(example->first.nation, example->admiral);
  EXPECT_LT(example->first.to, example->first.from);
  EXPECT_EQ(example->second.nation, example->target);
  EXPECT_GT(example->second.to, example->second.from);
  EXPECT_EQ(example->rolls.size(), 2u);
}

TEST(PlayExample, IsLegalWhateverTheDeck) {
  int made = 0;
  for (std::uint32_t seed = 0; seed < 400; ++seed) {
    const Deck deck = decks::any(seed);
    const auto example = play_example(deck);
    if (!example) continue;
    ++made;
    expect_legal(deck, *example);
  }
  EXPECT_GT(made, 100);
}

// Without downward effects every target can be hit, so only cards that lead nowhere prevent one.
TEST(PlayExample, IsThereWhereverCardsLeadToAStrike) {
  int there = 0;
  for (std::uint32_t seed = 0; seed < 400; ++seed) {
    Deck deck = decks::any(seed);
    for (con_sonar::FleetCard& card : deck.fleet) card.effect = std::abs(card.effect);
    for (int& start : deck.ladder.starts) start = std::max(start, 2);
    const bool playable = deck.hand >= 2 && con_sonar::Rules(deck).too_few(2).empty();
    EXPECT_EQ(play_example(deck).has_value(), playable && has_chain(deck)) << seed;
    there += playable && has_chain(deck);
  }
  EXPECT_GT(there, 100);
}

TEST(PlayExample, IsLeftOutWhereThereIsNone) {
  EXPECT_FALSE(play_example(decks::fewest()));
  Deck apart = decks::shipped();
  for (con_sonar::FleetCard& card : apart.fleet) card.leads_to = 0;
  for (con_sonar::TorpedoCard& card : apart.torpedoes) card.symbol = 1;
  EXPECT_FALSE(play_example(apart));
}

}  // namespace
}  // namespace chartroom::exporters

// Compares whole turns of the fast core with the plain one.
#include "validator/con_sonar/legal_turns.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <random>

#include "tests/maps/con_sonar/decks.h"
#include "tests/validator/con_sonar/fast_game.h"
#include "tests/validator/con_sonar/plain_game.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

constexpr int kGames = CHARTROOM_NIGHTLY ? 2'000 : 40;

template <class Map>
std::vector<std::string> keys(const Map& map) {
  std::vector<std::string> result;
  for (const auto& [key, value] : map) result.push_back(key);
  return result;
}

// Plays a random game in both cores, which must offer equal choices in each turn.
void expect_alike(const Deck& deck, const std::vector<int>& admirals, std::uint32_t seed) {
  std::mt19937 random(seed);
  const Rules rules(deck);
  State state = fast::dealt(rules, admirals, fast::lowest);
  plain::Game game(deck, admirals);
  for (int turn = 0; turn < 60 && !game.over; ++turn) {
    const auto ways = game.ways();
    const auto fast_ways = fast::ways(state);
    ASSERT_EQ(keys(fast_ways), keys(ways)) << "turn " << turn;
    const auto chosen = std::next(ways.begin(), random() % ways.size());
    game = chosen->second;
    if (!game.over) game.end_turn();
    fast::play(state, fast_ways.at(chosen->first), fast::lowest);
    ASSERT_TRUE(state.invariants_hold()) << chosen->first;
    ASSERT_EQ(state.phase() == Phase::over, game.over) << chosen->first;
    for (int seat = 0; seat < state.seats(); ++seat) {
      ASSERT_EQ(score(state, seat), game.score(seat)) << chosen->first;
    }
  }
}

TEST(LegalTurns, AreThoseOfThePlainGameInRandomGames) {
  const Deck small = fast::small_deck();
  Deck variant = small;
  variant.variant = {2, SetsOfFour::once, true};
  Deck low_die = small;
  low_die.die = 2;
  for (int i = 0; i < kGames; ++i) {
    const auto seed = static_cast<std::uint32_t>(i);
    expect_alike(small, {0, 1, 2}, seed);
    expect_alike(variant, {2, 0}, seed);
    expect_alike(low_die, {1, 2}, seed);
  }
}

TEST(LegalTurns, AreThoseOfThePlainGameOnTheShippedDeck) {
  Deck deck = decks::shipped();
  deck.sonar.level_2.resize(3);
  for (int i = 0; i < kGames / 10; ++i) {
    expect_alike(deck, {0, 1, 2, 3, 4, 5}, static_cast<std::uint32_t>(i));
  }
}

void expect_counts(const Deck& deck, const std::vector<int>& admirals,
                   const std::vector<long long>& counts) {
  const Rules rules(deck);
  for (std::size_t depth = 1; depth <= counts.size(); ++depth) {
    State state = fast::dealt(rules, admirals, fast::lowest);
    const State before = state;
    EXPECT_EQ(fast::perft(state, static_cast<int>(depth)), counts[depth - 1]) << depth;
    EXPECT_EQ(state, before);
    if (depth == 1 || depth < counts.size() || CHARTROOM_NIGHTLY) {
      EXPECT_EQ(plain::Game(deck, admirals).perft(static_cast<int>(depth)), counts[depth - 1]);
    }
  }
}

// Fixed figures from a third implementation show mistakes that both cores share.
TEST(LegalTurns, CountAsKnown) {
  Deck without_sonar = decks::shipped();
  without_sonar.sonar = {};
  expect_counts(without_sonar, {0, 1, 2, 3, 4, 5}, {28, 874, 28022});
  expect_counts(decks::shipped(), {0, 1}, {1267});
  expect_counts(fast::small_deck(), {0, 1, 2}, {42, 3444, 356651});
}

// Red's hand has the lowest cards, red-5, red-3 and red-1; red*1, red*2 and red*3 are face up.
// Symbols by the formula: red-1 attack submarine, red-3 carrier, red-5 frigate; none leads on.
TEST(LegalTurns, OfTheFirstTurnAreKnownByHand) {
  Deck deck = decks::shipped();
  deck.sonar = {};
  const Rules rules(deck);
  State state = fast::dealt(rules, {0, 1}, fast::lowest);
  // Each card moves either submarine and ends with nothing or one of three burials. red*3
  // (destroyer) may be removed after red-1, which leads to destroyers; red*2 has a carrier, red*1 a
  // PT boat, to which red-3 leads.
  EXPECT_EQ(legal_turns(state).size(), 3U * 2U * 4U + 2U + 2U);
}

}  // namespace
}  // namespace chartroom::con_sonar

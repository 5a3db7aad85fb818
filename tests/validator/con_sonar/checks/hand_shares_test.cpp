#include "validator/con_sonar/checks/hand_shares.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "tests/maps/con_sonar/decks.h"
#include "tests/validator/con_sonar/checks/random_decks.h"

namespace chartroom::con_sonar {
namespace {

// Every choice of so many of the first n numbers.
void each_choice(int n, int size, const std::function<void(const std::vector<int>&)>& visit) {
  std::vector<bool> taken(static_cast<std::size_t>(n), false);
  std::fill(taken.begin(), taken.begin() + size, true);
  do {
    std::vector<int> choice;
    for (int i = 0; i < n; ++i) {
      if (taken[i]) choice.push_back(i);
    }
    visit(choice);
  } while (std::prev_permutation(taken.begin(), taken.end()));
}

// The longest queue of a hand, by trying every order.
int longest_queue(const Deck& deck, std::vector<int> hand) {
  int longest = 1;
  do {
    int length = 1;
    while (length < static_cast<int>(hand.size()) &&
           deck.fleet[hand[length - 1]].leads_to == deck.fleet[hand[length]].symbol) {
      ++length;
    }
    longest = std::max(longest, length);
  } while (std::next_permutation(hand.begin(), hand.end()));
  return longest;
}

bool strikes(const Deck& deck, const std::vector<int>& hand, const std::vector<int>& face_up) {
  return std::any_of(hand.begin(), hand.end(), [&](int card) {
    return std::any_of(face_up.begin(), face_up.end(), [&](int torpedo) {
      return deck.fleet[card].leads_to == deck.torpedoes[torpedo].symbol;
    });
  });
}

HandShares counted_one_by_one(const Deck& deck) {
  double hands = 0, two = 0, whole = 0, sights = 0, reached = 0;
  const int torpedoes = static_cast<int>(deck.torpedoes.size());
  each_choice(static_cast<int>(deck.fleet.size()), deck.hand, [&](const std::vector<int>& hand) {
    const int longest = longest_queue(deck, hand);
    ++hands;
    two += longest >= 2;
    whole += longest == deck.hand;
    each_choice(torpedoes, std::min(deck.face_up, torpedoes), [&](const std::vector<int>& face_up) {
      ++sights;
      reached += strikes(deck, hand, face_up);
    });
  });
  return {two / hands, reached / sights, whole / hands};
}

TEST(HandShares, AreThoseOfTheShippedDeck) {
  const HandShares shares = hand_shares(decks::shipped()).value();
  EXPECT_NEAR(shares.queues, 0.696, 0.0005);
  EXPECT_NEAR(shares.queues_whole.value(), 0.182, 0.0005);
  EXPECT_NEAR(shares.strikes, 0.826, 0.0005);
}

TEST(HandShares, AreWhatCountingEveryHandGives) {
  std::mt19937 random(14);
  for (int i = 0; i < 300; ++i) {
    const Deck deck = random_decks::small(random);
    const std::optional<HandShares> shares = hand_shares(deck);
    ASSERT_EQ(shares.has_value(), static_cast<int>(deck.fleet.size()) >= deck.hand);
    if (!shares) continue;
    const HandShares plain = counted_one_by_one(deck);
    EXPECT_NEAR(shares->queues, plain.queues, 1e-12) << i;
    EXPECT_NEAR(shares->strikes, plain.strikes, 1e-12) << i;
    EXPECT_NEAR(shares->queues_whole.value(), *plain.queues_whole, 1e-12) << i;
  }
}

// Every symbol leads to every symbol: far more queues than anybody would walk.
TEST(HandShares, OfTheLargestDeckComeWithoutTheWholeQueues) {
  Deck deck = even_deck("large", "Large", 8, 8);
  for (int s = 8; s < kMaxSymbols; ++s) deck.symbols.push_back({"s" + std::to_string(s), {}});
  deck.fleet.clear();
  for (int i = 0; i < kMaxFleetCards; ++i) {
    deck.fleet.push_back({i % 8, i / 12 % 12, 1, i % 12});
  }
  deck.hand = kMaxHand;
  const HandShares shares = hand_shares(deck).value();
  EXPECT_FALSE(shares.queues_whole);
  EXPECT_GT(shares.queues, 0.9);
  EXPECT_LE(shares.queues, 1);
}

}  // namespace
}  // namespace chartroom::con_sonar

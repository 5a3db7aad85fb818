#include "validator/con_sonar/checks/hand_shares.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace chartroom::con_sonar {
namespace {

using Count = std::int64_t;
using Symbols = unsigned;  // a set, a bit for each symbol

// The most queues of a whole hand that are counted one by one.
constexpr double kMostQueues = 1'000'000;

Count choose(Count n, int k) {
  if (n < k) return 0;
  Count result = 1;
  for (int i = 0; i < k; ++i) result = result * (n - i) / (i + 1);
  return result;
}

bool has(Symbols set, std::size_t symbol) { return (set >> symbol & 1U) != 0; }

// The cards of one symbol and arrow, which have equal effects in a hand.
struct HandKind {
  int symbol = 0;
  int leads_to = 0;
  int cards = 0;
};

std::vector<HandKind> kinds_of(const Deck& deck) {
  std::map<std::pair<int, int>, int> counts;
  for (const FleetCard& card : deck.fleet) ++counts[{card.symbol, card.leads_to}];
  std::vector<HandKind> kinds;
  for (const auto& [kind, cards] : counts) kinds.push_back({kind.first, kind.second, cards});
  return kinds;
}

// Counts hands in which no card leads to another. In such a hand no symbol is both on a card and
// named by an arrow, except if a card leads to its own symbol and is alone with it.
class UnlinkedHands {
 public:
  UnlinkedHands(const std::vector<HandKind>& kinds, std::size_t symbols, int hand)
      : symbols_(symbols), hand_(hand) {
    for (const HandKind& kind : kinds) cards_[kind.symbol][kind.leads_to] = kind.cards;
  }

  Count count() const {
    Count all = 0;
    for (Symbols alone = 0; alone < 1U << symbols_; ++alone) {
      const Count ways = ways_alone(alone);
      const int others = hand_ - std::popcount(alone);
      if (ways == 0 || others < 0) continue;
      for (Symbols borne = 0; borne < 1U << symbols_; ++borne) {
        if ((borne & alone) != 0 || std::popcount(borne) > others) continue;
        all += ways * hands_bearing(borne, alone, others);
      }
    }
    return all;
  }

 private:
  // The number of choices of one card that leads to itself for each symbol.
  Count ways_alone(Symbols alone) const {
    Count ways = 1;
    for (std::size_t s = 0; s < symbols_; ++s) {
      if (has(alone, s)) ways *= cards_[s][s];
    }
    return ways;
  }

  // The number of hands that bear exactly these symbols and whose arrows name none of them and none
  // of `alone`: by inclusion and exclusion.
  Count hands_bearing(Symbols borne, Symbols alone, int hand) const {
    std::array<Count, kMaxSymbols> cards{};
    for (std::size_t s = 0; s < symbols_; ++s) {
      if (!has(borne, s)) continue;
      for (std::size_t to = 0; to < symbols_; ++to) {
        if (!has(borne | alone, to)) cards[s] += cards_[s][to];
      }
    }
    Count hands = 0;
    for (Symbols some = borne;; some = (some - 1) & borne) {
      Count among = 0;
      for (std::size_t s = 0; s < symbols_; ++s) among += has(some, s) ? cards[s] : 0;
      const bool odd = std::popcount(borne ^ some) % 2 != 0;
      hands += odd ? -choose(among, hand) : choose(among, hand);
      if (some == 0) return hands;
    }
  }

  std::size_t symbols_;
  int hand_;
  std::array<std::array<Count, kMaxSymbols>, kMaxSymbols> cards_{};
};

// Counts hands whose cards make one queue: walks every queue, and counts each hand once.
class WholeQueues {
 public:
  WholeQueues(const std::vector<HandKind>& kinds, int hand) : kinds_(kinds), left_(), hand_(hand) {
    for (const HandKind& kind : kinds_) left_.push_back(kind.cards);
    queue_.fill(std::numeric_limits<std::uint8_t>::max());
  }

  std::optional<Count> count() {
    if (queues() > kMostQueues) return std::nullopt;
    walk(std::nullopt, 0);
    std::sort(hands_.begin(), hands_.end());
    hands_.erase(std::unique(hands_.begin(), hands_.end()), hands_.end());
    Count all = 0;
    for (const Hand& hand : hands_) all += ways(hand);
    return all;
  }

 private:
  using Hand = std::array<std::uint8_t, kMaxHand>;  // its kinds in order, then 255

  // An upper bound of the number of queues: it ignores how many copies a card has.
  double queues() const {
    std::vector<double> ending(kinds_.size(), 1);
    for (int n = 1; n < hand_; ++n) {
      std::vector<double> next(kinds_.size(), 0);
      for (std::size_t last = 0; last < kinds_.size(); ++last) {
        for (std::size_t one = 0; one < kinds_.size(); ++one) {
          if (kinds_[last].leads_to == kinds_[one].symbol) next[one] += ending[last];
        }
      }
      ending = std::move(next);
    }
    double all = 0;
    for (const double some : ending) all += some;
    return all;
  }

  void walk(std::optional<int> arrow, int length) {
    if (length == hand_) {
      Hand hand = queue_;
      std::sort(hand.begin(), hand.end());
      hands_.push_back(hand);
      return;
    }
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
      if (left_[k] == 0 || (arrow && *arrow != kinds_[k].symbol)) continue;
      --left_[k];
      queue_[static_cast<std::size_t>(length)] = static_cast<std::uint8_t>(k);
      walk(kinds_[k].leads_to, length + 1);
      ++left_[k];
    }
  }

  // The number of hands of these kinds of cards.
  Count ways(const Hand& hand) const {
    Count result = 1;
    for (int first = 0; first < hand_;) {
      int end = first;
      while (end < hand_ && hand[end] == hand[first]) ++end;
      result *= choose(kinds_[hand[first]].cards, end - first);
      first = end;
    }
    return result;
  }

  const std::vector<HandKind>& kinds_;
  std::vector<int> left_;
  int hand_;
  Hand queue_{};
  std::vector<Hand> hands_;
};

// The share of hands whose arrows name no torpedo card face up.
double out_of_reach(const Deck& deck) {
  const std::size_t sets = std::size_t{1} << deck.symbols.size();
  const int torpedoes = static_cast<int>(deck.torpedoes.size());
  const int face_up = std::min(deck.face_up, torpedoes);
  std::vector<Count> hands(sets);  // hands whose arrows name only symbols of a set; later all of it
  std::vector<Count> named(sets);  // torpedo cards that bear a symbol of the set
  for (std::size_t set = 0; set < sets; ++set) {
    const auto in_set = [set](int symbol) {
      return has(static_cast<Symbols>(set), static_cast<std::size_t>(symbol));
    };
    hands[set] = choose(std::count_if(deck.fleet.begin(), deck.fleet.end(),
                                      [&](const FleetCard& c) { return in_set(c.leads_to); }),
                        deck.hand);
    named[set] = std::count_if(deck.torpedoes.begin(), deck.torpedoes.end(),
                               [&](const TorpedoCard& c) { return in_set(c.symbol); });
  }
  for (std::size_t symbol = 0; symbol < deck.symbols.size(); ++symbol) {
    for (std::size_t set = 0; set < sets; ++set) {
      if (has(static_cast<Symbols>(set), symbol))
        hands[set] -= hands[set ^ std::size_t{1} << symbol];
    }
  }
  double share = 0;
  for (std::size_t set = 0; set < sets; ++set) {
    share += static_cast<double>(hands[set]) *
             static_cast<double>(choose(torpedoes - named[set], face_up));
  }
  return share / static_cast<double>(choose(static_cast<Count>(deck.fleet.size()), deck.hand)) /
         static_cast<double>(choose(torpedoes, face_up));
}

}  // namespace

std::optional<HandShares> hand_shares(const Deck& deck) {
  if (static_cast<int>(deck.fleet.size()) < deck.hand) return std::nullopt;
  const std::vector<HandKind> kinds = kinds_of(deck);
  const auto all = static_cast<double>(choose(static_cast<Count>(deck.fleet.size()), deck.hand));
  HandShares shares;
  shares.queues =
      1 - static_cast<double>(UnlinkedHands(kinds, deck.symbols.size(), deck.hand).count()) / all;
  shares.strikes = 1 - out_of_reach(deck);
  if (const std::optional<Count> whole = WholeQueues(kinds, deck.hand).count()) {
    shares.queues_whole = static_cast<double>(*whole) / all;
  }
  return shares;
}

}  // namespace chartroom::con_sonar

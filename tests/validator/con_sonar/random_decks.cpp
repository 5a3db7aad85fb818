#include "tests/validator/con_sonar/random_decks.h"

#include <algorithm>
#include <cstdint>
#include <random>

namespace chartroom::con_sonar::random_decks {
namespace {

class Maker {
 public:
  explicit Maker(std::uint32_t number) : random_(number) {}

  Deck make(int admirals) {
    Deck deck;
    deck.id = "random";
    deck.ladder.steps = from(3, kMaxSteps);
    deck.ladder.starts.clear();
    const int starts = std::min(from(1, kMaxStarts), deck.ladder.steps);
    for (int step = 1; static_cast<int>(deck.ladder.starts.size()) < starts; ++step) {
      deck.ladder.starts.push_back(step);
    }
    deck.die = from(2, kMaxDie);
    deck.hand = from(1, 5);
    deck.face_up = from(1, 4);
    for (int i = from(2, 5); i > 0; --i) deck.symbols.push_back({"s" + std::to_string(i), {}});
    for (int i = from(admirals, kMaxNations); i > 0; --i) {
      deck.nations.push_back({"n" + std::to_string(i), {}, "#000000"});
    }
    add_cards(deck, admirals);
    deck.score = {from(-3, 9), from(-9, 3), from(-3, 9), from(-3, 9), from(-3, 9)};
    add_sonar(deck);
    deck.variant.last_submarines = from(0, 3) == 0 ? 2 : 0;
    deck.variant.sets_of_four = from(0, 1) == 0 ? SetsOfFour::each : SetsOfFour::once;
    deck.variant.discard_matched = from(0, 2) == 0;
    return deck;
  }

 private:
  int from(int low, int high) {
    return low + static_cast<int>(random_() % static_cast<unsigned>(high - low + 1));
  }
  template <class T>
  int place(const std::vector<T>& list) {
    return from(0, static_cast<int>(list.size()) - 1);
  }
  int effect() { return from(0, 1) == 0 ? from(-5, -1) : from(1, 6); }

  void add_cards(Deck& deck, int admirals) {
    const int most = from(0, 3) == 0 ? kMaxTorpedoes : 3;
    for (int i = admirals * deck.hand + from(0, 20); i > 0; --i) {
      deck.fleet.push_back(
          {place(deck.nations), place(deck.symbols), effect(), place(deck.symbols)});
    }
    for (int i = deck.face_up + from(0, 20); i > 0; --i) {
      deck.torpedoes.push_back({place(deck.nations), place(deck.symbols), from(1, most)});
    }
  }

  void add_sonar(Deck& deck) {
    for (int i = from(1, 4); i > 0; --i) {
      deck.sonar.level_2.push_back({SonarResult::move,
                                    from(-1, static_cast<int>(deck.nations.size()) - 1), effect(),
                                    from(1, 5)});
    }
    for (const SonarResult result : kSonarResults) {
      if (result == SonarResult::move || from(0, 4) == 0) continue;
      deck.sonar.level_1.push_back({result, kOwnNation, 0, from(1, 9)});
    }
    if (deck.sonar.level_1.empty()) {
      deck.sonar.level_1.push_back({SonarResult::reinforcements, kOwnNation, 0, 1});
    }
  }

  std::mt19937 random_;
};

}  // namespace

Deck deck(std::uint32_t number, int admirals) { return Maker(number).make(admirals); }

}  // namespace chartroom::con_sonar::random_decks

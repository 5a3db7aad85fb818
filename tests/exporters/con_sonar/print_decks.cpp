#include "tests/exporters/con_sonar/print_decks.h"

#include <fmt/core.h>

#include <cstdint>
#include <random>

#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar::decks {

namespace {

Deck made_of(int symbols, int nations) {
  Deck deck;
  deck.id = fmt::format("made-{}-{}", symbols, nations);
  deck.name = {{"en", "Made up"}};
  for (int k = 0; k < symbols; ++k) {
    deck.symbols.push_back({fmt::format("s{}", k), {{"en", fmt::format("Symbol {}", k)}}});
  }
  for (int k = 0; k < nations; ++k) {
    deck.nations.push_back({fmt::format("n{}", k),
                            {{"en", fmt::format("Nation {}", k)}},
                            fmt::format("#{:06x}", 0x101010 + 0x1d2b3f * k)});
  }
  return deck;
}

}  // namespace

Deck fewest() {
  Deck deck = made_of(2, 2);
  deck.ladder = {3, {2}};
  deck.die = 2;
  deck.hand = 1;
  deck.face_up = 1;
  deck.fleet = {{0, 0, 1, 1}};
  deck.torpedoes = {{1, 1, 1}};
  return deck;
}

Deck most() {
  Deck deck = made_of(kMaxSymbols, kMaxNations);
  deck.revision = "2026-12-31";
  deck.name = {{"en", "The great submarine war of the northern fjords, second edition"}};
  deck.author = "The Society of Retired Admirals and Their Crews";
  for (Symbol& symbol : deck.symbols) {
    symbol.name = {{"en", "Guided missile destroyer with helicopter deck"}};
  }
  for (Nation& nation : deck.nations) {
    nation.name = {{"en", "United Northern Archipelago Federation"}};
  }
  deck.ladder = {kMaxSteps, {2, 4, 4, 6}};
  deck.die = kMaxDie;
  deck.hand = kMaxHand;
  deck.face_up = kMaxFaceUp;
  for (int k = 0; k < kMaxFleetCards; ++k) {
    deck.fleet.push_back(
        {k % kMaxNations, k % kMaxSymbols, k % kMaxEffect + 1, (k + 1) % kMaxSymbols});
  }
  for (int k = 0; k < kMaxTorpedoCards; ++k) {
    deck.torpedoes.push_back({k % kMaxNations, k % kMaxSymbols, k % kMaxTorpedoes + 1});
  }
  for (int nation = kOwnNation; nation < kMaxNations; ++nation) {
    for (int effect = -kMaxEffect; effect <= kMaxEffect; ++effect) {
      if (effect != 0) deck.sonar.level_2.push_back({SonarResult::move, nation, effect, 1});
    }
  }
  for (const SonarResult result : kSonarResults) {
    if (result != SonarResult::move) deck.sonar.level_1.push_back({result, kOwnNation, 0, 1000});
  }
  deck.variant = {2, SetsOfFour::once, true};
  return deck;
}

Deck any(std::uint32_t seed) {
  std::mt19937 random(seed);
  const auto below = [&](int count) { return static_cast<int>(random() % count); };
  const int symbols = 2 + below(5);
  const int nations = 2 + below(5);
  Deck deck = made_of(symbols, nations);
  deck.ladder.steps = 3 + below(10);
  deck.ladder.starts.clear();
  for (int k = below(4); k >= 0; --k) deck.ladder.starts.push_back(1 + below(deck.ladder.steps));
  deck.die = 2 + below(19);
  deck.hand = 1 + below(kMaxHand);
  deck.face_up = 1 + below(kMaxFaceUp);
  for (int k = 1 + below(40); k > 0; --k) {
    const int effect = 1 + below(kMaxEffect);
    deck.fleet.push_back(
        {below(nations), below(symbols), below(2) == 0 ? effect : -effect, below(symbols)});
  }
  for (int k = 1 + below(20); k > 0; --k) {
    deck.torpedoes.push_back({below(nations), below(symbols), 1 + below(kMaxTorpedoes)});
  }
  return deck;
}

std::vector<Deck> to_print() { return {shipped(), online(), fewest(), most()}; }

}  // namespace chartroom::con_sonar::decks

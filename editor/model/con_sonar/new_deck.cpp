#include "editor/model/con_sonar/new_deck.h"

#include <array>

#include "editor/model/documents/document.h"

namespace chartroom::editor {
namespace {

struct NationOfNewDeck {
  const char* id;
  const char* colour;
};
constexpr std::array kNations{
    NationOfNewDeck{"red", "#b23a48"},    NationOfNewDeck{"green", "#2e7d4f"},
    NationOfNewDeck{"blue", "#2b5c9e"},   NationOfNewDeck{"yellow", "#d9a514"},
    NationOfNewDeck{"purple", "#6f4a8e"}, NationOfNewDeck{"orange", "#d9702b"}};
constexpr std::array kSymbols{"destroyer", "carrier",   "pt-boat",
                              "frigate",   "transport", "attack-submarine"};
constexpr std::array kEffects{-1, 2, -3, 4, -5, 6};
constexpr int kTorpedoCards = 3;
constexpr int kCycle = static_cast<int>(kSymbols.size());

int on_cycle(int symbol) { return (symbol + kCycle) % kCycle; }

}  // namespace

con_sonar::Deck new_deck() {
  con_sonar::Deck deck;
  deck.id = "untitled";
  deck.name["en"] = "Untitled";
  for (const char* id : kSymbols) deck.symbols.push_back({id, {{"en", name_from_id(id)}}});
  for (const auto& [id, colour] : kNations) {
    const int nation = static_cast<int>(deck.nations.size());
    deck.nations.push_back({id, {{"en", name_from_id(id)}}, colour});
    for (int i = 0; i < kCycle; ++i) {
      const int symbol = on_cycle(nation - 1 + i);
      deck.fleet.push_back({nation, symbol, kEffects[i], on_cycle(symbol + 1)});
    }
    for (int i = 0; i < kTorpedoCards; ++i) {
      deck.torpedoes.push_back({nation, on_cycle(nation + 2 - i), i + 1});
    }
  }
  return deck;
}

}  // namespace chartroom::editor

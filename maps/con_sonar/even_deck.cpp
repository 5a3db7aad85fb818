#include "maps/con_sonar/even_deck.h"

#include <array>

#include "maps/platform/contract.h"

namespace chartroom::con_sonar {
namespace {

struct Named {
  const char* id;
  const char* name;
};
constexpr std::array<Named, kMaxEvenSymbols> kSymbols{{{"destroyer", "Destroyer"},
                                                       {"carrier", "Carrier"},
                                                       {"pt-boat", "PT boat"},
                                                       {"frigate", "Frigate"},
                                                       {"transport", "Transport"},
                                                       {"attack-submarine", "Attack submarine"},
                                                       {"minesweeper", "Minesweeper"},
                                                       {"battleship", "Battleship"}}};

struct Coloured {
  const char* id;
  const char* name;
  const char* colour;
};
constexpr std::array<Coloured, kMaxNations> kNations{{{"red", "Red", "#b83845"},
                                                      {"green", "Green", "#2e7d5d"},
                                                      {"blue", "Blue", "#33577d"},
                                                      {"yellow", "Yellow", "#dba613"},
                                                      {"purple", "Purple", "#844fb9"},
                                                      {"orange", "Orange", "#d36d2a"},
                                                      {"white", "White", "#f2efe6"},
                                                      {"black", "Black", "#1d1d1f"}}};
constexpr int kTorpedoCards = 3;  // of a nation

}  // namespace

Deck even_deck(const std::string& id, const std::string& name, int nations, int symbols) {
  CHARTROOM_EXPECTS(nations >= 2 && nations <= kMaxNations);
  CHARTROOM_EXPECTS(symbols >= 2 && symbols <= kMaxEvenSymbols);
  Deck deck;
  deck.id = id;
  deck.name["en"] = name;
  for (int s = 0; s < symbols; ++s) {
    deck.symbols.push_back({kSymbols[s].id, {{"en", kSymbols[s].name}}});
  }
  for (int n = 0; n < nations; ++n) {
    deck.nations.push_back({kNations[n].id, {{"en", kNations[n].name}}, kNations[n].colour});
    for (int t = 0; t < symbols; ++t) {
      const int symbol = (n + symbols - 1 + t) % symbols;
      const int effect = t % 2 == 0 ? -(t + 1) : t + 1;
      deck.fleet.push_back({n, symbol, effect, (symbol + 1) % symbols});
    }
    for (int t = 0; t < kTorpedoCards; ++t) {
      deck.torpedoes.push_back({n, (n + 2 + (symbols - 1) * t) % symbols, t + 1});
    }
  }
  return deck;
}

}  // namespace chartroom::con_sonar

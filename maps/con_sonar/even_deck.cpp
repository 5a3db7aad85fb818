#include "maps/con_sonar/even_deck.h"

#include <array>

#include "maps/platform/contract.h"

namespace chartroom::con_sonar {
namespace {

// A name in each of kLanguages.
using Names = std::array<const char*, 5>;
constexpr Names kLanguages{"en", "de", "fr", "it", "ko"};

struct Named {
  const char* id;
  Names names;
};
constexpr std::array<Named, kMaxEvenSymbols> kSymbols{{
    {"destroyer", {"Destroyer", "Zerstörer", "Destroyer", "Cacciatorpediniere", "구축함"}},
    {"carrier", {"Carrier", "Flugzeugträger", "Porte-avions", "Portaerei", "항공모함"}},
    {"pt-boat", {"PT boat", "Schnellboot", "Vedette lance-torpilles", "Motosilurante", "어뢰정"}},
    {"frigate", {"Frigate", "Fregatte", "Frégate", "Fregata", "호위함"}},
    {"transport", {"Transport", "Transporter", "Transport", "Nave da trasporto", "수송함"}},
    {"attack-submarine",
     {"Attack submarine", "Jagd-U-Boot", "Sous-marin d’attaque", "Sottomarino d’attacco",
      "공격 잠수함"}},
    {"minesweeper", {"Minesweeper", "Minensucher", "Dragueur de mines", "Dragamine", "소해함"}},
    {"battleship", {"Battleship", "Schlachtschiff", "Cuirassé", "Corazzata", "전함"}},
}};

struct Coloured {
  const char* id;
  Names names;
  const char* colour;
};
constexpr std::array<Coloured, kMaxNations> kNations{{
    {"red", {"Red", "Rot", "Rouge", "Rosso", "빨강"}, "#b83845"},
    {"green", {"Green", "Grün", "Vert", "Verde", "초록"}, "#2e7d5d"},
    {"blue", {"Blue", "Blau", "Bleu", "Blu", "파랑"}, "#33577d"},
    {"yellow", {"Yellow", "Gelb", "Jaune", "Giallo", "노랑"}, "#dba613"},
    {"purple", {"Purple", "Violett", "Violet", "Viola", "보라"}, "#844fb9"},
    {"orange", {"Orange", "Orange", "Orange", "Arancione", "주황"}, "#d36d2a"},
    {"white", {"White", "Weiß", "Blanc", "Bianco", "하양"}, "#f2efe6"},
    {"black", {"Black", "Schwarz", "Noir", "Nero", "검정"}, "#1d1d1f"},
}};
constexpr int kTorpedoCards = 3;  // torpedo cards per nation

Texts texts_of(const Names& names) {
  Texts texts;
  for (std::size_t i = 0; i < names.size(); ++i) texts[kLanguages[i]] = names[i];
  return texts;
}

}  // namespace

Deck even_deck(const std::string& id, const std::string& name, int nations, int symbols) {
  CHARTROOM_EXPECTS(nations >= 2 && nations <= kMaxNations);
  CHARTROOM_EXPECTS(symbols >= 2 && symbols <= kMaxEvenSymbols);
  Deck deck;
  deck.id = id;
  deck.name["en"] = name;
  for (int s = 0; s < symbols; ++s) {
    deck.symbols.push_back({kSymbols[s].id, texts_of(kSymbols[s].names)});
  }
  for (int n = 0; n < nations; ++n) {
    deck.nations.push_back({kNations[n].id, texts_of(kNations[n].names), kNations[n].colour});
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

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

using checks::Threshold;

constexpr Threshold kCards{
    .name = "nation_card_spread",
    .value = 0,
    .unit = translatable("cards"),
    .meaning = translatable("how many more fleet cards, or torpedo cards, one nation may "
                            "have than another")};
constexpr Threshold kEffects{
    .name = "nation_effect_spread",
    .value = 2,
    .unit = translatable("steps"),
    .meaning = translatable(
        "how much farther the cards of one nation together may move than those of another")};
constexpr Threshold kTorpedoes{
    .name = "nation_torpedo_spread",
    .value = 1,
    .unit = translatable("torpedoes"),
    .meaning = translatable("how many more may be aimed at one nation than at another")};
constexpr Threshold kSymbols{
    .name = "nation_symbol_spread",
    .value = 1,
    .unit = translatable("symbols"),
    .meaning = translatable("how many more the arrows of one nation may name than those "
                            "of another")};

struct Figure {
  const char* name;         // of the evidence
  MessageTemplate<4> says;  // the nations with most and least, and their numbers
  int (*of)(const Deck& deck, int nation);
  const Threshold& most;  // allowed difference of two nations
};

int fleet_cards(const Deck& deck, int nation) {
  return static_cast<int>(std::count_if(deck.fleet.begin(), deck.fleet.end(),
                                        [&](const FleetCard& c) { return c.nation == nation; }));
}

int torpedo_cards(const Deck& deck, int nation) {
  return static_cast<int>(std::count_if(deck.torpedoes.begin(), deck.torpedoes.end(),
                                        [&](const TorpedoCard& c) { return c.nation == nation; }));
}

int effects(const Deck& deck, int nation) {
  int sum = 0;
  for (const FleetCard& card : deck.fleet) sum += card.nation == nation ? card.effect : 0;
  return sum;
}

int torpedoes(const Deck& deck, int nation) {
  int sum = 0;
  for (const TorpedoCard& card : deck.torpedoes) sum += card.nation == nation ? card.torpedoes : 0;
  return sum;
}

int symbols_named(const Deck& deck, int nation) {
  std::set<int> symbols;
  for (const FleetCard& card : deck.fleet) {
    if (card.nation == nation) symbols.insert(card.leads_to);
  }
  return static_cast<int>(symbols.size());
}

constexpr std::array kFigures{
    Figure{"fleet_cards", translatable("{} has {} fleet cards, {} has {}"), fleet_cards, kCards},
    Figure{"torpedo_cards", translatable("{} has {} torpedo cards, {} has {}"), torpedo_cards,
           kCards},
    Figure{"effects", translatable("{} has {} steps in total, {} has {}"), effects, kEffects},
    Figure{"torpedoes", translatable("{} has {} torpedoes aimed at it, {} has {}"), torpedoes,
           kTorpedoes},
    Figure{"symbols", translatable("The arrows of {} name {} symbols, those of {} name {}"),
           symbols_named, kSymbols}};

std::vector<Diagnostic> find_unequal_nations(const DeckSubject& subject) {
  const Deck& deck = subject.deck;
  std::vector<Diagnostic> found;
  for (const Figure& figure : kFigures) {
    std::vector<std::int64_t> counts;
    for (int n = 0; n < static_cast<int>(deck.nations.size()); ++n) {
      counts.push_back(figure.of(deck, n));
    }
    const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
    if (static_cast<double>(*most - *least) <= subject.thresholds.of(figure.most)) continue;
    const auto poor = static_cast<int>(least - counts.begin());
    const auto rich = static_cast<int>(most - counts.begin());
    found.push_back(
        {.pointer = "/nations",
         .places = {deck.nations[poor].id, deck.nations[rich].id},
         .message = message(figure.says, subject.nation(rich), *most, subject.nation(poor), *least),
         .evidence = {{figure.name, counts}}});
  }
  return found;
}

checks::Example unequal_nations_example() {
  Deck raising = small_deck();
  raising.fleet[0].effect += 3;
  Deck near_miss = small_deck();
  near_miss.fleet[1].effect += 2;
  return deck_example(find_unequal_nations, raising,
                      translatable("two steps matter little in a whole game"), near_miss);
}

}  // namespace

Check unequal_nations() {
  return {
      .code = "D704",
      .family = checks::Family::decks,
      .severity = Severity::warning,
      .level = checks::Level::structure,
      .title = translatable("nations with unequal cards"),
      .why = translatable("The admiral who draws the better nation has an advantage. Give the "
                          "nations equal cards, or let simulation show that it does not matter."),
      .thresholds = {kCards, kEffects, kTorpedoes, kSymbols},
      .run_on_deck = find_unequal_nations,
      .example = unequal_nations_example};
}

}  // namespace chartroom::con_sonar

#include <fmt/core.h>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

Diagnostic lone(const DeckSubject& subject, std::size_t place, const std::string& name) {
  const FleetCard& card = subject.deck.fleet[place];
  return {.pointer = fmt::format("/fleet/{}", place),
          .places = {name},
          .message = message("No queue of two can include {}: no other arrow names {}, and no "
                             "other fleet card shows {}",
                             name, subject.symbol(card.symbol), subject.symbol(card.leads_to))};
}

Diagnostic unnamed(const DeckSubject& subject, std::size_t place, const std::string& name) {
  return {.pointer = fmt::format("/torpedoes/{}", place),
          .places = {name},
          .message = message("{} can be neither fired nor removed: no arrow names {}", name,
                             subject.symbol(subject.deck.torpedoes[place].symbol))};
}

std::vector<Diagnostic> find_lone_cards(const DeckSubject& subject) {
  const Deck& deck = subject.deck;
  std::vector<Diagnostic> found;
  const std::vector<std::string> fleet = fleet_card_names(deck);
  for (std::size_t c = 0; c < deck.fleet.size(); ++c) {
    if (!subject.symbols.queues[c]) found.push_back(lone(subject, c, fleet[c]));
  }
  const std::vector<std::string> torpedoes = torpedo_card_names(deck);
  for (std::size_t c = 0; c < deck.torpedoes.size(); ++c) {
    const SymbolUse& use = subject.symbols.symbols[deck.torpedoes[c].symbol];
    if (use.arrows == 0) found.push_back(unnamed(subject, c, torpedoes[c]));
  }
  return found;
}

// The raising deck's tug leads only to itself.
checks::Example lone_card_example() {
  Deck raising = deck_with_fifth_symbol();
  const int tug = static_cast<int>(raising.symbols.size()) - 1;
  raising.fleet[0].symbol = raising.fleet[0].leads_to = tug;
  Deck near_miss = raising;
  near_miss.fleet[1].leads_to = tug;
  return deck_example(find_lone_cards, raising, translatable("a second arrow names the symbol"),
                      near_miss);
}

}  // namespace

Check lone_card() {
  return {.code = "D703",
          .family = checks::Family::decks,
          .severity = Severity::error,
          .level = checks::Level::structure,
          .title = translatable("a card that combines with no other"),
          .why = translatable("An admiral who draws it can do less than the others, and such a "
                              "torpedo card blocks its place until someone buries it."),
          .run_on_deck = find_lone_cards,
          .example = lone_card_example};
}

}  // namespace chartroom::con_sonar

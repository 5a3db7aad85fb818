#include <cstdint>

#include <fmt/core.h>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

// Says what the symbol lacks; empty if it lacks nothing.
Message missing(const std::string& name, const SymbolUse& use) {
  const bool borne = use.fleet + use.torpedoes > 0;
  if (use.arrows > 0 && borne) return {};
  if (use.arrows > 0)
    return message("The symbol {} leads nowhere: arrows name it, but no card shows it", name);
  return borne ? message("No arrow leads to the symbol {}, though cards show it", name)
               : message("The symbol {} leads nowhere: no card shows it, and no arrow names it",
                         name);
}

std::vector<Diagnostic> find_idle_symbols(const DeckSubject& subject) {
  std::vector<Diagnostic> found;
  for (std::size_t s = 0; s < subject.deck.symbols.size(); ++s) {
    const SymbolUse& use = subject.symbols.symbols[s];
    const std::string& id = subject.deck.symbols[s].id;
    const Message what = missing(subject.symbol(static_cast<int>(s)), use);
    if (what.empty()) continue;
    found.push_back({.pointer = fmt::format("/symbols/{}", s),
                     .places = {id},
                     .message = what,
                     .evidence = {{"arrows", std::int64_t{use.arrows}},
                                  {"fleet_cards", std::int64_t{use.fleet}},
                                  {"torpedo_cards", std::int64_t{use.torpedoes}}}});
  }
  return found;
}

checks::Example idle_symbol_example() {
  return deck_example(find_idle_symbols, deck_with_fifth_symbol(),
                      translatable("every symbol is on a card and named by an arrow"),
                      small_deck());
}

}  // namespace

Check idle_symbol() {
  return {.code = "D702",
          .family = checks::Family::decks,
          .severity = Severity::error,
          .level = checks::Level::structure,
          .title = translatable("a symbol that no arrow names or no card shows"),
          .why = translatable("Players look for the card that goes with it, and there is none."),
          .run_on_deck = find_idle_symbols,
          .example = idle_symbol_example};
}

}  // namespace chartroom::con_sonar

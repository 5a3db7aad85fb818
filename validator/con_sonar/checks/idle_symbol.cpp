#include <fmt/format.h>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

// What is missing of a symbol; "" where nothing is.
std::string missing(const SymbolUse& use) {
  const bool borne = use.fleet + use.torpedoes > 0;
  if (use.arrows > 0) return borne ? "" : "arrows name it, but no card bears it";
  return borne ? "cards bear it, but no arrow names it" : "no card bears it and no arrow names it";
}

std::vector<DeckDiagnostic> run(const DeckSubject& subject) {
  std::vector<DeckDiagnostic> found;
  for (std::size_t s = 0; s < subject.deck.symbols.size(); ++s) {
    const SymbolUse& use = subject.symbols.symbols[s];
    const std::string what = missing(use);
    if (what.empty()) continue;
    const std::string& id = subject.deck.symbols[s].id;
    found.push_back({.pointer = fmt::format("/symbols/{}", s),
                     .places = {id},
                     .message = fmt::format("The symbol {} leads nowhere: {}", id, what),
                     .evidence = {{"arrows", std::int64_t{use.arrows}},
                                  {"fleet_cards", std::int64_t{use.fleet}},
                                  {"torpedo_cards", std::int64_t{use.torpedoes}}}});
  }
  return found;
}

checks::Example example() {
  return deck_example(run, with_tug(), "every symbol is borne and named", small_deck());
}

}  // namespace

DeckCheck idle_symbol() {
  return {.check = {.code = "D702",
                    .family = checks::Family::decks,
                    .severity = Severity::error,
                    .level = checks::Level::structure,
                    .title = "a symbol that no arrow names or no card bears",
                    .why = "Players look for the card that goes with it, and there is none.",
                    .example = example},
          .run = run};
}

}  // namespace chartroom::con_sonar

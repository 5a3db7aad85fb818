#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "maps/platform/shown_text.h"
#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

// Returns the languages in which two names look alike in print, English first.
std::vector<std::string> shared_languages(const Texts& a, const Texts& b) {
  std::set<std::string, LanguageOrder> languages;
  for (const Texts* name : {&a, &b}) {
    for (const auto& [language, text] : *name) languages.insert(language);
  }
  std::erase_if(languages, [&](const std::string& language) {
    return !look_alike(text_in(a, language), text_in(b, language));
  });
  return {languages.begin(), languages.end()};
}

// Adds findings on nations or symbols; `name` returns the name at an index, for messages.
template <class Named, class Name>
void look(const std::vector<Named>& list, std::string_view key, const Name& name,
          std::vector<Diagnostic>& found) {
  for (std::size_t a = 0; a < list.size(); ++a) {
    for (std::size_t b = a + 1; b < list.size(); ++b) {
      const std::vector<std::string> shared = shared_languages(list[a].name, list[b].name);
      if (shared.empty()) continue;
      found.push_back({.pointer = fmt::format("/{}/{}/name", key, b),
                       .places = {list[a].id, list[b].id},
                       .message = message("{} and {} are both called {} ({})",
                                          name(static_cast<int>(a)), name(static_cast<int>(b)),
                                          shown_in(list[a].name, shared.front()), shared.front()),
                       .evidence = {{"languages", fmt::format("{}", fmt::join(shared, ", "))}}});
    }
  }
}

std::vector<Diagnostic> find_shared_names(const DeckSubject& subject) {
  std::vector<Diagnostic> found;
  look(
      subject.deck.nations, "nations", [&](int place) { return subject.nation(place); }, found);
  look(
      subject.deck.symbols, "symbols", [&](int place) { return subject.symbol(place); }, found);
  return found;
}

checks::Example shared_names_example() {
  Deck raising = small_deck();
  raising.nations[1].name = raising.nations[0].name;
  Deck near_miss = small_deck();
  near_miss.nations[1].name = {{"en", "Reds"}};
  return deck_example(find_shared_names, raising, translatable("names that differ by a letter"),
                      near_miss);
}

}  // namespace

Check shared_names() {
  return {.code = "D709",
          .family = checks::Family::decks,
          .severity = Severity::warning,
          .level = checks::Level::structure,
          .title = translatable("two nations or symbols with the same name"),
          .why = translatable(
              "Admirals refer to cards by these names, and cards, scores and findings print them."),
          .run_on_deck = find_shared_names,
          .example = shared_names_example};
}

}  // namespace chartroom::con_sonar

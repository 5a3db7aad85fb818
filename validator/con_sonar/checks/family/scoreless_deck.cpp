#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

constexpr ScoreValues kNothing{0, 0, 0, 0, 0};

std::vector<Diagnostic> find_scoreless_deck(const DeckSubject& subject) {
  if (subject.deck.score != kNothing) return {};
  return {{.pointer = "/score", .message = message("Nothing scores, so every game is a tie")}};
}

checks::Example scoreless_deck_example() {
  Deck raising = small_deck();
  raising.score = kNothing;
  Deck near_miss = raising;
  near_miss.score.survivor = 1;
  return deck_example(find_scoreless_deck, raising, translatable("survivors score"), near_miss);
}

}  // namespace

Check scoreless_deck() {
  return {.code = "D711",
          .family = checks::Family::decks,
          .severity = Severity::warning,
          .level = checks::Level::structure,
          .title = translatable("a deck in which nothing scores"),
          .why = translatable("No admiral can win, and play cannot show whether the deck is fair: "
                              "all share every win."),
          .run_on_deck = find_scoreless_deck,
          .example = scoreless_deck_example};
}

}  // namespace chartroom::con_sonar

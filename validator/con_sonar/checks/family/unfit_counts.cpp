#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

// Every admiral has a hand, and another one must be left to draw.
constexpr int kHands = 2;

std::vector<Diagnostic> too_few_fleet_cards(const Deck& deck) {
  const auto cards = static_cast<int>(deck.fleet.size());
  const auto admirals = static_cast<int>(deck.nations.size());
  const int needed = kHands * deck.hand * admirals;
  if (cards >= needed) return {};
  return {{.pointer = "/fleet",
           .message = message_for(cards,
                                  "{} fleet card for {} admirals with hands of {}: {} are needed, "
                                  "two hands each. Add cards or reduce \"hand\"",
                                  "{} fleet cards for {} admirals with hands of {}: {} are needed, "
                                  "two hands each. Add cards or reduce \"hand\"",
                                  cards, admirals, deck.hand, needed),
           .evidence = {{"fleet_cards", std::int64_t{cards}}, {"needed", std::int64_t{needed}}}}};
}

std::vector<Diagnostic> too_few_torpedo_cards(const Deck& deck) {
  const auto cards = static_cast<int>(deck.torpedoes.size());
  const int needed = deck.face_up + 1;
  if (cards >= needed) return {};
  return {{.pointer = "/torpedoes",
           .message = message_for(cards,
                                  "{} torpedo card with {} face up: {} are needed, so that one can "
                                  "follow. Add cards or reduce \"face_up\"",
                                  "{} torpedo cards with {} face up: {} are needed, so that one "
                                  "can follow. Add cards or reduce \"face_up\"",
                                  cards, deck.face_up, needed),
           .evidence = {{"torpedo_cards", std::int64_t{cards}}, {"needed", std::int64_t{needed}}}}};
}

template <class Card>
bool has_card(const std::vector<Card>& cards, int nation) {
  return std::any_of(cards.begin(), cards.end(),
                     [nation](const Card& card) { return card.nation == nation; });
}

std::vector<Diagnostic> find_unfit_counts(const DeckSubject& subject) {
  const Deck& deck = subject.deck;
  std::vector<Diagnostic> found = too_few_fleet_cards(deck);
  for (Diagnostic& one : too_few_torpedo_cards(deck)) found.push_back(std::move(one));
  for (int n = 0; n < static_cast<int>(deck.nations.size()); ++n) {
    const std::string name = subject.nation(n);
    const auto lacks = [&](Message what) {
      found.push_back({.pointer = fmt::format("/nations/{}", n),
                       .places = {deck.nations[n].id},
                       .message = std::move(what)});
    };
    if (!has_card(deck.fleet, n)) {
      lacks(message("{} has no fleet card: nothing moves its submarines", name));
    }
    if (!has_card(deck.torpedoes, n)) {
      lacks(message("{} has no torpedo card: no one can aim at its submarines", name));
    }
  }
  return found;
}

checks::Example unfit_counts_example() {
  Deck raising = small_deck();
  raising.hand = 3;
  return deck_example(find_unfit_counts, raising, translatable("two hands for each admiral"),
                      small_deck());
}

}  // namespace

Check unfit_counts() {
  return {.code = "D701",
          .family = checks::Family::decks,
          .severity = Severity::error,
          .level = checks::Level::structure,
          .title = translatable("too few cards for the game"),
          .why = translatable("Piles that are too small are reshuffled all the time or end the "
                              "game at once. A nation without cards has no use on the ladder."),
          .run_on_deck = find_unfit_counts,
          .example = unfit_counts_example};
}

}  // namespace chartroom::con_sonar

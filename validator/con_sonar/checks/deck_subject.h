// A deck as the checks see it.
#pragma once

#include <optional>
#include <string>

#include "maps/con_sonar/deck.h"
#include "validator/checks/thresholds.h"
#include "validator/con_sonar/checks/hand_shares.h"
#include "validator/con_sonar/checks/symbol_graph.h"
#include "validator/con_sonar/simulation/deck_fairness.h"

namespace chartroom::con_sonar {

// True if people take two names for one: capitals, invisible characters and blanks at the ends do
// not count, nor the number and kind of blanks between words.
bool look_alike(const std::string& one, const std::string& other);

// A deck with its thresholds, and results that several checks share. The deck must outlive the
// subject.
struct DeckSubject {
  explicit DeckSubject(const Deck& the_deck, checks::Thresholds limits = {},
                       std::string told_in = "en")
      : deck(the_deck),
        thresholds(limits),
        language(std::move(told_in)),
        symbols(symbol_graph(deck)),
        hands(hand_shares(deck)) {}

  // Return names in the report's language, for messages; the id follows a name that is not unique.
  std::string nation(int place) const;
  std::string symbol(int place) const;

  const Deck& deck;
  const checks::Thresholds thresholds;
  const std::string language;
  const SymbolGraph symbols;
  const std::optional<HandShares> hands;
  const DeckFairness* play = nullptr;  // null: not played
};

}  // namespace chartroom::con_sonar

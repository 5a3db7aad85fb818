// A deck as the checks see it.
#pragma once

#include <optional>

#include "maps/con_sonar/deck.h"
#include "validator/checks/thresholds.h"
#include "validator/con_sonar/checks/hand_shares.h"
#include "validator/con_sonar/checks/symbol_graph.h"
#include "validator/con_sonar/simulation/judgement.h"

namespace chartroom::con_sonar {

// The deck, what it is judged by, and what more than one asks of it, found once for all. The deck
// must outlive the subject.
struct DeckSubject {
  explicit DeckSubject(const Deck& the_deck, checks::Thresholds limits = {})
      : deck(the_deck), thresholds(limits), symbols(symbol_graph(deck)), hands(hand_shares(deck)) {}

  const Deck& deck;
  const checks::Thresholds thresholds;
  const SymbolGraph symbols;
  const std::optional<HandShares> hands;
  const DeckJudgement* play = nullptr;  // where it was played
};

}  // namespace chartroom::con_sonar

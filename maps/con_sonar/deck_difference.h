// The difference between two decks: cards and all other values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"
#include "maps/platform/named_value.h"

namespace chartroom::con_sonar {

// Returns the deck's values other than cards, under keys: "name.de", "ladder.steps",
// "nations.red.colour", "sonar.level_2.red+2". Values that the deck lacks are left out.
std::vector<NamedValue> deck_values(const Deck& deck);

// Returns each card's full name, in the deck's order: "red+2/destroyer/carrier", "red*1/frigate".
std::vector<std::string> full_fleet_names(const Deck& deck);
std::vector<std::string> full_torpedo_names(const Deck& deck);

// A card that changed, was removed (`after` is empty) or was added (`before` is empty).
struct CardChange {
  std::optional<std::string> before;
  std::optional<std::string> after;
  friend bool operator==(const CardChange&, const CardChange&) = default;
};

// The order of cards does not matter. A removed and an added card of one nation count as one
// changed card if exactly one other part differs.
struct DeckDifference {
  std::vector<CardChange> fleet;
  std::vector<CardChange> torpedoes;
  std::vector<ValueChange> values;

  bool empty() const { return fleet.empty() && torpedoes.empty() && values.empty(); }
  friend bool operator==(const DeckDifference&, const DeckDifference&) = default;
};

DeckDifference difference(const Deck& before, const Deck& after);

}  // namespace chartroom::con_sonar

// How one deck differs from another: its cards, and all else that it says.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"
#include "maps/platform/named_value.h"

namespace chartroom::con_sonar {

// What a deck says beside its cards, under keys: "name.de", "ladder.steps",
// "nations.red.colour", "sonar.level_2.red+2". What it does not say is left out.
std::vector<NamedValue> deck_values(const Deck& deck);

// Each card in full, in the order of the deck's list: "red+2/destroyer/carrier", "red*1/frigate".
std::vector<std::string> full_fleet_names(const Deck& deck);
std::vector<std::string> full_torpedo_names(const Deck& deck);

// A card that changed, went (nothing after) or came (nothing before).
struct CardChange {
  std::optional<std::string> before;
  std::optional<std::string> after;
  friend bool operator==(const CardChange&, const CardChange&) = default;
};

// The order of cards says nothing. A card counts as changed where one went and one came that have
// the nation and all else but one thing in common.
struct DeckDifference {
  std::vector<CardChange> fleet;
  std::vector<CardChange> torpedoes;
  std::vector<ValueChange> values;

  bool empty() const { return fleet.empty() && torpedoes.empty() && values.empty(); }
  friend bool operator==(const DeckDifference&, const DeckDifference&) = default;
};

DeckDifference difference(const Deck& before, const Deck& after);

}  // namespace chartroom::con_sonar

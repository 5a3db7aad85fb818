// Merges the cards of three decks, nation by nation.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

// A card by ids, which name one symbol or nation in all decks of a merge.
struct NamedCard {
  std::string nation;
  std::string symbol;
  int number = 0;        // the effect of a fleet card, or the number of torpedoes
  std::string leads_to;  // the arrow's symbol; "" for a torpedo card
  auto operator<=>(const NamedCard&) const = default;
};
using Cards = std::vector<NamedCard>;

Cards fleet_of(const Deck& deck);
Cards torpedoes_of(const Deck& deck);

// Merges counts of cards, so each side may add and remove copies. A nation conflicts if both sides
// replaced one of its cards differently.
class CardMerge {
 public:
  CardMerge(Cards base, Cards ours, Cards theirs);

  // The ids of the nations that conflict.
  const std::set<std::string>& conflicts() const { return conflicts_; }
  // Returns the merged cards, with one side's cards for nations that conflict.
  Cards for_us() const { return merged(ours_); }
  Cards for_them() const { return merged(theirs_); }

 private:
  using Counts = std::map<NamedCard, int>;

  bool conflict(const std::string& nation) const;
  int merged_count(const NamedCard& card) const;
  Cards merged(const Cards& side) const;
  void append_side(const std::string& nation, const Cards& side, Cards& result) const;
  void append_merged(const std::string& nation, Cards& result) const;

  Cards base_;
  Cards ours_;
  Cards theirs_;
  Counts old_;
  Counts our_;
  Counts their_;
  std::set<std::string> conflicts_;
};

}  // namespace chartroom::con_sonar

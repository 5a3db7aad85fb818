#include "maps/con_sonar/card_merge.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace chartroom::con_sonar {
namespace {

using Counts = std::map<NamedCard, int>;

Counts counted(const Cards& cards) {
  Counts counts;
  for (const NamedCard& card : cards) ++counts[card];
  return counts;
}

// Returns a nation's cards that `of` has more often than `over`, with the differences.
Counts surplus(const Counts& of, const Counts& over, const std::string& nation) {
  Counts more;
  for (const auto& [card, count] : of) {
    const auto other = over.find(card);
    const int left = count - (other == over.end() ? 0 : other->second);
    if (card.nation == nation && left > 0) more[card] = left;
  }
  return more;
}

bool share_a_card(const Counts& a, const Counts& b) {
  return std::any_of(a.begin(), a.end(), [&b](const auto& one) { return b.contains(one.first); });
}

int count_of(const Counts& counts, const NamedCard& card) {
  const auto found = counts.find(card);
  return found == counts.end() ? 0 : found->second;
}

}  // namespace

Cards fleet_of(const Deck& deck) {
  Cards cards;
  for (const FleetCard& c : deck.fleet) {
    cards.push_back({deck.nations[c.nation].id, deck.symbols[c.symbol].id, c.effect,
                     deck.symbols[c.leads_to].id});
  }
  return cards;
}

Cards torpedoes_of(const Deck& deck) {
  Cards cards;
  for (const TorpedoCard& c : deck.torpedoes) {
    cards.push_back({deck.nations[c.nation].id, deck.symbols[c.symbol].id, c.torpedoes, ""});
  }
  return cards;
}

CardMerge::CardMerge(Cards base, Cards ours, Cards theirs)
    : base_(std::move(base)),
      ours_(std::move(ours)),
      theirs_(std::move(theirs)),
      old_(counted(base_)),
      our_(counted(ours_)),
      their_(counted(theirs_)) {
  for (const Cards* cards : {&ours_, &theirs_}) {
    for (const NamedCard& card : *cards) {
      if (conflict(card.nation)) conflicts_.insert(card.nation);
    }
  }
}

bool CardMerge::conflict(const std::string& nation) const {
  return share_a_card(surplus(old_, our_, nation), surplus(old_, their_, nation)) &&
         surplus(our_, old_, nation) != surplus(their_, old_, nation);
}

int CardMerge::merged_count(const NamedCard& card) const {
  const int ours = count_of(our_, card);
  const int theirs = count_of(their_, card);
  return ours == theirs ? ours : std::max(0, ours + theirs - count_of(old_, card));
}

// Merges nation by nation in our order. Keeps the order if at most one side changed.
Cards CardMerge::merged(const Cards& side) const {
  if (ours_ == base_ || ours_ == theirs_) return theirs_;
  if (theirs_ == base_) return ours_;
  Cards result;
  std::set<std::string> done;
  for (const Cards* cards : {&ours_, &theirs_}) {
    for (const NamedCard& card : *cards) {
      if (!done.insert(card.nation).second) continue;
      if (conflicts_.contains(card.nation)) {
        append_side(card.nation, side, result);
      } else {
        append_merged(card.nation, result);
      }
    }
  }
  return result;
}

void CardMerge::append_side(const std::string& nation, const Cards& side, Cards& result) const {
  std::copy_if(side.begin(), side.end(), std::back_inserter(result),
               [&](const NamedCard& card) { return card.nation == nation; });
}

// Puts their added cards in the places of removed cards, then after our cards.
void CardMerge::append_merged(const std::string& nation, Cards& result) const {
  Cards ours;
  Cards theirs;
  append_side(nation, ours_, ours);
  append_side(nation, theirs_, theirs);
  Counts left;
  for (const Cards* cards : {&ours, &theirs}) {
    for (const NamedCard& card : *cards) left[card] = merged_count(card);
  }
  Counts missing = left;
  for (const NamedCard& card : ours) --missing[card];
  Cards added;
  for (const NamedCard& card : theirs) {
    if (missing[card]-- > 0) added.push_back(card);
  }
  auto next = added.begin();
  for (const NamedCard& card : ours) {
    if (left[card]-- > 0) {
      result.push_back(card);
    } else if (next != added.end()) {
      result.push_back(*next++);
    }
  }
  result.insert(result.end(), next, added.end());
}

}  // namespace chartroom::con_sonar

// The open cards and submarines on the table, and an admiral's view of a game.
#pragma once

#include <array>
#include <cstdint>

#include "validator/con_sonar/agents/cards.h"
#include "validator/con_sonar/agents/fleets.h"
#include "validator/con_sonar/deck_state.h"
#include "validator/statistics/counts.h"

namespace chartroom::con_sonar {

struct Table {
  Fleets fleets;
  std::array<std::array<std::uint8_t, kMaxNations>, kMaxNations> scored{};  // by seat and nation
  std::array<std::uint8_t, kMaxNations> torpedo_cards{};                    // scored, by seat
  std::array<std::uint8_t, kMaxNations> admirals{};  // nations of the admirals, by seat
  CardList<kMaxFaceUp> face_up;
  int seats = 0;
  int seat = 0;  // the seat to move

  int to_move() const { return admirals[seat]; }
  int seat_of(int nation) const;  // -1: no admiral plays it

  friend bool operator==(const Table&, const Table&) = default;
};

// Cards that come up in the order of their burial.
class CardQueue {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The card at a position, the next to come up first.
  Kind operator[](int place) const { return kinds_[(first_ + place) % kRoom]; }
  void push(int kind) {
    CHARTROOM_EXPECTS(size_ < kMaxTorpedoCards);
    kinds_[(first_ + size_++) % kRoom] = static_cast<Kind>(kind);
  }
  Kind take_first() {
    CHARTROOM_EXPECTS(size_ > 0);
    --size_;
    return kinds_[first_++ % kRoom];
  }

 private:
  static constexpr unsigned kRoom = 128;
  static_assert(kRoom >= kMaxTorpedoCards);
  unsigned first_ = 0;
  int size_ = 0;
  std::array<Kind, kRoom> kinds_{};
};

using Hand = CardList<kMaxHand>;
using TorpedoArea = CardList<kMaxTorpedoCards>;

// Everything that the admiral to move may know. Valid during one call.
struct View {
  const Cards& cards;
  const Table& table;
  const Hand& hand;                          // the own hand
  const CardList<kMaxFleetCards>& discards;  // discarded fleet cards
  const CardQueue& buried;
  const std::array<TorpedoArea, kMaxNations>& areas;  // torpedo cards scored, by seat
  int fleet_pile = 0;                                 // number of cards
  int unseen = 0;                                     // number of torpedo cards never seen
  statistics::Count* weighed = nullptr;  // if not null: agents add the turns that they compare
};

// The view of the admiral to move in a state, with the data that it refers to.
class StateView {
 public:
  StateView(const Cards& cards, const State& state);
  StateView(const StateView&) = delete;
  StateView& operator=(const StateView&) = delete;
  const View& view() const { return view_; }

 private:
  Table table_;
  CardQueue buried_;
  std::array<TorpedoArea, kMaxNations> areas_;
  View view_;
};

// Returns the score of a seat at the table.
int score(const Cards& cards, const Table& table, int seat);
// Returns the gain of a seat from one more submarine of a nation in its scoring area.
int gain_of(const Cards& cards, const Table& table, int seat, int nation);

}  // namespace chartroom::con_sonar

// What lies on the table, open to all, and what an admiral sees of a game.
#pragma once

#include <array>
#include <cstdint>

#include "validator/con_sonar/agents/cards.h"
#include "validator/con_sonar/agents/fleets.h"
#include "validator/con_sonar/state.h"

namespace chartroom::con_sonar {

struct Table {
  Fleets fleets;
  std::array<std::array<std::uint8_t, kMaxNations>, kMaxNations> scored{};  // by seat and nation
  std::array<std::uint8_t, kMaxNations> torpedo_cards{};                    // scored, by seat
  std::array<std::uint8_t, kMaxNations> admirals{};                         // nations, by seat
  CardList<kMaxFaceUp> face_up;
  int seats = 0;
  int seat = 0;  // whose turn it is

  int to_move() const { return admirals[seat]; }
  int seat_of(int nation) const;  // -1: nobody's

  friend bool operator==(const Table&, const Table&) = default;
};

// Cards that come up in the order in which they were buried.
class CardQueue {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The first to come up first.
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

// What the admiral whose turn it is may know, and nothing else. Valid during one call.
struct View {
  const Cards& cards;
  const Table& table;
  const Hand& hand;                          // the own
  const CardList<kMaxFleetCards>& discards;  // of fleet cards
  const CardQueue& buried;
  const std::array<TorpedoArea, kMaxNations>& areas;  // torpedo cards scored, by seat
  int fleet_pile = 0;                                 // how many cards
  int unseen = 0;                                     // torpedo cards never seen
};

// The view of a state's admiral to move, with the room for what it refers to.
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

// Of a seat, as it stands on the table.
int score(const Cards& cards, const Table& table, int seat);
// What a seat would gain from having one more submarine of a nation in its scoring area.
int gain_of(const Cards& cards, const Table& table, int seat, int nation);

}  // namespace chartroom::con_sonar

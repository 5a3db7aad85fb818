// The state of a game of Con Sonar!: ladder, hands, piles, scoring areas, and the seat to move.
//
// A shuffled pile has no known order, so the state keeps none: the caller says which cards are
// drawn and revealed, and what the dice show. Only buried torpedo cards are ordered.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "validator/con_sonar/card_list.h"
#include "validator/con_sonar/rules.h"

namespace chartroom::con_sonar {

// Two submarines of a nation on one step are equal.
struct Submarine {
  std::uint8_t nation = 0;
  std::uint8_t step = 0;
  friend bool operator==(const Submarine&, const Submarine&) = default;
};

enum class EventKind : std::uint8_t {
  play,
  strike,
  remove,
  bury,
  discard,
  sonar,
  result,
  draw,
  reveal,
};
std::string_view to_string(EventKind kind);

// One event of a turn. Members that its kind does not use are ignored.
struct Event {
  EventKind kind = EventKind::play;
  CardList<6>
      cards;  // one for play, strike, remove, bury, discard or delivery; all cards of other events
  Submarine submarine;  // play, strike, a move, friendly fire
  bool hit = false;     // strike, friendly fire
  int level = 0;        // sonar
  SonarResult result = SonarResult::move;
  int nation = kOwnNation;  // a move: the nation that the sonar shows
  int effect = 0;           // a move
  int area = 0;             // reinforcements: the seat that returns one
  bool none = false;        // a result without effect
  friend bool operator==(const Event&, const Event&) = default;
};

enum class Phase : std::uint8_t {
  set_up,  // cards are dealt, and the first torpedo cards revealed
  begin,   // beginning of a turn
  queue,   // cards were played, more may follow
  sonar,   // its result is due
  draw,    // only the draw may follow
  reveal,  // a torpedo card has to be replaced
  over,
};

// The part of a state that is small enough to copy for undo.
struct Board {
  std::array<std::array<std::uint8_t, kMaxSteps + 1>, kMaxNations>
      ladder{};  // numbers of submarines, by nation and step
  std::array<std::uint8_t, kMaxNations> live{};
  std::array<std::array<std::uint8_t, kMaxNations>, kMaxNations> scored{};  // by seat and nation
  std::array<std::uint8_t, kMaxNations> torpedo_cards{};  // scored torpedo cards, by seat
  std::array<std::uint8_t, kMaxNations>
      lost{};  // submarines lost to friendly fire or aground, by nation
  std::array<CardList<kMaxHand>, kMaxNations> hands;
  CardList<kMaxHand> table;  // played or given in this turn
  CardList<kMaxFaceUp> face_up;
  std::uint8_t submarines = 0;  // all live submarines
  std::uint8_t seat = 0;
  std::uint8_t dealt = 0;  // bits of seats, then of the first torpedo cards
  std::uint8_t level = 0;  // level of the sonar in use
  std::int8_t arrow = -1;  // the symbol that the last card of the queue names
  bool revealed = false;
  Phase phase = Phase::set_up;
  friend bool operator==(const Board&, const Board&) = default;
};

class State {
 public:
  // The data with which `undo` takes one event back.
  struct Undo {
    Board board;
    Event event;
    std::array<std::uint8_t, kMaxHand> places{};  // pile positions of the cards of a draw or reveal
    std::int8_t reshuffled = -1;  // card of a draw before which the pile was reshuffled
  };

  // `admirals` are nations, in the order of play. The rules must outlive the state.
  State(const Rules& rules, std::vector<int> admirals);

  // Set up the game: deal to each seat once, then reveal first. Cards must be in the piles.
  void deal(int seat, std::span<const int> kinds);
  void reveal_first(std::span<const int> kinds);

  // Carries out a legal event (see turn_check.h); `undo` takes the last one back.
  void apply(const Event& event, Undo& undo);
  void apply(const Event& event) {
    Undo undo;
    apply(event, undo);
  }
  void undo(const Undo& undo);

  const Rules& rules() const { return *rules_; }
  const Board& board() const { return board_; }
  int seats() const { return static_cast<int>(admirals_.size()); }
  const std::vector<int>& admirals() const { return admirals_; }
  // The nation to move.
  int to_move() const { return admirals_[board_.seat]; }
  Phase phase() const { return board_.phase; }
  bool is_dealt(int seat) const { return (board_.dealt >> seat & 1) != 0; }
  int on_step(int nation, int step) const { return board_.ladder[nation][step]; }
  int live(int nation) const { return board_.live[nation]; }
  // Returns the seat of a nation; -1 if no admiral plays it.
  int seat_of(int nation) const;

  const CardList<kMaxFleetCards>& fleet_pile() const { return fleet_pile_; }
  const CardList<kMaxFleetCards>& fleet_discards() const { return fleet_discards_; }
  const CardList<kMaxTorpedoCards>& unseen() const { return unseen_; }
  const CardList<kMaxTorpedoCards>& buried() const { return buried_; }
  int scored_torpedoes(int seat, int kind) const { return torpedo_areas_[seat][kind]; }
  // The numbers of cards to draw at the end of the turn and to reveal.
  int draw_due() const { return rules_->deck().hand - board_.hands[board_.seat].size(); }
  int reveal_due() const { return rules_->deck().face_up - board_.face_up.size(); }

  // True in every reachable state; false means a bug.
  bool invariants_hold() const;

  friend bool operator==(const State& a, const State& b);

 private:
  void play(const Event& event);
  void move(Submarine submarine, int effect);
  void lift(Submarine submarine);
  void put(int nation, int step);
  void strike(const Event& event);
  void use_up();
  void sonar(const Event& event);
  void result(const Event& event);
  void send_own_to(int step);
  void draw(const Event& event, Undo& undo);
  void reveal(const Event& event, Undo& undo);
  void end_turn();
  void end_if_few_are_left();
  void take_back_draw(const Undo& undo);
  void take_back_reveal(const Undo& undo);
  bool fleet_cards_hold() const;
  bool torpedo_cards_hold() const;
  bool submarines_hold() const;

  const Rules* rules_;
  std::vector<int> admirals_;
  Board board_;
  CardList<kMaxFleetCards> fleet_pile_;
  CardList<kMaxFleetCards> fleet_discards_;
  CardList<kMaxTorpedoCards> unseen_;
  CardList<kMaxTorpedoCards> buried_;  // in the order in which they come up
  std::array<std::array<std::uint8_t, kMaxTorpedoCards>, kMaxNations> torpedo_areas_{};
  std::array<std::uint8_t, kMaxTorpedoCards> removed_{};
};

}  // namespace chartroom::con_sonar

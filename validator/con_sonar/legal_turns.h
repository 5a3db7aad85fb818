// Lists all legal turns of an admiral and all possible results of the sonar.
#pragma once

#include <vector>

#include "validator/con_sonar/deck_state.h"

namespace chartroom::con_sonar {

// A whole turn without the results of dice and sonar: a queue and its end, or the use of the sonar.
struct Turn {
  CardList<kMaxHand> cards;  // the queue in order, or the cards paid for the sonar
  std::array<Submarine, kMaxHand> submarines{};  // the submarine that each card of the queue moves
  EventKind end = EventKind::draw;  // strike, remove, bury, discard, sonar; draw: only the queue
  Kind torpedo = 0;                 // strike, remove, bury, discard
  Submarine target;                 // strike
  int level = 0;                    // sonar
  friend bool operator==(const Turn&, const Turn&) = default;
};

// Returns every legal turn once. Cards of one kind are equal, as are submarines of a nation on one
// step. The state must be at the beginning of a turn; it is changed and restored.
std::vector<Turn> legal_turns(State& state);

// Returns the events of a turn up to its draw. A strike does not tell yet if it hits.
std::vector<Event> events_of(const Turn& turn);

// Returns every possible result of the sonar in use, with every choice of the admiral, and with hit
// and miss if a roll decides. The result must be due.
std::vector<Event> legal_results(const State& state);

// Returns the submarines that a card of this nation may target: its own, or all if none is left.
// Sorted by nation and step; two of a nation on one step are listed once.
std::vector<Submarine> targets_of(const State& state, int nation);

// True if a roll can hit a submarine on this step; true if a roll of this die can miss it.
bool can_hit(int step);
bool can_miss(const Rules& rules, int step);

}  // namespace chartroom::con_sonar

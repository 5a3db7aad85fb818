// All that an admiral may do in a turn, and all that the sonar may say.
#pragma once

#include <vector>

#include "validator/con_sonar/state.h"

namespace chartroom::con_sonar {

// A whole turn up to what dice and sonar say: a queue and how it ends, or the use of the sonar.
struct Turn {
  CardList<kMaxHand> cards;  // the queue in its order, or what is given for the sonar
  std::array<Submarine, kMaxHand> submarines{};  // that the cards of the queue move, in place
  EventKind end = EventKind::draw;  // strike, remove, bury, discard, sonar; draw: the queue is all
  Kind torpedo = 0;                 // strike, remove, bury, discard
  Submarine target;                 // strike
  int level = 0;                    // sonar
  friend bool operator==(const Turn&, const Turn&) = default;
};

// Every legal turn once; cards of one kind and submarines of a nation on one step are not told
// apart. The state must be at the beginning of a turn; it is changed and restored.
std::vector<Turn> legal_turns(State& state);

// The events of a turn up to its draw. A strike does not say yet whether it hits.
std::vector<Event> events_of(const Turn& turn);

// Every result that the sonar in use may give, with every choice that is left to the admiral, and
// with hit and miss where a roll decides. The result must be due.
std::vector<Event> legal_results(const State& state);

// The submarines that a card of this nation may be used on: its own; with none left, all. By nation
// and step; two of a nation on one step stand once.
std::vector<Submarine> targets_of(const State& state, int nation);

// Whether a roll can hit a submarine on this step, and whether one of this die can miss it.
bool can_hit(int step);
bool can_miss(const Rules& rules, int step);

}  // namespace chartroom::con_sonar

// Lists an admiral's choices from its view: the turns and results of legal_turns.h, but without
// building lists, for fast play.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "validator/con_sonar/agents/deck_view.h"
#include "validator/con_sonar/legal_turns.h"

namespace chartroom::con_sonar {

// Calls `visit(submarine)` for each submarine that a card of a nation may target, each step once:
// its own, or all if none is left.
template <class Visit>
void for_each_target(const Cards& cards, const Fleets& fleets, int nation, Visit visit) {
  const bool any = !fleets.any(nation);
  const int end = any ? cards.nations() : nation + 1;
  for (int n = any ? 0 : nation; n < end; ++n) {
    for (StepSet steps = fleets.steps(n); !steps.empty(); steps.drop_lowest()) {
      visit(Submarine{static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(steps.lowest())});
    }
  }
}

// Return the number of targets of a nation's card, and the target after `others` others.
inline int count_targets(const Cards& cards, const Fleets& fleets, int nation) {
  if (fleets.any(nation)) return fleets.steps(nation).size();
  int count = 0;
  for (int n = 0; n < cards.nations(); ++n) count += fleets.steps(n).size();
  return count;
}
inline Submarine target_after(const Fleets& fleets, int nation, int others) {
  int n = nation;
  if (!fleets.any(nation)) {
    for (n = 0; others >= fleets.steps(n).size(); ++n) others -= fleets.steps(n).size();
  }
  return {static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(fleets.steps(n).after(others))};
}

// The end of a turn after its queue.
struct End {
  EventKind kind = EventKind::draw;  // draw: only the queue
  Kind torpedo = 0;
  Submarine target;  // strike
};

// Calls `strike(end)` for each strike and `visit(end)` for each other end.
template <class Visit, class Strike>
void for_each_end(const View& view, const Fleets& fleets, int arrow, Visit visit, Strike strike) {
  visit(End{});
  const CardList<kMaxFaceUp>& face_up = view.table.face_up;
  for (int i = 0; i < face_up.size(); ++i) {
    if (face_up.is_copy(i)) continue;
    const Kind kind = face_up[i];
    visit(End{EventKind::bury, kind, {}});
    const Cards::Torpedo& card = view.cards.torpedo(kind);
    if (card.symbol != arrow) continue;
    if (view.cards.discard_matched()) visit(End{EventKind::discard, kind, {}});
    if (card.nation == view.table.to_move()) {
      visit(End{EventKind::remove, kind, {}});
      continue;
    }
    for_each_target(view.cards, fleets, card.nation, [&](Submarine target) {
      strike(End{EventKind::strike, kind, target});
    });
  }
}

// A queue during the search: the cards played, the moved submarines, and the last arrow.
struct Queue {
  CardList<kMaxHand> cards;
  std::array<Submarine, kMaxHand> submarines{};
  Fleets fleets;
  int arrow = -1;
  unsigned left = 0;  // unplayed cards of the hand, as bits
  int visited = 0;    // number of queues seen in this search

  Turn with(const End& end) const {
    return {cards, submarines, end.kind, end.torpedo, end.target, 0};
  }
};

inline Queue empty_queue(const View& view) {
  Queue queue;
  queue.fleets = view.table.fleets;
  queue.left = (1U << view.hand.size()) - 1;
  return queue;
}

// True if this card of the hand may be played next; of copies, only the first.
inline bool may_follow(const View& view, const Queue& queue, int place) {
  if ((queue.left >> place & 1) == 0) return false;
  if (queue.arrow >= 0 && view.cards.fleet(view.hand[place]).symbol != queue.arrow) return false;
  for (int i = 0; i < place; ++i) {
    if ((queue.left >> i & 1) != 0 && view.hand[i] == view.hand[place]) return false;
  }
  return true;
}

// Returns the step of a submarine after an effect: the ladder stops at both ends.
inline int moved(const Cards& cards, int step, int effect) {
  return std::clamp(step + effect, 1, cards.steps());
}

// The limit of queues that an admiral considers in a turn. Decks that people play have a thousandth
// of it; where each card may follow each other and move any submarine, one turn would never end.
inline constexpr int kMostQueues = 100'000;

// Calls `visit(queue)` for every continuation of a queue, up to kMostQueues in one search.
template <class Visit>
void for_each_queue(const View& view, Queue& queue, const Visit& visit) {
  const int arrow = queue.arrow;
  for (int place = 0; place < view.hand.size(); ++place) {
    if (!may_follow(view, queue, place)) continue;
    const Cards::Fleet& card = view.cards.fleet(view.hand[place]);
    queue.cards.push(view.hand[place]);
    queue.arrow = card.leads_to;
    queue.left ^= 1U << place;
    const Fleets before = queue.fleets;
    for_each_target(view.cards, before, card.nation, [&](Submarine submarine) {
      if (queue.visited == kMostQueues) return;
      ++queue.visited;
      const auto [nation, step] = submarine;
      queue.submarines[queue.cards.size() - 1] = submarine;
      queue.fleets.move(nation, step, moved(view.cards, step, card.effect));
      visit(std::as_const(queue));
      for_each_queue(view, queue, visit);
      queue.fleets.restore(nation, before.of(nation));
    });
    queue.submarines[queue.cards.size() - 1] = {};
    queue.cards.pop();
    queue.arrow = arrow;
    queue.left ^= 1U << place;
  }
}

// Calls `visit(turn)` for every use of the sonar: each choice of cards from the hand, once.
template <class Visit>
void for_each_sonar(const View& view, Visit visit) {
  if (view.cards.sonar() == 0) return;
  for (unsigned given = 1; given < 1U << view.hand.size(); ++given) {
    Turn turn;
    turn.end = EventKind::sonar;
    turn.level = view.cards.sonar();
    bool again = false;  // only the first of several copies may be paid
    for (int i = 0; i < view.hand.size(); ++i) {
      if ((given >> i & 1) == 0) continue;
      turn.cards.push(view.hand[i]);
      for (int j = 0; j < i; ++j) {
        again = again || ((given >> j & 1) == 0 && view.hand[j] == view.hand[i]);
      }
    }
    if (!again) visit(std::as_const(turn));
  }
}

// Returns every way to carry out a result of the sonar; leaves out the roll if one decides.
std::vector<Event> results_of(const View& view, const SonarOption& option);

}  // namespace chartroom::con_sonar

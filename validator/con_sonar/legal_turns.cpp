#include "validator/con_sonar/legal_turns.h"

#include <cstdint>

namespace chartroom::con_sonar {
namespace {

// Visits the submarines that a card of this nation may target: its own, or all if none is left.
template <class Visit>
void for_each_target_on_board(const State& state, int nation, Visit visit) {
  const bool any = state.live(nation) == 0;
  for (int n = any ? 0 : nation; n < (any ? state.rules().nations() : nation + 1); ++n) {
    for (int step = 1; step <= state.rules().steps(); ++step) {
      if (state.on_step(n, step) == 0) continue;
      visit(Submarine{static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(step)});
    }
  }
}

Event event_with(EventKind kind, int card, Submarine submarine = {}) {
  Event event;
  event.kind = kind;
  event.cards.push(card);
  event.submarine = submarine;
  return event;
}

class TurnList {
 public:
  explicit TurnList(State& state) : state_(state) {}

  std::vector<Turn> all() && {
    extend();
    add_sonar();
    return std::move(turns_);
  }

 private:
  const CardList<kMaxHand>& hand() const { return state_.board().hands[state_.board().seat]; }

  // Adds every continuation of the queue.
  void extend() {
    const CardList<kMaxHand> cards = hand();
    for (int i = 0; i < cards.size(); ++i) {
      const FleetCard& card = state_.rules().fleet()[cards[i]];
      const int arrow = state_.board().arrow;
      if (cards.is_copy(i) || (arrow >= 0 && card.symbol != arrow)) continue;
      for_each_target_on_board(state_, card.nation,
                               [&](Submarine submarine) { play(cards[i], submarine); });
    }
  }

  void play(Kind card, Submarine submarine) {
    turn_.submarines[turn_.cards.size()] = submarine;
    turn_.cards.push(card);
    State::Undo undo;
    state_.apply(event_with(EventKind::play, card, submarine), undo);
    add_ends();
    extend();
    state_.undo(undo);
    turn_.cards.pop();
    turn_.submarines[turn_.cards.size()] = {};
  }

  void add(EventKind end, Kind torpedo = 0, Submarine target = {}) {
    turns_.push_back(turn_);
    turns_.back().end = end;
    turns_.back().torpedo = torpedo;
    turns_.back().target = target;
  }

  void add_ends() {
    add(EventKind::draw);
    const CardList<kMaxFaceUp> face_up = state_.board().face_up;
    for (int i = 0; i < face_up.size(); ++i) {
      if (face_up.is_copy(i)) continue;
      add(EventKind::bury, face_up[i]);
      const TorpedoCard& card = state_.rules().torpedoes()[face_up[i]];
      if (card.symbol == state_.board().arrow) add_uses(face_up[i], card);
    }
  }

  // Adds the uses of a torpedo card to which the queue leads.
  void add_uses(Kind torpedo, const TorpedoCard& card) {
    if (state_.rules().deck().variant.discard_matched) add(EventKind::discard, torpedo);
    if (card.nation == state_.to_move()) return add(EventKind::remove, torpedo);
    for_each_target_on_board(state_, card.nation,
                             [&](Submarine target) { add(EventKind::strike, torpedo, target); });
  }

  void add_sonar() {
    for (const int level : {1, 2}) {
      if (!state_.rules().has_level(level)) continue;
      turn_ = {};
      turn_.level = level;
      give(0);
    }
  }

  // Adds every choice of cards from the hand. Copies are equal: none, one, two of a kind.
  void give(int place) {
    const CardList<kMaxHand>& cards = hand();
    if (place == cards.size()) {
      if (!turn_.cards.empty()) add(EventKind::sonar);
      return;
    }
    if (cards.is_copy(place)) return give(place + 1);
    const int copies = cards.count(cards[place]);
    for (int given = 0; given <= copies; ++given) {
      give(place + 1);
      if (given < copies) turn_.cards.push(cards[place]);
    }
    for (int given = 0; given < copies; ++given) turn_.cards.pop();
  }

  State& state_;
  Turn turn_;
  std::vector<Turn> turns_;
};

class ResultList {
 public:
  explicit ResultList(const State& state) : state_(state) {}

  std::vector<Event> all() && {
    std::vector<SonarOption> seen;
    for (SonarOption option : state_.rules().options(state_.board().level)) {
      option.weight = 1;
      if (std::find(seen.begin(), seen.end(), option) != seen.end()) continue;
      seen.push_back(option);
      add(option);
    }
    return std::move(results_);
  }

 private:
  int own() const { return state_.to_move(); }

  Event event_of(SonarResult result, Submarine submarine = {}) const {
    Event event;
    event.kind = EventKind::result;
    event.result = result;
    event.submarine = submarine;
    return event;
  }

  void add(const SonarOption& option) {
    const std::size_t before = results_.size();
    switch (option.result) {
      case SonarResult::move:
        return add_moves(option);
      case SonarResult::friendly_fire:
        add_fire();
        break;
      case SonarResult::reinforcements:
        add_reinforcements();
        break;
      case SonarResult::special_delivery:
        add_deliveries();
        break;
      default:
        if (state_.live(own()) > 0) results_.push_back(event_of(option.result));
    }
    if (results_.size() > before) return;
    results_.push_back(event_of(option.result));
    results_.back().none = true;
  }

  void add_moves(const SonarOption& option) {
    const int nation = option.nation == kOwnNation ? own() : option.nation;
    for_each_target_on_board(state_, nation, [&](Submarine submarine) {
      Event event = event_of(SonarResult::move, submarine);
      event.nation = option.nation;
      event.effect = option.effect;
      results_.push_back(event);
    });
  }

  void add_fire() {
    if (state_.live(own()) == 0) return;
    for_each_target_on_board(state_, own(), [&](Submarine submarine) {
      Event event = event_of(SonarResult::friendly_fire, submarine);
      if (can_miss(state_.rules(), submarine.step)) results_.push_back(event);
      event.hit = true;
      if (can_hit(submarine.step)) results_.push_back(event);
    });
  }

  void add_reinforcements() {
    for (int seat = 0; seat < state_.seats(); ++seat) {
      if (state_.board().scored[seat][own()] == 0) continue;
      results_.push_back(event_of(SonarResult::reinforcements));
      results_.back().area = seat;
    }
  }

  void add_deliveries() {
    for (std::size_t kind = 0; kind < state_.rules().torpedoes().size(); ++kind) {
      if (state_.scored_torpedoes(state_.board().seat, static_cast<int>(kind)) == 0) continue;
      results_.push_back(event_of(SonarResult::special_delivery));
      results_.back().cards.push(static_cast<int>(kind));
    }
  }

  const State& state_;
  std::vector<Event> results_;
};

}  // namespace

std::vector<Turn> legal_turns(State& state) {
  CHARTROOM_EXPECTS(state.phase() == Phase::begin);
  return TurnList(state).all();
}

std::vector<Event> events_of(const Turn& turn) {
  if (turn.end == EventKind::sonar) {
    Event event;
    event.kind = EventKind::sonar;
    event.cards = turn.cards;
    event.level = turn.level;
    return {event};
  }
  std::vector<Event> events;
  for (int i = 0; i < turn.cards.size(); ++i) {
    events.push_back(event_with(EventKind::play, turn.cards[i], turn.submarines[i]));
  }
  if (turn.end != EventKind::draw) {
    events.push_back(event_with(turn.end, turn.torpedo, turn.target));
  }
  return events;
}

std::vector<Event> legal_results(const State& state) {
  CHARTROOM_EXPECTS(state.phase() == Phase::sonar);
  return ResultList(state).all();
}

std::vector<Submarine> targets_of(const State& state, int nation) {
  std::vector<Submarine> targets;
  for_each_target_on_board(state, nation,
                           [&](Submarine submarine) { targets.push_back(submarine); });
  return targets;
}

bool can_hit(int step) { return step > 1; }

bool can_miss(const Rules& rules, int step) { return rules.deck().die >= step; }

}  // namespace chartroom::con_sonar

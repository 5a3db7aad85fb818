#include "validator/con_sonar/turn_check.h"

#include <algorithm>

namespace chartroom::con_sonar {
namespace {

using Broken = std::optional<Refusal>;

constexpr std::array<std::string_view, 17> kRuleNames{
    "game-over",    "not-your-turn", "out-of-order", "deal-count",   "not-in-hand", "queue",
    "wrong-nation", "no-submarine",  "not-face-up",  "no-link",      "own-torpedo", "rolls",
    "not-in-pile",  "draw-count",    "no-sonar",     "false-result", "false-claim"};

// Returns the position of a list's word, or of the line's last word if the list is shorter.
TextPosition place(const std::vector<TextPosition>& words, std::size_t index,
                   const RecordLine& line) {
  return index < words.size() ? words[index] : line.at.last;
}

Broken broken(Rule rule, TextPosition position) { return Refusal{rule, position}; }

Broken check_count(Rule rule, int due, const RecordLine& line) {
  if (static_cast<int>(line.cards.size()) == due) return std::nullopt;
  return broken(rule, place(line.at.cards, static_cast<std::size_t>(due), line));
}

struct Shot {
  bool hit = false;
  Broken broken;
};

// Checks the rolls: they end with the first one below the step, and are at most one per torpedo.
Shot check_rolls(const Rules& rules, const RecordLine& line, int torpedoes) {
  Shot shot;
  for (std::size_t i = 0; i < line.rolls.size(); ++i) {
    const int roll = line.rolls[i];
    const bool on_die = roll >= 1 && roll <= rules.deck().die;
    if (shot.hit || !on_die || static_cast<int>(i) >= torpedoes) {
      shot.broken = broken(Rule::rolls, place(line.at.rolls, i, line));
      return shot;
    }
    shot.hit = roll < line.submarine.step;
  }
  if (!shot.hit && static_cast<int>(line.rolls.size()) < torpedoes) {
    shot.broken = broken(Rule::rolls, line.at.last);
  }
  return shot;
}

class Checker {
 public:
  Checker(const State& state, const RecordLine& line) : state_(state), line_(line) {}

  Broken check() const {
    if (state_.phase() == Phase::over) return broken(Rule::game_over, line_.at.line);
    if (line_.deal) return check_deal();
    const bool of_admiral = line_.kind != EventKind::reveal;
    if (of_admiral && line_.nation != state_.to_move()) {
      return broken(Rule::not_your_turn, line_.at.line);
    }
    if (!may_come()) return broken(Rule::out_of_order, line_.at.event);
    return check_event();
  }

 private:
  const Rules& rules() const { return state_.rules(); }
  const Board& board() const { return state_.board(); }
  int own() const { return state_.to_move(); }

  bool may_come() const {
    switch (line_.kind) {
      case EventKind::play:
        return state_.phase() == Phase::begin || state_.phase() == Phase::queue;
      case EventKind::sonar:
        return state_.phase() == Phase::begin;
      case EventKind::result:
        return state_.phase() == Phase::sonar;
      case EventKind::draw:
        return state_.phase() == Phase::queue || state_.phase() == Phase::draw;
      case EventKind::reveal:
        return state_.phase() == Phase::reveal ||
               (state_.phase() == Phase::set_up && !board().revealed);
      default:
        return state_.phase() == Phase::queue;
    }
  }

  Broken check_event() const {
    switch (line_.kind) {
      case EventKind::play:
        return check_play();
      case EventKind::strike:
        return check_strike();
      case EventKind::sonar:
        return check_sonar();
      case EventKind::result:
        return check_result();
      case EventKind::draw:
        return check_draw();
      case EventKind::reveal:
        return check_reveal();
      default:
        return check_face_up();
    }
  }

  Broken check_deal() const {
    if (state_.phase() != Phase::set_up || state_.is_dealt(state_.seat_of(line_.nation))) {
      return broken(Rule::out_of_order, line_.at.event);
    }
    if (const Broken count = check_count(Rule::deal_count, rules().deck().hand, line_)) {
      return count;
    }
    return check_in(Rule::not_in_pile, state_.fleet_pile());
  }

  // Checks that the list has each card of the line, copies counted.
  template <int Capacity>
  Broken check_in(Rule rule, const CardList<Capacity>& list) const {
    for (std::size_t i = 0; i < line_.cards.size(); ++i) {
      const auto end = line_.cards.begin() + static_cast<std::ptrdiff_t>(i) + 1;
      if (std::count(line_.cards.begin(), end, line_.cards[i]) > list.count(line_.cards[i])) {
        return broken(rule, place(line_.at.cards, i, line_));
      }
    }
    return std::nullopt;
  }

  // Checks for a submarine of the nation, or of any nation if it has none left.
  Broken check_target(int nation) const {
    const Submarine target = line_.submarine;
    if (state_.live(nation) > 0 && target.nation != nation) {
      return broken(Rule::wrong_nation, line_.at.submarine);
    }
    if (state_.on_step(target.nation, target.step) > 0) return std::nullopt;
    return broken(Rule::no_submarine, line_.at.submarine);
  }

  Broken check_play() const {
    const FleetCard& card = rules().fleet()[line_.cards[0]];
    if (board().hands[board().seat].find(line_.cards[0]) < 0) {
      return broken(Rule::not_in_hand, place(line_.at.cards, 0, line_));
    }
    if (board().arrow >= 0 && card.symbol != board().arrow) {
      return broken(Rule::queue, place(line_.at.cards, 0, line_));
    }
    return check_target(card.nation);
  }

  Broken check_face_up() const {
    const TorpedoCard& card = rules().torpedoes()[line_.cards[0]];
    const TextPosition at = place(line_.at.cards, 0, line_);
    if (board().face_up.find(line_.cards[0]) < 0) return broken(Rule::not_face_up, at);
    if (line_.kind == EventKind::bury) return std::nullopt;
    if (card.symbol != board().arrow) return broken(Rule::no_link, at);
    const bool is_own = card.nation == own();
    const bool wrong =
        (line_.kind == EventKind::strike && is_own) || (line_.kind == EventKind::remove && !is_own);
    return wrong ? broken(Rule::own_torpedo, at) : std::nullopt;
  }

  Broken check_strike() const {
    const TorpedoCard& card = rules().torpedoes()[line_.cards[0]];
    if (const Broken target = check_target(card.nation)) return target;
    if (const Broken face_up = check_face_up()) return face_up;
    const Shot shot = check_rolls(rules(), line_, card.torpedoes);
    return shot.broken ? shot.broken : check_claim(shot.hit);
  }

  Broken check_claim(bool hit) const {
    if (!line_.claim || *line_.claim == hit) return std::nullopt;
    return broken(Rule::false_claim, line_.at.claim);
  }

  Broken check_sonar() const {
    if (const Broken hand = check_in(Rule::not_in_hand, board().hands[board().seat])) return hand;
    if (rules().has_level(line_.level)) return std::nullopt;
    return broken(Rule::no_sonar, line_.at.name);
  }

  // Checks that each card can be drawn: from the pile or, once it is empty, from the discards,
  // which then include the cards of this turn.
  Broken check_draw() const {
    std::vector<int> pile(state_.fleet_pile().begin(), state_.fleet_pile().end());
    std::vector<int> discards(state_.fleet_discards().begin(), state_.fleet_discards().end());
    discards.insert(discards.end(), board().table.begin(), board().table.end());
    for (std::size_t i = 0; i < line_.cards.size(); ++i) {
      if (pile.empty()) std::swap(pile, discards);
      const auto found = std::find(pile.begin(), pile.end(), line_.cards[i]);
      if (found == pile.end()) return broken(Rule::not_in_pile, place(line_.at.cards, i, line_));
      pile.erase(found);
    }
    return check_count(Rule::draw_count, state_.draw_due(), line_);
  }

  Broken check_reveal() const {
    const bool first = state_.phase() == Phase::set_up;
    if (first) {
      if (const Broken count = check_count(Rule::deal_count, rules().deck().face_up, line_)) {
        return count;
      }
    }
    std::vector<int> unseen(state_.unseen().begin(), state_.unseen().end());
    std::vector<int> buried(state_.buried().begin(), state_.buried().end());
    for (std::size_t i = 0; i < line_.cards.size(); ++i) {
      std::vector<int>& pile = unseen.empty() ? buried : unseen;
      const auto end = unseen.empty() ? pile.begin() + (pile.empty() ? 0 : 1) : pile.end();
      const auto found = std::find(pile.begin(), end, line_.cards[i]);
      if (found == end) return broken(Rule::not_in_pile, place(line_.at.cards, i, line_));
      pile.erase(found);
    }
    return first ? std::nullopt : check_count(Rule::draw_count, state_.reveal_due(), line_);
  }

  bool level_gives(SonarResult result, int nation, int effect) const {
    const std::vector<SonarOption> options = rules().options(board().level);
    return std::any_of(options.begin(), options.end(), [&](const SonarOption& option) {
      if (option.result != result) return false;
      return result != SonarResult::move || (option.nation == nation && option.effect == effect);
    });
  }

  Broken check_result() const {
    Shot shot;
    if (line_.result == SonarResult::move) {
      const int nation = line_.move_nation == kOwnNation ? own() : line_.move_nation;
      if (const Broken target = check_target(nation)) return target;
    } else if (line_.result == SonarResult::friendly_fire && !line_.none) {
      if (line_.submarine.nation != own()) return broken(Rule::wrong_nation, line_.at.submarine);
      if (const Broken target = check_target(own())) return target;
      shot = check_rolls(rules(), line_, 1);
    } else if (line_.result == SonarResult::reinforcements && !line_.none) {
      const int seat = state_.seat_of(line_.area);
      if (seat < 0 || board().scored[seat][own()] == 0) {
        return broken(Rule::no_submarine, line_.at.submarine);
      }
    }
    if (shot.broken) return shot.broken;
    if (!level_gives(line_.result, line_.move_nation, line_.effect) || !is_true_of_the_game()) {
      return broken(Rule::false_result, line_.at.name);
    }
    return check_claim(shot.hit);
  }

  // True if "none" is used exactly when the result has no effect.
  bool is_true_of_the_game() const {
    switch (line_.result) {
      case SonarResult::move:
        return true;
      case SonarResult::reinforcements: {
        const auto& areas = board().scored;
        const bool any = std::any_of(areas.begin(), areas.end(),
                                     [&](const auto& area) { return area[own()] > 0; });
        return line_.none != any;
      }
      case SonarResult::special_delivery:
        if (line_.none) return board().torpedo_cards[board().seat] == 0;
        return state_.scored_torpedoes(board().seat, line_.cards[0]) > 0;
      default:
        return line_.none == (state_.live(own()) == 0);
    }
  }

  const State& state_;
  const RecordLine& line_;
};

// Returns the first line that the set-up lacks.
MissingLine missing_of_set_up(const State& state) {
  for (int seat = 0; seat < state.seats(); ++seat) {
    if (!state.is_dealt(seat)) return {true, {}, state.admirals()[seat]};
  }
  return {false, EventKind::reveal, state.admirals()[0]};
}

// Returns the line that begins a turn, if the refused one can only follow it or begins the next.
std::optional<EventKind> missing_first(const RecordLine& line, Rule rule) {
  const bool begins = line.kind == EventKind::play || line.kind == EventKind::sonar;
  if (rule == Rule::not_your_turn) return begins ? std::optional(EventKind::play) : std::nullopt;
  if (line.kind == EventKind::reveal) return std::nullopt;
  return line.kind == EventKind::result ? EventKind::sonar : EventKind::play;
}

// Returns the line that ends a queue, if the refused one comes after a turn's draw.
std::optional<EventKind> missing_after_queue(const RecordLine& line, Rule rule) {
  const bool later = rule == Rule::not_your_turn || line.kind == EventKind::reveal;
  return later ? std::optional(EventKind::draw) : std::nullopt;
}

std::optional<EventKind> missing_event(const State& state, const RecordLine& line, Rule rule) {
  switch (state.phase()) {
    case Phase::begin:
      return missing_first(line, rule);
    case Phase::queue:
      return missing_after_queue(line, rule);
    case Phase::sonar:
      return EventKind::result;
    case Phase::draw:
      return EventKind::draw;
    case Phase::reveal:
      return EventKind::reveal;
    default:
      return std::nullopt;
  }
}

Event recorded_event(const State& state, const RecordLine& line) {
  Event event;
  event.kind = line.kind;
  for (const int card : line.cards) event.cards.push(card);
  event.submarine = line.submarine;
  event.hit = !line.rolls.empty() && line.rolls.back() < line.submarine.step;
  event.level = line.level;
  event.result = line.result;
  event.nation = line.move_nation;
  event.effect = line.effect;
  event.area = std::max(0, state.seat_of(line.area));
  event.none = line.none;
  return event;
}

}  // namespace

std::string_view to_string(Rule rule) { return kRuleNames[static_cast<std::size_t>(rule)]; }

std::optional<Refusal> check(const State& state, const RecordLine& line) {
  return Checker(state, line).check();
}

std::optional<MissingLine> missing_before(const State& state, const RecordLine& line,
                                          const Refusal& refusal) {
  const bool early = refusal.rule == Rule::not_your_turn || refusal.rule == Rule::out_of_order;
  if (!early || line.deal) return std::nullopt;
  if (state.phase() == Phase::set_up) {
    // Another first reveal is one too many.
    if (line.kind == EventKind::reveal) return std::nullopt;
    return missing_of_set_up(state);
  }
  const std::optional<EventKind> event = missing_event(state, line, refusal.rule);
  if (!event) return std::nullopt;
  return MissingLine{false, *event, state.to_move()};
}

void apply(State& state, const RecordLine& line) {
  if (line.deal) return state.deal(state.seat_of(line.nation), line.cards);
  if (state.phase() == Phase::set_up) return state.reveal_first(line.cards);
  state.apply(recorded_event(state, line));
}

}  // namespace chartroom::con_sonar

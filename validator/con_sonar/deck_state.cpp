#include "validator/con_sonar/deck_state.h"

#include <cstdint>
#include <utility>

namespace chartroom::con_sonar {
namespace {

constexpr std::array<std::string_view, 9> kEventNames{
    "play", "strike", "remove", "bury", "discard", "sonar", "result", "draw", "reveal"};

}  // namespace

std::string_view to_string(EventKind kind) { return kEventNames[static_cast<std::size_t>(kind)]; }

State::State(const Rules& rules, std::vector<int> admirals)
    : rules_(&rules), admirals_(std::move(admirals)) {
  for (int nation = 0; nation < rules.nations(); ++nation) {
    for (const int start : rules.deck().ladder.starts) put(nation, start);
  }
  for (std::size_t kind = 0; kind < rules.fleet().size(); ++kind) {
    for (int i = 0; i < rules.fleet_copies()[kind]; ++i) fleet_pile_.push(static_cast<int>(kind));
  }
  for (std::size_t kind = 0; kind < rules.torpedoes().size(); ++kind) {
    for (int i = 0; i < rules.torpedo_copies()[kind]; ++i) unseen_.push(static_cast<int>(kind));
  }
}

int State::seat_of(int nation) const {
  const auto found = std::find(admirals_.begin(), admirals_.end(), nation);
  return found == admirals_.end() ? -1 : static_cast<int>(found - admirals_.begin());
}

void State::deal(int seat, std::span<const int> kinds) {
  for (const int kind : kinds) {
    board_.hands[seat].push(fleet_pile_.swap_out(fleet_pile_.find(kind)));
  }
  board_.dealt |= static_cast<std::uint8_t>(1U << seat);
  if (board_.dealt + 1 == 1 << seats() && board_.revealed) board_.phase = Phase::begin;
}

void State::reveal_first(std::span<const int> kinds) {
  for (const int kind : kinds) board_.face_up.push(unseen_.swap_out(unseen_.find(kind)));
  board_.revealed = true;
  if (board_.dealt + 1 == 1 << seats()) board_.phase = Phase::begin;
}

void State::apply(const Event& event, Undo& undo) {
  undo.board = board_;
  undo.event = event;
  undo.reshuffled = -1;
  switch (event.kind) {
    case EventKind::play:
      return play(event);
    case EventKind::strike:
      return strike(event);
    case EventKind::remove:
    case EventKind::discard:
      board_.face_up.take(board_.face_up.find(event.cards[0]));
      ++removed_[event.cards[0]];
      return use_up();
    case EventKind::bury:
      buried_.push(board_.face_up.take(board_.face_up.find(event.cards[0])));
      board_.phase = Phase::draw;
      return;
    case EventKind::sonar:
      return sonar(event);
    case EventKind::result:
      return result(event);
    case EventKind::draw:
      return draw(event, undo);
    case EventKind::reveal:
      return reveal(event, undo);
  }
}

void State::put(int nation, int step) {
  ++board_.ladder[nation][step];
  ++board_.live[nation];
  ++board_.submarines;
}

void State::lift(Submarine submarine) {
  --board_.ladder[submarine.nation][submarine.step];
  --board_.live[submarine.nation];
  --board_.submarines;
}

void State::move(Submarine submarine, int effect) {
  const int step = std::clamp(submarine.step + effect, 1, rules_->steps());
  --board_.ladder[submarine.nation][submarine.step];
  ++board_.ladder[submarine.nation][step];
}

void State::play(const Event& event) {
  CardList<kMaxHand>& hand = board_.hands[board_.seat];
  const FleetCard& card = rules_->fleet()[event.cards[0]];
  board_.table.push(hand.take(hand.find(event.cards[0])));
  move(event.submarine, card.effect);
  board_.arrow = static_cast<std::int8_t>(card.leads_to);
  board_.phase = Phase::queue;
}

void State::strike(const Event& event) {
  const int card = event.cards[0];
  board_.face_up.take(board_.face_up.find(card));
  if (event.hit) {
    lift(event.submarine);
    ++board_.scored[board_.seat][event.submarine.nation];
    ++removed_[card];
  } else {
    ++board_.torpedo_cards[board_.seat];
    ++torpedo_areas_[board_.seat][card];
  }
  use_up();
}

// A used card that cannot be replaced ends the game.
void State::use_up() {
  board_.phase = unseen_.empty() && buried_.empty() ? Phase::over : Phase::draw;
  end_if_few_are_left();
}

void State::end_if_few_are_left() {
  if (board_.submarines <= rules_->deck().variant.last_submarines) board_.phase = Phase::over;
}

void State::sonar(const Event& event) {
  CardList<kMaxHand>& hand = board_.hands[board_.seat];
  for (const Kind kind : event.cards) board_.table.push(hand.take(hand.find(kind)));
  board_.level = static_cast<std::uint8_t>(event.level);
  board_.phase = Phase::sonar;
}

void State::send_own_to(int step) {
  auto& steps = board_.ladder[to_move()];
  steps.fill(0);
  steps[step] = board_.live[to_move()];
}

void State::result(const Event& event) {
  board_.phase = Phase::draw;
  if (event.none) return;
  const auto own = static_cast<std::uint8_t>(to_move());
  switch (event.result) {
    case SonarResult::move:
      return move(event.submarine, event.effect);
    case SonarResult::friendly_fire:
      if (!event.hit) return;
      lift(event.submarine);
      ++board_.lost[own];
      return end_if_few_are_left();
    case SonarResult::run_aground: {
      std::uint8_t step = 1;
      while (board_.ladder[own][step] == 0) ++step;
      lift({own, step});
      ++board_.lost[own];
      return end_if_few_are_left();
    }
    case SonarResult::reinforcements:
      --board_.scored[event.area][own];
      return put(own, rules_->lowest_start());
    case SonarResult::perfect_storm:
      return send_own_to(1);
    case SonarResult::special_delivery:
      --board_.torpedo_cards[board_.seat];
      --torpedo_areas_[board_.seat][event.cards[0]];
      return buried_.push(event.cards[0]);
    case SonarResult::revealed_plans:
      return send_own_to(rules_->steps());
  }
}

void State::draw(const Event& event, Undo& undo) {
  for (const Kind kind : board_.table) fleet_discards_.push(kind);
  board_.table.clear();
  for (int i = 0; i < event.cards.size(); ++i) {
    if (fleet_pile_.empty()) {
      std::swap(fleet_pile_, fleet_discards_);
      undo.reshuffled = static_cast<std::int8_t>(i);
    }
    const int place = fleet_pile_.find(event.cards[i]);
    undo.places[i] = static_cast<std::uint8_t>(place);
    board_.hands[board_.seat].push(fleet_pile_.swap_out(place));
  }
  board_.phase = Phase::reveal;
  if (reveal_due() == 0) end_turn();
}

void State::reveal(const Event& event, Undo& undo) {
  for (int i = 0; i < event.cards.size(); ++i) {
    const bool fresh = !unseen_.empty();
    const int place = fresh ? unseen_.find(event.cards[i]) : kMaxTorpedoCards;
    undo.places[i] = static_cast<std::uint8_t>(place);
    board_.face_up.push(fresh ? unseen_.swap_out(place) : buried_.take(0));
  }
  end_turn();
}

void State::end_turn() {
  board_.seat = static_cast<std::uint8_t>((board_.seat + 1) % seats());
  board_.arrow = -1;
  board_.level = 0;
  board_.phase = Phase::begin;
}

void State::undo(const Undo& undo) {
  const Event& event = undo.event;
  const Kind card = event.cards[0];
  if (event.kind == EventKind::draw) take_back_draw(undo);
  if (event.kind == EventKind::reveal) take_back_reveal(undo);
  if (event.kind == EventKind::remove || event.kind == EventKind::discard) --removed_[card];
  if (event.kind == EventKind::bury) buried_.pop();
  if (event.kind == EventKind::strike) {
    event.hit ? --removed_[card] : --torpedo_areas_[undo.board.seat][card];
  }
  if (event.kind == EventKind::result && event.result == SonarResult::special_delivery &&
      !event.none) {
    ++torpedo_areas_[undo.board.seat][buried_.pop()];
  }
  board_ = undo.board;
}

void State::take_back_draw(const Undo& undo) {
  for (int i = undo.event.cards.size() - 1; i >= 0; --i) {
    fleet_pile_.swap_in(undo.places[i], undo.event.cards[i]);
    if (undo.reshuffled == i) std::swap(fleet_pile_, fleet_discards_);
  }
  for (int i = 0; i < undo.board.table.size(); ++i) fleet_discards_.pop();
}

void State::take_back_reveal(const Undo& undo) {
  for (int i = undo.event.cards.size() - 1; i >= 0; --i) {
    if (undo.places[i] == kMaxTorpedoCards) {
      buried_.insert(0, undo.event.cards[i]);
    } else {
      unseen_.swap_in(undo.places[i], undo.event.cards[i]);
    }
  }
}

bool State::fleet_cards_hold() const {
  for (std::size_t i = 0; i < rules_->fleet().size(); ++i) {
    const auto kind = static_cast<int>(i);
    int found = fleet_pile_.count(kind) + fleet_discards_.count(kind) + board_.table.count(kind);
    for (const auto& hand : board_.hands) found += hand.count(kind);
    if (found != rules_->fleet_copies()[i]) return false;
  }
  return true;
}

bool State::torpedo_cards_hold() const {
  for (std::size_t i = 0; i < rules_->torpedoes().size(); ++i) {
    const auto kind = static_cast<int>(i);
    int found = unseen_.count(kind) + buried_.count(kind) + board_.face_up.count(kind);
    for (const auto& area : torpedo_areas_) found += area[i];
    if (found + removed_[i] != rules_->torpedo_copies()[i]) return false;
  }
  for (int seat = 0; seat < seats(); ++seat) {
    int cards = 0;
    for (const std::uint8_t count : torpedo_areas_[seat]) cards += count;
    if (cards != board_.torpedo_cards[seat]) return false;
  }
  return true;
}

bool State::submarines_hold() const {
  int all = 0;
  for (int nation = 0; nation < rules_->nations(); ++nation) {
    int on_ladder = board_.ladder[nation][0] == 0 ? 0 : -100;
    for (int step = 1; step <= kMaxSteps; ++step) {
      if (step > rules_->steps() && board_.ladder[nation][step] != 0) return false;
      on_ladder += board_.ladder[nation][step];
    }
    int gone = board_.lost[nation];
    for (int seat = 0; seat < seats(); ++seat) gone += board_.scored[seat][nation];
    if (on_ladder != board_.live[nation]) return false;
    if (on_ladder + gone != rules_->submarines_of_a_nation()) return false;
    all += on_ladder;
  }
  return all == board_.submarines;
}

bool State::invariants_hold() const {
  const bool counts = board_.phase == Phase::set_up || board_.phase == Phase::over ||
                      (draw_due() >= 0 && reveal_due() >= 0 && reveal_due() <= 1);
  const bool begun = board_.phase != Phase::begin ||
                     (draw_due() == 0 && reveal_due() == 0 && board_.table.empty());
  return counts && begun && fleet_cards_hold() && torpedo_cards_hold() && submarines_hold();
}

bool operator==(const State& a, const State& b) {
  return a.rules_ == b.rules_ && a.admirals_ == b.admirals_ && a.board_ == b.board_ &&
         a.fleet_pile_ == b.fleet_pile_ && a.fleet_discards_ == b.fleet_discards_ &&
         a.unseen_ == b.unseen_ && a.buried_ == b.buried_ && a.torpedo_areas_ == b.torpedo_areas_ &&
         a.removed_ == b.removed_;
}

}  // namespace chartroom::con_sonar

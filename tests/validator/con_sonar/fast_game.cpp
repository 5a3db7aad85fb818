#include "tests/validator/con_sonar/fast_game.h"

#include <algorithm>

namespace chartroom::con_sonar::fast {
namespace {

template <class Cards>
std::vector<int> sorted(const Cards& cards) {
  std::vector<int> result(cards.begin(), cards.end());
  std::sort(result.begin(), result.end());
  return result;
}

int take(std::vector<int>& from, const Choose& choose) {
  const auto at = from.begin() + choose(static_cast<int>(from.size()));
  const int kind = *at;
  from.erase(at);
  return kind;
}

std::string name(const State& state, Submarine submarine) {
  return " " + state.rules().deck().nations[submarine.nation].id + "@" +
         std::to_string(submarine.step);
}

std::string name_of_turn(const State& state, const Turn& turn) {
  const Rules& rules = state.rules();
  std::string text;
  if (turn.end == EventKind::sonar) {
    text = "sonar " + std::to_string(turn.level);
    for (const int kind : sorted(turn.cards)) text += " " + rules.fleet_name(kind);
    return text;
  }
  for (int i = 0; i < turn.cards.size(); ++i) {
    text += (i > 0 ? "; play " : "play ") + rules.fleet_name(turn.cards[i]) +
            name(state, turn.submarines[i]);
  }
  if (turn.end == EventKind::draw) return text;
  text += "; " + std::string(to_string(turn.end)) + " " + rules.torpedo_name(turn.torpedo);
  if (turn.end == EventKind::strike) text += name(state, turn.target);
  return text;
}

std::string name_of_result(const State& state, const Event& event) {
  const Deck& deck = state.rules().deck();
  const std::string text = "; result " + std::string(to_string(event.result));
  if (event.none) return text + " none";
  switch (event.result) {
    case SonarResult::move:
      return text + " " + move_name(deck, event.nation, event.effect) +
             name(state, event.submarine);
    case SonarResult::friendly_fire:
      return text + name(state, event.submarine) + (event.hit ? " hit" : " miss");
    case SonarResult::reinforcements:
      return text + " " + deck.nations[state.admirals()[event.area]].id;
    case SonarResult::special_delivery:
      return text + " " + state.rules().torpedo_name(event.cards[0]);
    default:
      return text;
  }
}

void add_turn(State& state, const Turn& turn, std::map<std::string, std::vector<Event>>& found) {
  const std::string text = name_of_turn(state, turn);
  std::vector<Event> events = events_of(turn);
  const auto add = [&](const std::string& how) {
    CHARTROOM_EXPECTS(found.emplace(text + how, events).second);
  };
  if (turn.end == EventKind::sonar) {
    State::Undo undo;
    state.apply(events[0], undo);
    events.emplace_back();
    for (const Event& result : legal_results(state)) {
      events.back() = result;
      add(name_of_result(state, result));
    }
    state.undo(undo);
  } else if (turn.end == EventKind::strike) {
    if (can_miss(state.rules(), turn.target.step)) add(" miss");
    events.back().hit = true;
    if (can_hit(turn.target.step)) add(" hit");
  } else {
    add("");
  }
}

}  // namespace

State dealt(const Rules& rules, const std::vector<int>& admirals, const Choose& choose) {
  State state(rules, admirals);
  for (int seat = 0; seat < state.seats(); ++seat) {
    std::vector<int> pile = sorted(state.fleet_pile());
    std::vector<int> hand;
    for (int i = 0; i < rules.deck().hand; ++i) hand.push_back(take(pile, choose));
    state.deal(seat, hand);
  }
  std::vector<int> pile = sorted(state.unseen());
  std::vector<int> cards;
  for (int i = 0; i < rules.deck().face_up; ++i) cards.push_back(take(pile, choose));
  state.reveal_first(cards);
  return state;
}

std::map<std::string, std::vector<Event>> ways(State& state) {
  std::map<std::string, std::vector<Event>> found;
  for (const Turn& turn : legal_turns(state)) add_turn(state, turn, found);
  return found;
}

Event draw(const State& state, const Choose& choose) {
  Event event;
  event.kind = EventKind::draw;
  std::vector<int> pile = sorted(state.fleet_pile());
  std::vector<int> discards = sorted(state.fleet_discards());
  const std::vector<int> table = sorted(state.board().table);
  discards.insert(discards.end(), table.begin(), table.end());
  std::sort(discards.begin(), discards.end());
  for (int due = state.draw_due(); due > 0; --due) {
    if (pile.empty()) std::swap(pile, discards);
    event.cards.push(take(pile, choose));
  }
  return event;
}

Event reveal(const State& state, const Choose& choose) {
  Event event;
  event.kind = EventKind::reveal;
  std::vector<int> unseen = sorted(state.unseen());
  event.cards.push(unseen.empty() ? int{state.buried()[0]} : take(unseen, choose));
  return event;
}

std::vector<State::Undo> play(State& state, const std::vector<Event>& events,
                              const Choose& choose) {
  std::vector<State::Undo> undos;
  for (const Event& event : events) state.apply(event, undos.emplace_back());
  if (state.phase() == Phase::over) return undos;
  state.apply(draw(state, choose), undos.emplace_back());
  if (state.phase() != Phase::reveal) return undos;
  state.apply(reveal(state, choose), undos.emplace_back());
  return undos;
}

void take_back(State& state, std::vector<State::Undo> undos) {
  for (; !undos.empty(); undos.pop_back()) state.undo(undos.back());
}

long long perft(State& state, int depth) {
  if (depth == 0 || state.phase() == Phase::over) return 1;
  const std::map<std::string, std::vector<Event>> all = ways(state);
  if (depth == 1) return static_cast<long long>(all.size());
  long long count = 0;
  for (const auto& [how, events] : all) {
    const std::vector<State::Undo> undos = play(state, events, lowest);
    count += perft(state, depth - 1);
    take_back(state, undos);
  }
  return count;
}

Deck small_deck() {
  Deck deck;
  deck.id = "small";
  deck.name = {{"en", "Small"}};
  deck.ladder = {4, {2, 3}};
  deck.die = 3;
  deck.hand = 2;
  deck.face_up = 2;
  deck.symbols = {{"whale", {}}, {"squid", {}}};
  deck.nations = {{"red", {}, "#000001"}, {"green", {}, "#000002"}, {"blue", {}, "#000003"}};
  for (int nation = 0; nation < 3; ++nation) {
    deck.fleet.push_back({nation, 0, 2, 1});
    deck.fleet.push_back({nation, 1, 2, 1});
    deck.fleet.push_back({nation, 1, -1, 0});
    deck.torpedoes.push_back({nation, 0, 1});
    deck.torpedoes.push_back({nation, 1, 1});
  }
  deck.fleet.push_back({0, 1, -1, 0});  // a copy
  deck.sonar.level_2 = {{SonarResult::move, kOwnNation, 2, 1}, {SonarResult::move, 2, -1, 2}};
  for (const SonarResult result : kSonarResults) {
    if (result != SonarResult::move) deck.sonar.level_1.push_back({result, kOwnNation, 0, 1});
  }
  return deck;
}

}  // namespace chartroom::con_sonar::fast

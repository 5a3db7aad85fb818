#include "validator/con_sonar/agents/deck_view.h"

#include <cstdint>
#include <utility>

#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

Table table_of(const State& state) {
  Table table;
  for (int nation = 0; nation < state.rules().nations(); ++nation) {
    for (int step = 1; step <= state.rules().steps(); ++step) {
      for (int i = 0; i < state.on_step(nation, step); ++i) table.fleets.put(nation, step);
    }
  }
  table.scored = state.board().scored;
  table.torpedo_cards = state.board().torpedo_cards;
  for (const int nation : state.admirals()) {
    table.admirals[table.seats++] = static_cast<std::uint8_t>(nation);
  }
  table.face_up = state.board().face_up;
  table.seat = state.board().seat;
  return table;
}

int value_of(const Cards& cards, const std::array<std::uint8_t, kMaxNations>& submarines) {
  const ScoreValues& values = cards.score();
  int all = 0;
  int pairs = 0;
  int nations = 0;
  for (const int count : submarines) {
    all += count;
    pairs += count / 2;
    nations += count > 0 ? 1 : 0;
  }
  int sets = nations < 4 ? 0 : sets_of_four(submarines);
  if (cards.once()) sets = std::min(sets, 1);
  return values.submarine * all + values.pair * pairs + values.set_of_four * sets;
}

}  // namespace

int Table::seat_of(int nation) const {
  for (int i = 0; i < seats; ++i) {
    if (admirals[i] == nation) return i;
  }
  return -1;
}

StateView::StateView(const Cards& cards, const State& state)
    : table_(table_of(state)),
      view_{cards,
            table_,
            state.board().hands[state.board().seat],
            state.fleet_discards(),
            buried_,
            areas_,
            state.fleet_pile().size(),
            state.unseen().size()} {
  for (const Kind kind : state.buried()) buried_.push(kind);
  for (int seat = 0; seat < state.seats(); ++seat) {
    for (std::size_t kind = 0; kind < state.rules().torpedoes().size(); ++kind) {
      const int count = state.scored_torpedoes(seat, static_cast<int>(kind));
      for (int i = 0; i < count; ++i) areas_[seat].push(static_cast<int>(kind));
    }
  }
}

int score(const Cards& cards, const Table& table, int seat) {
  return value_of(cards, table.scored[seat]) +
         cards.score().torpedo_card * table.torpedo_cards[seat] +
         cards.score().survivor * table.fleets.live(table.admirals[seat]);
}

int gain_of(const Cards& cards, const Table& table, int seat, int nation) {
  std::array<std::uint8_t, kMaxNations> scored = table.scored[seat];
  const int before = value_of(cards, scored);
  ++scored[nation];
  return value_of(cards, scored) - before;
}

}  // namespace chartroom::con_sonar

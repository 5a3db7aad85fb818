#include "validator/con_sonar/score.h"

#include <cstdint>
#include <functional>
#include <map>

namespace chartroom::con_sonar {

// Sets are possible while each nation gives at most one submarine to each.
int sets_of_four(const std::array<std::uint8_t, kMaxNations>& submarines) {
  for (int sets = 1;; ++sets) {
    int given = 0;
    for (const int count : submarines) given += std::min(count, sets);
    if (given < 4 * sets) return sets - 1;
  }
}

// Ruling: pairs and sets are counted independently of each other.
int score(const State& state, int seat) {
  const ScoreValues& values = state.rules().deck().score;
  const auto& scored = state.board().scored[seat];
  int submarines = 0;
  int pairs = 0;
  for (const int count : scored) {
    submarines += count;
    pairs += count / 2;
  }
  int sets = sets_of_four(scored);
  if (state.rules().deck().variant.sets_of_four == SetsOfFour::once) sets = std::min(sets, 1);
  return values.submarine * submarines + values.torpedo_card * state.board().torpedo_cards[seat] +
         values.survivor * state.live(state.admirals()[seat]) + values.pair * pairs +
         values.set_of_four * sets;
}

std::vector<std::vector<int>> places(const State& state) {
  std::map<int, std::vector<int>, std::greater<>> by_score;
  for (int seat = 0; seat < state.seats(); ++seat) by_score[score(state, seat)].push_back(seat);
  std::vector<std::vector<int>> result;
  for (const auto& [points, seats] : by_score) result.push_back(seats);
  return result;
}

Message why_over(const State& state) {
  const int last = state.rules().deck().variant.last_submarines;
  if (state.board().submarines > last) {
    return message("no torpedo card is left to replace the used one");
  }
  return last == 0 ? message("no submarine is left")
                   : message("at most {} submarines are left", last);
}

}  // namespace chartroom::con_sonar

#include "validator/rules/legal_actions.h"

#include <array>
#include <bit>

namespace chartroom {
namespace {

// By a set of directions and a place in it: the direction there; up past the last.
constexpr auto kNthDirection = [] {
  std::array<std::array<Direction, 4>, 16> table{};
  for (unsigned steps = 0; steps < 16; ++steps) {
    std::size_t n = 0;
    for (const Direction d : kDirections) {
      if ((steps >> static_cast<unsigned>(d)) & 1U) table[steps][n++] = d;
    }
  }
  return table;
}();

}  // namespace

template <int Words>
Action LegalActions<Words>::at(int place) const {
  CHARTROOM_EXPECTS(place >= 0 && place < count());
  // Random play takes any place: sums of comparisons cost less than branches nobody can foresee.
  const int kind = int{place >= steps_end_} + int{place >= sonar_end_} +
                   int{place >= silence_end_} + int{place >= targets_end_};
  Action action;
  action.kind = static_cast<ActionKind>(kind);
  if (action.kind == ActionKind::torpedo) {
    const auto cell = (*targets_)[static_cast<std::size_t>(place - silence_end_)];
    action.target = BasicPointSet<Words>::point(cell);
    return action;
  }
  // Sonar and surfacing have no direction: theirs is the first past the last.
  const bool stepping = place < steps_end_ || action.kind == ActionKind::silence;
  const int step = stepping ? place - (place < steps_end_ ? 0 : sonar_end_) : 0;
  action.direction = kNthDirection[stepping ? steps_ : 0][static_cast<std::size_t>(step)];
  return action;
}

template <int Words>
std::vector<Action> LegalActions<Words>::list() const {
  std::vector<Action> actions;
  for (int place = 0; place < count(); ++place) actions.push_back(at(place));
  return actions;
}

template <int Words>
std::vector<Action> legal_plies(const State<Words>& state) {
  std::vector<Action> plies;
  if (state.result() != GameResult::open) return plies;
  for (const Action& action :
       LegalActions<Words>(state.sea(), state.submarine(state.to_move())).list()) {
    plies.push_back(action);
    if (action.kind == ActionKind::sonar) plies.push_back(Action::sonar(Axis::column));
  }
  return plies;
}

template <int Words>
std::uint64_t perft(State<Words>& state, int depth) {
  if (depth == 0) return 1;
  const std::vector<Action> plies = legal_plies(state);
  if (depth == 1) return plies.size();
  std::uint64_t total = 0;
  typename State<Words>::Undo undo;
  for (const Action& action : plies) {
    state.apply(state.to_move(), action, undo);
    total += perft(state, depth - 1);
    state.undo(undo);
  }
  return total;
}

template class LegalActions<2>;
template class LegalActions<4>;
template std::vector<Action> legal_plies(const State<2>&);
template std::vector<Action> legal_plies(const State<4>&);
template std::uint64_t perft(State<2>&, int);
template std::uint64_t perft(State<4>&, int);

}  // namespace chartroom

#include "validator/rules/legal_actions.h"

#include <bit>

namespace chartroom {
namespace {

// The direction of the nth set bit.
Direction nth_direction(unsigned steps, int n) {
  for (; n > 0; --n) steps &= steps - 1;
  return static_cast<Direction>(std::countr_zero(steps));
}

}  // namespace

template <int Words>
LegalActions<Words>::LegalActions(const Sea<Words>& sea, const Submarine<Words>& submarine)
    : targets_(&sea.target_cells(sea.quadrant(submarine.cell))) {
  for (const Direction d : kDirections) {
    const unsigned free = submarine.free.contains_cell(sea.next(submarine.cell, d)) ? 1U : 0U;
    steps_ |= free << static_cast<unsigned>(d);
  }
  const Rulebook& rules = sea.rules();
  const int energy = submarine.energy;
  steps_end_ = std::popcount(steps_);
  sonar_end_ = steps_end_ + (energy >= rules.sonar ? 1 : 0);
  silence_end_ = sonar_end_ + (energy >= rules.silence ? steps_end_ : 0);
  targets_end_ = silence_end_ + (energy >= rules.torpedo ? static_cast<int>(targets_->size()) : 0);
}

template <int Words>
Action LegalActions<Words>::at(int place) const {
  CHARTROOM_EXPECTS(place >= 0 && place < count());
  if (place < steps_end_) return Action::navigate(nth_direction(steps_, place));
  if (place < sonar_end_) return Action::sonar(Axis::row);
  if (place < silence_end_) return Action::silence(nth_direction(steps_, place - sonar_end_));
  if (place < targets_end_) {
    const auto cell = (*targets_)[static_cast<std::size_t>(place - silence_end_)];
    return Action::torpedo(BasicPointSet<Words>::point(cell));
  }
  return Action::surface();
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

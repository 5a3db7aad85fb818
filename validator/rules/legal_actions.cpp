#include "validator/rules/legal_actions.h"

#include <array>
#include <bit>
#include <cstdint>

namespace chartroom::rules {
namespace {

// kNthDirection[set][n] is the nth direction of a set; up past the last.
constexpr auto kNthDirection = [] {
  std::array<std::array<maps::Direction, 4>, 16> table{};
  for (unsigned steps = 0; steps < 16; ++steps) {
    std::size_t n = 0;
    for (const maps::Direction d : maps::kDirections) {
      if ((steps >> static_cast<unsigned>(d)) & 1U) table[steps][n++] = d;
    }
  }
  return table;
}();

}  // namespace

template <int Words>
Action LegalActions<Words>::at(int position) const {
  CHARTROOM_EXPECTS(position >= 0 && position < count());
  // Random play takes any position, so branches are mispredicted. The kind is the number of the
  // four first positions at or before this one, compared all at once.
  constexpr std::uint64_t kEach = 0x0001'0001'0001'0001;
  constexpr std::uint64_t kReached = 0x8000 * kEach;
  const auto p = static_cast<unsigned>(position);
  const auto kind =
      static_cast<unsigned>(std::popcount((p * kEach + kReached - begin_) & kReached));
  // The position within its kind; unused for surfacing, the last kind.
  const unsigned nth = p - (static_cast<unsigned>(begin_ << 16 >> (16 * (kind & 3U))) & 0xffffU);
  Action action;
  action.kind = static_cast<ActionKind>(kind);
  if (action.kind == ActionKind::torpedo) {
    action.target = targets_[nth];
    return action;
  }
  // Sonar and surfacing have no direction: they read the entry past the last.
  const unsigned stepping = -(0b00101U >> kind & 1U);
  action.direction = kNthDirection[steps_ & stepping][nth & stepping];
  return action;
}

template <int Words>
std::vector<Action> LegalActions<Words>::list() const {
  std::vector<Action> actions;
  for (int position = 0; position < count(); ++position) actions.push_back(at(position));
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

}  // namespace chartroom::rules

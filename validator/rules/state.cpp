#include "validator/rules/state.h"

#include <algorithm>
#include <cstdint>

namespace chartroom::rules {

template <int Words>
State<Words>::State(const Sea<Words>& sea, maps::Point blue, maps::Point green, maps::Team first,
                    Variant variant)
    : sea_(&sea), to_move_(first), variant_(variant) {
  const std::array starts{blue, green};
  for (const maps::Team team : maps::kTeams) {
    const maps::Point start = starts[index(team)];
    CHARTROOM_EXPECTS(sea.size().contains(start) && !check_start(sea, team, start));
    mine(team).cell = static_cast<std::int16_t>(Set::cell(start));
    // Ruling 1: the start point belongs to the trail.
    mine(team).free = sea.water();
    mine(team).free.erase(start);
  }
}

template <int Words>
State<Words>::State(const Sea<Words>& sea, const std::array<Submarine<Words>, 2>& submarines,
                    maps::Team to_move)
    : sea_(&sea), submarines_(submarines), to_move_(to_move), variant_(Variant::turns) {}

template <int Words>
std::optional<Refusal> State<Words>::check_start(const Sea<Words>& sea, maps::Team team,
                                                 maps::Point start) {
  if (!sea.water().contains(start)) return Refusal::start_island;
  const auto& forced = sea.starts().of(team);
  if (forced && *forced != start) return Refusal::start_forced;
  return std::nullopt;
}

template <int Words>
std::optional<Refusal> State<Words>::check(maps::Team team, const Action& action) const {
  if (result_ != GameResult::open) return Refusal::game_over;
  if (variant_ == Variant::turns && team != to_move_) return Refusal::not_your_turn;
  return check(*sea_, submarine(team), action);
}

template <int Words>
std::optional<Refusal> State<Words>::check(const Sea<Words>& sea, const Submarine<Words>& me,
                                           const Action& action) {
  const Rulebook& rules = sea.rules();
  switch (action.kind) {
    case ActionKind::navigate:
      return check_step(sea, me, action.direction);
    case ActionKind::sonar:
      if (me.energy < rules.sonar) return Refusal::energy;
      return std::nullopt;
    case ActionKind::silence:
      if (me.energy < rules.silence) return Refusal::energy;
      return check_step(sea, me, action.direction);
    case ActionKind::torpedo:
      if (me.energy < rules.torpedo) return Refusal::energy;
      return check_target(sea, me, action.target);
    case ActionKind::surface:
      break;
  }
  // Ruling 6: surfacing is always possible, so there is always a legal action.
  return std::nullopt;
}

template <int Words>
std::optional<Refusal> State<Words>::check_step(const Sea<Words>& sea, const Submarine<Words>& me,
                                                maps::Direction direction) {
  // Ruling 2: only the entered point can be blocked.
  const int to = sea.next(me.cell, direction);
  if (me.free.contains_cell(to)) return std::nullopt;
  if (to == Sea<Words>::kNowhere) return Refusal::off_map;
  return sea.is_water(to) ? Refusal::own_trail : Refusal::island;
}

template <int Words>
std::optional<Refusal> State<Words>::check_target(const Sea<Words>& sea, const Submarine<Words>& me,
                                                  maps::Point target) {
  // Ruling 3: water of the own quadrant, the own point included.
  if (!sea.water().contains(target)) return Refusal::target_island;
  if (sea.quadrant(Set::cell(target)) != sea.quadrant(me.cell)) return Refusal::target_quadrant;
  return std::nullopt;
}

template <int Words>
void State<Words>::fire(maps::Team team, Announcement& said) {
  const int target = Set::cell(said.point);
  said.hit = submarine(other(team)).cell == target;
  said.self = submarine(team).cell == target;
  if (said.hit) ++mine(other(team)).damage;
  if (said.self) ++mine(team).damage;
  if (sunk(other(team))) {
    // Ruling 4: if one torpedo sinks both, the game is a draw.
    result_ = sunk(team) ? GameResult::draw : win_of(team);
  } else if (sunk(team)) {
    result_ = win_of(other(team));
  }
}

template <int Words>
void State<Words>::surface(maps::Team team, Announcement& said) {
  Submarine<Words>& me = mine(team);
  said.point = me.point();
  said.self = !sea_->safe().contains_cell(me.cell);
  if (said.self) {
    // Ruling 7: damage is dealt before the trail is cleared.
    me.damage = static_cast<std::uint8_t>(me.damage + sea_->rules().surfacing_damage);
    if (sunk(team)) {
      result_ = win_of(other(team));
      return;
    }
  }
  // Ruling 5: energy and damage stay.
  me.free = sea_->water();
  me.free.erase_cell(me.cell);
}

template <int Words>
void State<Words>::apply(maps::Team team, const Action& action, Announcement& said) {
  said.team = team;
  said.kind = action.kind;
  to_move_ = other(team);
  Submarine<Words>& me = mine(team);
  if (action.kind == ActionKind::surface) {
    surface(team, said);
    return;
  }
  // All actions share one path because the next kind is unpredictable.
  me.energy = static_cast<std::uint8_t>(sea_->gauge_after(action.kind, me.energy));
  const int navigates = int{action.kind == ActionKind::navigate};
  const int steps = navigates | int{action.kind == ActionKind::silence};
  me.cell += static_cast<std::int16_t>((sea_->next(me.cell, action.direction) - me.cell) & -steps);
  me.free.erase_cell(me.cell);
  said.direction = static_cast<maps::Direction>(static_cast<int>(action.direction) & -navigates);
  if (action.kind == ActionKind::torpedo) {
    said.point = action.target;
    fire(team, said);
  } else if (action.kind == ActionKind::sonar) {
    const maps::Point there = submarine(other(team)).point();
    said.axis = action.answer;
    said.line = action.answer == Axis::row ? there.row : there.column;
  }
}

template <int Words>
Announcement State<Words>::apply(maps::Team team, const Action& action, Undo& undo) {
  undo = {team, submarine(team), submarine(other(team)).damage, to_move_, result_};
  return apply(team, action);
}

template <int Words>
void State<Words>::undo(const Undo& undo) {
  mine(undo.team) = undo.acting;
  mine(other(undo.team)).damage = undo.other_damage;
  to_move_ = undo.to_move;
  result_ = undo.result;
}

template <int Words>
bool State<Words>::invariants_hold() const {
  for (const maps::Team team : maps::kTeams) {
    const Submarine<Words>& s = submarine(team);
    if (!sea_->is_water(s.cell) || s.free.contains_cell(s.cell)) return false;
    if (!(s.free - sea_->water()).empty()) return false;
    // A trail is one connected line, so flooding from the submarine reaches all of it.
    if (flood(Set{s.point()}, trail(team)) != trail(team)) return false;
    if (s.energy > sea_->rules().gauge) return false;
    const bool lost = result_ == win_of(other(team)) || result_ == GameResult::draw;
    if (sunk(team) != lost) return false;
  }
  return true;
}

template class State<2>;
template class State<4>;

}  // namespace chartroom::rules

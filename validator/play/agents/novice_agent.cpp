#include "validator/play/agents/novice_agent.h"

#include "validator/play/agents/flood_fill.h"
#include "validator/play/agents/open_steps.h"
#include "validator/play/tracking/sea_lines.h"

namespace chartroom::play {
namespace {

constexpr int kWhims = 8;          // one action in so many is random
constexpr int kWorthAShot = 4;     // largest number of possible positions to fire at
constexpr int kWorthAHunch = 16;   // the number for a random shot
constexpr int kTies = 256;         // resolution of random tie breaks
constexpr int kNearlyFound = 4;    // our possible positions
constexpr int kTooManyPoints = 5;  // possible positions that make sonar worth its energy

template <int Words>
maps::Point pick(const maps::BasicPointSet<Words>& points, statistics::Random& random) {
  auto at = points.begin();
  for (int skip = random.below(points.count()); skip > 0; --skip) ++at;
  return *at;
}

}  // namespace

template <int Words>
rules::Action NoviceAgent<Words>::choose(const View<Words>& view,
                                         statistics::Random& random) const {
  const rules::LegalActions<Words> legal(view.sea, view.own);
  const bool whim = random.below(kWhims) == 0;
  if (legal.can_fire()) {
    if (const auto action = shot(view, whim ? kWorthAHunch : kWorthAShot, random)) return *action;
  }
  if (!legal.can_navigate()) return stuck(view, legal);
  const OpenSteps<Words> steps(view.sea, view.own, will_);
  if (steps.may_surface_here() && view.ourselves.candidates().count() == 1 &&
      random.below(4) == 0) {
    return rules::Action::surface();
  }
  const unsigned step = whim ? any_step(steps, random) : open_water(view, steps, random);
  if (step == 0) return rules::Action::surface();
  const auto direction = static_cast<maps::Direction>(std::countr_zero(step));
  if (whim) return any_move(legal, direction, random);
  if (legal.can_silence() && view.ourselves.candidates().count() <= kNearlyFound &&
      random.below(2) == 0) {
    return rules::Action::silence(direction);
  }
  if (legal.can_sonar() && view.own.energy >= view.sea.rules().gauge &&
      view.enemy.candidates().count() >= kTooManyPoints) {
    return rules::Action::sonar(rules::Axis::row);
  }
  return rules::Action::navigate(direction);
}

// Returns a shot at one of the enemy's possible positions if they are few and in reach.
template <int Words>
std::optional<rules::Action> NoviceAgent<Words>::shot(const View<Words>& view, int worth,
                                                      statistics::Random& random) const {
  if (view.enemy.candidates().count() > worth) return std::nullopt;
  Set targets = view.enemy.candidates() & view.sea.targets(view.sea.quadrant(view.own.cell));
  targets.erase_cell(view.own.cell);
  if (targets.empty()) return std::nullopt;
  return rules::Action::torpedo(pick(targets, random));
}

// Without a step left, uses sonar before a surfacing that would sink it.
template <int Words>
rules::Action NoviceAgent<Words>::stuck(const View<Words>& view,
                                        const rules::LegalActions<Words>& legal) const {
  const bool safe = view.sea.safe().contains_cell(view.own.cell);
  const rules::Rulebook& rules = view.sea.rules();
  const bool sinks = !safe && view.own.damage + rules.surfacing_damage >= rules.damage_to_sink;
  return sinks && legal.can_sonar() ? rules::Action::sonar(rules::Axis::row)
                                    : rules::Action::surface();
}

// Returns a sonar or a step, silent or not.
template <int Words>
rules::Action NoviceAgent<Words>::any_move(const rules::LegalActions<Words>& legal,
                                           maps::Direction direction,
                                           statistics::Random& random) const {
  if (legal.can_sonar() && random.below(3) == 0) return rules::Action::sonar(rules::Axis::row);
  return legal.can_silence() && random.below(3) == 0 ? rules::Action::silence(direction)
                                                     : rules::Action::navigate(direction);
}

// Returns any open step.
template <int Words>
unsigned NoviceAgent<Words>::any_step(const OpenSteps<Words>& steps,
                                      statistics::Random& random) const {
  std::array<int, 4> scores{};
  for (int& score : scores) score = random.below(kWhims);
  return steps.best_of(scores, steps.meet_close_by());
}

// Returns the open step with the most water beyond it; ties are broken at random.
template <int Words>
unsigned NoviceAgent<Words>::open_water(const View<Words>& view, const OpenSteps<Words>& steps,
                                        statistics::Random& random) const {
  const bool one_room = steps.meet_close_by();
  std::array<int, 4> scores{};
  for (const maps::Direction d : maps::kDirections) {
    int& score = scores[static_cast<std::size_t>(d)];
    score = random.below(kTies);
    const int to = view.sea.next(view.own.cell, d);
    if (one_room || !view.own.free.contains_cell(to)) continue;
    score += kTies * count_reachable(to, view.own.free, Set::kCells);
  }
  return steps.best_of(scores, one_room);
}

// Returns the axis that leaves the enemy more possible positions.
template <int Words>
rules::Axis NoviceAgent<Words>::answer(const View<Words>& view, statistics::Random& random) const {
  const Set& points = view.ourselves.candidates();
  const maps::Point here = view.own.point();
  const int row = (points & kSeaLines<Words>.line(rules::Axis::row, here.row)).count();
  const int column = (points & kSeaLines<Words>.line(rules::Axis::column, here.column)).count();
  if (row == column) return random.below(2) == 0 ? rules::Axis::row : rules::Axis::column;
  return row > column ? rules::Axis::row : rules::Axis::column;
}

template class NoviceAgent<2>;
template class NoviceAgent<4>;

}  // namespace chartroom::play

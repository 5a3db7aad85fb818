#include "validator/play/agents/novice_agent.h"

#include "validator/play/agents/flood_fill.h"
#include "validator/play/agents/random_agent.h"
#include "validator/play/tracking/sea_lines.h"

namespace chartroom::play {
namespace {

constexpr int kWhims = 8;          // one action in so many is any
constexpr int kWorthAShot = 4;     // points to expect the enemy on
constexpr int kNearlyFound = 4;    // points the enemy expects us on
constexpr int kTooManyPoints = 5;  // from here on a sonar is worth its energy

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
  if (random.below(kWhims) == 0) return RandomAgent<Words>(will_).choose(view, random);
  if (legal.can_fire()) {
    if (const auto action = shot(view, random)) return *action;
  }
  if (!legal.can_navigate()) return rules::Action::surface();
  const bool at_will = will_ == SurfacingWill::at_will && view.sea.rules().surfacing_damage == 0;
  if (at_will && view.ourselves.candidates().count() == 1 && random.below(4) == 0) {
    return rules::Action::surface();
  }
  const maps::Direction direction = open_water(view, legal, random);
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

// A shot at one of the points where the enemy may be, when they are few and in reach.
template <int Words>
std::optional<rules::Action> NoviceAgent<Words>::shot(const View<Words>& view,
                                                      statistics::Random& random) const {
  if (view.enemy.candidates().count() > kWorthAShot) return std::nullopt;
  Set targets = view.enemy.candidates() & view.sea.targets(view.sea.quadrant(view.own.cell));
  targets.erase_cell(view.own.cell);
  if (targets.empty()) return std::nullopt;
  return rules::Action::torpedo(pick(targets, random));
}

// The step that leaves the most water to go on in; chance decides between equals.
template <int Words>
maps::Direction NoviceAgent<Words>::open_water(const View<Words>& view,
                                               const rules::LegalActions<Words>& legal,
                                               statistics::Random& random) const {
  maps::Direction best = maps::Direction::up;
  int most = -1;
  int equals = 0;
  const int cell = view.own.cell;
  const bool one_room = ring_meets(cell, view.own.free, view.sea.ways(cell));
  for (const maps::Direction d : maps::kDirections) {
    if (!legal.can_navigate(d)) continue;
    const int room =
        one_room ? 0 : count_reachable(view.sea.next(cell, d), view.own.free, Set::kCells);
    if (room < most) continue;
    equals = room == most ? equals + 1 : 1;
    most = room;
    if (random.below(equals) == 0) best = d;
  }
  return best;
}

// Tells what leaves the enemy more points to expect us on.
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

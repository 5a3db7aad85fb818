#include "validator/play/agents/expert_agent.h"

#include <bit>

#include "validator/play/agents/open_steps.h"
#include "validator/play/agents/view_features.h"

namespace chartroom::play {
namespace {

constexpr int kWide = 40;  // points left to move in; more add no value

template <int Words>
class Valuation {
 public:
  using Set = maps::BasicPointSet<Words>;

  Valuation(const View<Words>& view, const ExpertWeights& weights)
      : view_(view), weights_(weights), look_(view), meets_here_(meets(view.own.cell)) {}

  Options options(SurfacingWill will, statistics::Random& random) {
    const int stay = water_from(view_.own.cell);
    const OpenSteps<Words> steps(view_.sea, view_.own, will);
    if (look_.legal.can_navigate()) value_steps(steps);
    if (look_.legal.can_sonar()) value_sonar(stay);
    if (look_.legal.can_fire()) value_shot(stay, random);
    const bool stuck =
        !look_.legal.can_navigate() && (!look_.surfacing_sinks() || options_.list.empty());
    if (stuck || steps.may_surface_here()) value_surfacing();
    options_.noise = noise();
    return options_;
  }

  int standing() {
    return water_from(view_.own.cell) - unseen(look_.enemies) +
           duel(look_.surroundings(view_.own.cell), look_.ours, look_.units);
  }

  // Returns the value of being at a cell while the enemy expects us on these points.
  int cover(int cell, const Set& expected) const {
    return hidden(expected.count()) - danger(look_.surroundings(cell), expected);
  }

 private:
  void value_steps(const OpenSteps<Words>& steps) {
    const unsigned open = steps.among(steps.meet_close_by());
    const Set silence = look_.forecast.silence();
    for (const maps::Direction d : maps::kDirections) {
      if ((open >> static_cast<unsigned>(d) & 1U) == 0) continue;
      const int to = view_.sea.next(view_.own.cell, d);
      const Surroundings<Words> there = look_.surroundings(to);
      const int surroundings = water_from(to) + closing(d) - unseen(look_.enemies);
      options_.add(rules::Action::navigate(d),
                   surroundings + duel(there, look_.forecast.step(d), look_.units + 1));
      if (!look_.legal.can_silence()) continue;
      options_.add(rules::Action::silence(d),
                   surroundings + duel(there, silence, look_.units - look_.rules.silence));
    }
  }

  void value_sonar(int stay) {
    const int left = look_.enemies > 1 ? look_.bits_after_sonar() : 0;
    // With fewer points left, each is more likely.
    const int better = std::max(0, log_of(look_.enemies) - left);
    const Surroundings<Words> here = look_.surroundings(view_.own.cell);
    const int units = look_.units - look_.rules.sonar;
    options_.add(rules::Action::sonar(rules::Axis::row),
                 stay + energy(units) + hidden(look_.ours.count()) - danger(here, look_.ours) +
                     (chance(here, units) << std::min(better / kLogUnit, 3)) -
                     weights_.seen * left / kLogUnit);
  }

  void value_shot(int stay, statistics::Random& random) {
    const Surroundings<Words> here = look_.surroundings(view_.own.cell);
    Set targets = look_.enemy & *here.quadrant;
    targets.erase_cell(view_.own.cell);
    if (targets.empty()) return;
    const Set expected = look_.ours & *here.quadrant;
    const int units = look_.units - look_.rules.torpedo;
    const int after = stay + energy(units) + hidden(expected.count()) - danger(here, expected) +
                      chance(here, units);
    const bool sinks = view_.enemy_damage + 1 >= look_.rules.damage_to_sink;
    const int gain = sinks ? weights_.win : weights_.hit;
    const int share = look_.one_of_enemies;
    const int unknown = unseen(look_.enemies - 1) * ((kOne - share) >> 8) >> 8;
    options_.add(rules::Action::torpedo(any_of(targets, random)),
                 after - unknown + gain * (share >> 4) / 4096);
  }

  void value_surfacing() {
    const Surroundings<Words> here = look_.surroundings(view_.own.cell);
    const bool safe = view_.sea.safe().contains_cell(view_.own.cell);
    const int damage = safe ? 0 : look_.surfacing_sinks() ? 100 * weights_.win : weights_.suffered;
    options_.add(rules::Action::surface(),
                 energy(look_.units) - danger(here, Set{view_.own.point()}) +
                     chance(here, look_.units) - unseen(look_.enemies) - damage);
  }

  int noise() const {
    const int open = log_of(std::min(look_.enemies, look_.ours.count())) - 5 * kLogUnit;
    return weights_.noise + weights_.opening * std::max(0, open) / kLogUnit;
  }

  int duel(const Surroundings<Words>& at, const Set& expected, int units) const {
    return energy(units) + hidden(expected.count()) - danger(at, expected) + chance(at, units);
  }

  int energy(int units) const {
    const int n = std::min(units, look_.rules.gauge);
    return n * weights_.energy - n * (n - 1) / 2 * weights_.fading +
           (look_.missing(n) == 0 ? weights_.armed : 0);
  }

  int hidden(int points) const { return weights_.hidden * log_of(points) / kLogUnit; }
  int unseen(int points) const { return weights_.seen * log_of(points) / kLogUnit; }

  int danger(const Surroundings<Words>& at, const Set& expected) const {
    const auto lacks = static_cast<std::size_t>(std::min(4, look_.missing(view_.enemy_energy)));
    const bool last = view_.own.damage + 1 >= look_.rules.damage_to_sink;
    const int weight = weights_.danger[lacks] + (last && lacks == 0 ? weights_.last : 0);
    return weight * (look_.exposure(at, expected) >> 4) / 4096;
  }

  int chance(const Surroundings<Words>& at, int units) const {
    if (at.enemies == 0) return 0;
    const auto lacks = static_cast<std::size_t>(std::min(4, look_.missing(units)));
    return weights_.chance[lacks] * (look_.one_of_enemies >> 4) / 4096;
  }

  int closing(maps::Direction d) const {
    const int will =
        weights_.heading * look_.advantage(weights_.boldness) / ViewFeatures<Words>::kSure;
    return will * look_.approach(d) * look_.one_of_enemies / kOne;
  }

  // Returns the value of the water left beyond a cell.
  int water_from(int cell) {
    const unsigned exits = exits_of(cell);
    const int room = exits == 0 ? 0 : most_room(cell, exits);
    return -weights_.narrow * std::max(0, 6 - room) - weights_.cramped * std::max(0, 16 - room) -
           weights_.wide * std::max(0, kWide - room) + weights_.hug * std::popcount(exits);
  }

  // The free steps from a cell: bit d for direction d.
  unsigned exits_of(int cell) const {
    return view_.own.free.around_cell(cell) & view_.sea.ways(cell);
  }
  bool meets(int cell) const { return ring_meets(cell, view_.own.free, view_.sea.ways(cell)); }

  // Returns the number of points left beyond the best exit of a cell, exact below kWide.
  int most_room(int cell, unsigned exits) {
    const bool here = cell == view_.own.cell;
    // A step that splits no water leaves one point less than our own count.
    if (meets_here_ && (here || meets(cell))) return room_here() - (here ? 0 : 1);
    Set free = view_.own.free;
    free.erase_cell(cell);
    int room = 0;
    for (const maps::Direction d : maps::kDirections) {
      if ((exits >> static_cast<unsigned>(d) & 1U) == 0 || room >= kWide) continue;
      room = std::max(room, count_reachable(view_.sea.next(cell, d), free, kWide));
    }
    return room;
  }

  // Returns the number of points around us, if all steps lead to one water.
  int room_here() {
    if (room_here_ < 0) {
      const auto d = static_cast<maps::Direction>(std::countr_zero(exits_of(view_.own.cell)));
      room_here_ = count_reachable(view_.sea.next(view_.own.cell, d), view_.own.free, kWide + 1);
    }
    return room_here_;
  }

  const View<Words>& view_;
  const ExpertWeights& weights_;
  ViewFeatures<Words> look_;
  Options options_;
  bool meets_here_;
  int room_here_ = -1;  // not known yet
};

}  // namespace

template <int Words>
Options ExpertAgent<Words>::options(const View<Words>& view, statistics::Random& random) const {
  return Valuation<Words>(view, weights_).options(will_, random);
}

template <int Words>
int ExpertAgent<Words>::standing(const View<Words>& view) const {
  return Valuation<Words>(view, weights_).standing();
}

template <int Words>
rules::Action ExpertAgent<Words>::choose(const View<Words>& view,
                                         statistics::Random& random) const {
  Option best;
  bool none = true;
  const Options all = options(view, random);
  for (Option option : all.list) {
    option.value += random.below(all.noise + 1);
    if (none || option.value > best.value) best = option;
    none = false;
  }
  return best.action;
}

template <int Words>
rules::Axis ExpertAgent<Words>::answer(const View<Words>& view, statistics::Random&) const {
  const Valuation<Words> valuation(view, weights_);
  const auto& points = view.ourselves.candidates();
  const maps::Point here = view.own.point();
  const int row =
      valuation.cover(view.own.cell, points & kSeaLines<Words>.line(rules::Axis::row, here.row));
  const int column = valuation.cover(
      view.own.cell, points & kSeaLines<Words>.line(rules::Axis::column, here.column));
  return row >= column ? rules::Axis::row : rules::Axis::column;
}

template class ExpertAgent<2>;
template class ExpertAgent<4>;

}  // namespace chartroom::play

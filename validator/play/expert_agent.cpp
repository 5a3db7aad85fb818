#include "validator/play/expert_agent.h"

#include "validator/play/outlook.h"

namespace chartroom {
namespace {

template <int Words>
class Valuation {
 public:
  using Set = BasicPointSet<Words>;

  Valuation(const View<Words>& view, const ExpertWeights& weights)
      : view_(view), weights_(weights), look_(view) {}

  Options options(SurfacingWill will, Random& random) {
    const int stay = water_from(view_.own.cell);
    if (look_.legal.can_navigate()) value_steps();
    if (look_.legal.can_sonar()) value_sonar(stay);
    if (look_.legal.can_fire()) value_shot(stay, random);
    if (!look_.legal.can_navigate() || will == SurfacingWill::at_will) value_surfacing();
    return options_;
  }

  int standing() const {
    return water_from(view_.own.cell) - unseen(look_.enemies) +
           duel(look_.place(view_.own.cell), look_.ours, look_.units);
  }

  // What it is worth that the enemy expects us on these points and no others.
  int cover(int cell, const Set& expected) const {
    return hidden(expected.count()) - danger(look_.place(cell), expected);
  }

 private:
  void value_steps() {
    const Set silence = look_.forecast.silence();
    for (const Direction d : kDirections) {
      if (!look_.legal.can_navigate(d)) continue;
      const int to = view_.sea.next(view_.own.cell, d);
      const Place<Words> there = look_.place(to);
      const int place = water_from(to) + closing(d) - unseen(look_.enemies);
      options_.add(Action::navigate(d),
                   place + duel(there, look_.forecast.step(d), look_.units + 1));
      if (!look_.legal.can_silence()) continue;
      options_.add(Action::silence(d),
                   place + duel(there, silence, look_.units - look_.rules.silence));
    }
  }

  void value_sonar(int stay) {
    const int left = look_.enemies > 1 ? look_.bits_after_sonar() : 0;
    // Where fewer points are left, each is the likelier.
    const int better = std::max(0, log_of(look_.enemies) - left);
    const Place<Words> here = look_.place(view_.own.cell);
    const int units = look_.units - look_.rules.sonar;
    options_.add(Action::sonar(Axis::row),
                 stay + energy(units) + hidden(look_.ours.count()) - danger(here, look_.ours) +
                     (chance(here, units) << std::min(better / kLogUnit, 3)) -
                     weights_.seen * left / kLogUnit);
  }

  void value_shot(int stay, Random& random) {
    const Place<Words> here = look_.place(view_.own.cell);
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
    options_.add(Action::torpedo(any_of(targets, random)),
                 after - unknown + gain * (share >> 4) / 4096);
  }

  void value_surfacing() {
    const Place<Words> here = look_.place(view_.own.cell);
    const bool safe = view_.sea.safe().contains_cell(view_.own.cell);
    const bool sinks =
        view_.own.damage + look_.rules.surfacing_damage >= look_.rules.damage_to_sink;
    const int damage = safe ? 0 : sinks ? 100 * weights_.win : weights_.suffered;
    options_.add(Action::surface(), energy(look_.units) - danger(here, Set{view_.own.point()}) +
                                        chance(here, look_.units) - unseen(look_.enemies) - damage);
  }

  int duel(const Place<Words>& at, const Set& expected, int units) const {
    return energy(units) + hidden(expected.count()) - danger(at, expected) + chance(at, units);
  }

  int energy(int units) const {
    const int n = std::min(units, look_.rules.gauge);
    return n * weights_.energy - n * (n - 1) / 2 * weights_.fading +
           (look_.missing(n) == 0 ? weights_.armed : 0);
  }

  int hidden(int points) const { return weights_.hidden * log_of(points) / kLogUnit; }
  int unseen(int points) const { return weights_.seen * log_of(points) / kLogUnit; }

  int danger(const Place<Words>& at, const Set& expected) const {
    const auto lacks = static_cast<std::size_t>(std::min(4, look_.missing(view_.enemy_energy)));
    const bool last = view_.own.damage + 1 >= look_.rules.damage_to_sink;
    const int weight = weights_.danger[lacks] + (last && lacks == 0 ? weights_.last : 0);
    return weight * (look_.exposure(at, expected) >> 4) / 4096;
  }

  int chance(const Place<Words>& at, int units) const {
    if (at.enemies == 0) return 0;
    const auto lacks = static_cast<std::size_t>(std::min(4, look_.missing(units)));
    return weights_.chance[lacks] * (look_.one_of_enemies >> 4) / 4096;
  }

  int closing(Direction d) const {
    const int will = weights_.heading * look_.advantage(weights_.boldness) / Outlook<Words>::kSure;
    return will * look_.approach(d) * look_.one_of_enemies / kOne;
  }

  // What the water is worth that is left behind a cell.
  int water_from(int cell) const {
    Set free = view_.own.free;
    free.erase_cell(cell);
    Set steps;
    for (const Direction d : kDirections) {
      const int to = view_.sea.next(cell, d);
      if (free.contains_cell(to)) steps.insert_cell(to);
    }
    int room = 0;
    const int exits = steps.count();
    for (Set rest = steps; !rest.empty();) {
      const int first = rest.first_cell();
      room = std::max(room, room_around(first, free, 40));
      rest.erase_cell(first);
      if (room >= 40) break;
    }
    return -weights_.narrow * std::max(0, 6 - room) - weights_.cramped * std::max(0, 16 - room) -
           weights_.wide * std::max(0, 40 - room) + weights_.hug * exits;
  }

  const View<Words>& view_;
  const ExpertWeights& weights_;
  Outlook<Words> look_;
  Options options_;
};

}  // namespace

template <int Words>
Options ExpertAgent<Words>::options(const View<Words>& view, Random& random) const {
  return Valuation<Words>(view, weights_).options(will_, random);
}

template <int Words>
int ExpertAgent<Words>::standing(const View<Words>& view) const {
  return Valuation<Words>(view, weights_).standing();
}

template <int Words>
Action ExpertAgent<Words>::choose(const View<Words>& view, Random& random) const {
  Option best;
  bool none = true;
  for (Option option : options(view, random)) {
    option.value += random.below(weights_.noise + 1);
    if (none || option.value > best.value) best = option;
    none = false;
  }
  return best.action;
}

template <int Words>
Axis ExpertAgent<Words>::answer(const View<Words>& view, Random&) const {
  const Valuation<Words> valuation(view, weights_);
  const auto& points = view.ourselves.candidates();
  const Point here = view.own.point();
  const int row =
      valuation.cover(view.own.cell, points & kSeaLines<Words>.line(Axis::row, here.row));
  const int column =
      valuation.cover(view.own.cell, points & kSeaLines<Words>.line(Axis::column, here.column));
  return row >= column ? Axis::row : Axis::column;
}

template class ExpertAgent<2>;
template class ExpertAgent<4>;

}  // namespace chartroom

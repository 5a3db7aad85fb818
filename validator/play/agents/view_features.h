// What a captain makes of a view: the few numbers that all scoring agents look at.
#pragma once

#include <algorithm>
#include <array>

#include "validator/play/agents/agent.h"
#include "validator/play/agents/flood_fill.h"
#include "validator/play/agents/forecast.h"
#include "validator/play/agents/integer_log.h"
#include "validator/play/tracking/sea_lines.h"

namespace chartroom::play {

// One part of so many, in 1/65536: a division costs as much as all else.
inline constexpr int kOne = 65'536;
inline constexpr auto kOneOf = [] {
  std::array<int, maps::kMaxSide * maps::kMaxSide + 1> table{kOne};
  for (int n = 1; n < static_cast<int>(table.size()); ++n) {
    table[static_cast<std::size_t>(n)] = kOne / n;
  }
  return table;
}();

constexpr int one_of(int count) { return kOneOf[static_cast<std::size_t>(count)]; }

// Where a submarine could be.
template <int Words>
struct Surroundings {
  const maps::BasicPointSet<Words>* quadrant = nullptr;  // its water
  int enemies = 0;                                       // points of it where the enemy may be
};

template <int Words>
struct ViewFeatures {
  using Set = maps::BasicPointSet<Words>;
  static constexpr int kSure = 4 * kLogUnit;

  explicit ViewFeatures(const View<Words>& seen)
      : view(seen),
        rules(seen.sea.rules()),
        legal(seen.sea, seen.own),
        enemy(seen.enemy.candidates()),
        enemies(std::max(1, enemy.count())),
        one_of_enemies(one_of(enemies)),
        ours(seen.ourselves.candidates()),
        units(seen.own.energy),
        forecast(seen.ourselves, seen.sea.water()) {}

  Surroundings<Words> surroundings(int cell) const {
    const Set& quadrant = view.sea.targets(view.sea.quadrant(cell));
    return {&quadrant, (enemy & quadrant).count()};
  }

  // The damage to expect from an armed enemy, in 1/65536, when it expects us on these points: that
  // it is at the place, and guesses right.
  int exposure(const Surroundings<Words>& at, const Set& expected) const {
    if (at.enemies == 0) return 0;
    const int there = at.enemies * one_of_enemies;
    return there * (one_of((expected & *at.quadrant).count()) >> 4) >> 12;
  }

  // What a team with so much energy lacks for a torpedo.
  int missing(int energy) const { return std::max(0, rules.torpedo - energy); }

  // To how many more of the points where the enemy may be a step brings us nearer than not.
  int approach(maps::Direction d) const {
    const maps::Point here = view.own.point();
    const bool vertical = d == maps::Direction::up || d == maps::Direction::down;
    const auto from = static_cast<std::size_t>(vertical ? here.row : here.column);
    const Set& beyond = kSeaLines<Words>.beyond[static_cast<std::size_t>(d)][from];
    return 2 * (enemy & beyond).count() - enemies;
  }

  // How much better off we are than the enemy, from -kSure to kSure: what either does not know and
  // the energy, in 1/64 bits.
  int advantage(int boldness) const {
    const int bits = log_of(ours.count()) - log_of(enemies) + boldness +
                     kLogUnit / 2 * (units - view.enemy_energy);
    return std::clamp(bits, -kSure, kSure);
  }

  // Whether surfacing here would lose the game.
  bool surfacing_sinks() const {
    return !view.sea.safe().contains_cell(view.own.cell) &&
           view.own.damage + rules.surfacing_damage >= rules.damage_to_sink;
  }

  // What would still be unknown of the enemy after its answer to a sonar, in 1/64 bits: it tells
  // what gives less away.
  int bits_after_sonar() const {
    const maps::Size size = view.sea.size();
    return std::max(bits_left(kSeaLines<Words>.row, size.rows),
                    bits_left(kSeaLines<Words>.column, size.columns));
  }

  const View<Words>& view;
  const rules::Rulebook& rules;
  rules::LegalActions<Words> legal;
  const Set& enemy;    // where it may be
  int enemies;         // on how many points
  int one_of_enemies;  // in 1/65536
  const Set& ours;     // where the enemy must expect us
  int units;           // of our energy
  Forecast<Words> forecast;

 private:
  int bits_left(const std::array<Set, maps::kMaxSide>& lines, int count) const {
    int bits = 0;
    for (int i = 0; i < count; ++i) {
      const int points = (enemy & lines[static_cast<std::size_t>(i)]).count();
      bits += points * log_of(points);
    }
    return bits * one_of_enemies / kOne;
  }
};

// Any point of a set, each as likely as the others.
template <int Words>
maps::Point any_of(const maps::BasicPointSet<Words>& points, statistics::Random& random) {
  auto at = points.begin();
  for (int skip = random.below(points.count()); skip > 0; --skip) ++at;
  return *at;
}

}  // namespace chartroom::play

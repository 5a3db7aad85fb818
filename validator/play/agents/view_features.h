// Features of a view that all scoring agents use.
#pragma once

#include <algorithm>
#include <array>

#include "validator/play/agents/agent.h"
#include "validator/play/agents/flood_fill.h"
#include "validator/play/agents/forecast.h"
#include "validator/play/agents/integer_log.h"
#include "validator/play/tracking/sea_lines.h"

namespace chartroom::play {

// 1/n in 1/65536, in a table: a division costs as much as all other work.
inline constexpr int kOne = 65'536;
inline constexpr auto kOneOf = [] {
  std::array<int, maps::kMaxSide * maps::kMaxSide + 1> table{kOne};
  for (int n = 1; n < static_cast<int>(table.size()); ++n) {
    table[static_cast<std::size_t>(n)] = kOne / n;
  }
  return table;
}();

constexpr int one_of(int count) { return kOneOf[static_cast<std::size_t>(count)]; }

// The quadrant around a cell.
template <int Words>
struct Surroundings {
  const maps::BasicPointSet<Words>* quadrant = nullptr;  // its water
  int enemies = 0;                                       // possible positions of the enemy in it
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

  // Returns the expected damage from an armed enemy, in 1/65536, if it expects us on these points:
  // the chance that it is in the quadrant and guesses right.
  int exposure(const Surroundings<Words>& at, const Set& expected) const {
    if (at.enemies == 0) return 0;
    const int there = at.enemies * one_of_enemies;
    return there * (one_of((expected & *at.quadrant).count()) >> 4) >> 12;
  }

  // Returns the energy that a team lacks for a torpedo.
  int missing(int energy) const { return std::max(0, rules.torpedo - energy); }

  // Returns the number of the enemy's possible positions that a step approaches, less the others.
  int approach(maps::Direction d) const {
    const maps::Point here = view.own.point();
    const bool vertical = d == maps::Direction::up || d == maps::Direction::down;
    const auto from = static_cast<std::size_t>(vertical ? here.row : here.column);
    const Set& beyond = kSeaLines<Words>.beyond[static_cast<std::size_t>(d)][from];
    return 2 * (enemy & beyond).count() - enemies;
  }

  // Returns our advantage in knowledge and energy, in 1/64 bits, from -kSure to kSure.
  int advantage(int boldness) const {
    const int bits = log_of(ours.count()) - log_of(enemies) + boldness +
                     kLogUnit / 2 * (units - view.enemy_energy);
    return std::clamp(bits, -kSure, kSure);
  }

  // True if surfacing here would lose the game.
  bool surfacing_sinks() const {
    return !view.sea.safe().contains_cell(view.own.cell) &&
           view.own.damage + rules.surfacing_damage >= rules.damage_to_sink;
  }

  // Returns the uncertainty after the enemy's less telling answer to our sonar, in 1/64 bits.
  int bits_after_sonar() const {
    const maps::Size size = view.sea.size();
    return std::max(bits_left(kSeaLines<Words>.row, size.rows),
                    bits_left(kSeaLines<Words>.column, size.columns));
  }

  const View<Words>& view;
  const rules::Rulebook& rules;
  rules::LegalActions<Words> legal;
  const Set& enemy;    // its possible positions
  int enemies;         // the number of its possible positions
  int one_of_enemies;  // in 1/65536
  const Set& ours;     // our possible positions for the enemy
  int units;           // our energy
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

// Returns a random point of a set, all equally likely.
template <int Words>
maps::Point any_of(const maps::BasicPointSet<Words>& points, statistics::Random& random) {
  auto at = points.begin();
  for (int skip = random.below(points.count()); skip > 0; --skip) ++at;
  return *at;
}

}  // namespace chartroom::play

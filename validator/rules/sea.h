// A map made ready for play: everything the rules ask of it, as bitboards and tables.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "validator/rules/rulebook.h"

namespace chartroom {

// The variants of play: in realtime the order of turns is not checked.
enum class Variant : std::uint8_t { turns, realtime };

constexpr std::string_view to_string(Variant variant) {
  return variant == Variant::turns ? "turns" : "realtime";
}

// Two words hold seas up to 10 columns x 11 rows, four words up to 15 x 15 (point_set.h).
template <int Words>
class Sea {
 public:
  using Set = BasicPointSet<Words>;
  // A cell that no sea has: the column that ends the first row. It is never water.
  static constexpr int kNowhere = Set::kStride - 1;

  // The map must fit the width: Set::fits(map.size).
  Sea(const Map& map, const Rulebook& rules);

  Size size() const { return size_; }
  const Rulebook& rules() const { return rules_; }
  const Set& water() const { return water_; }
  // Where surfacing costs nothing.
  const Set& safe() const { return safe_; }
  const Starts& starts() const { return starts_; }

  // The cell one step on, kNowhere where the sea ends.
  int next(int cell, Direction direction) const {
    return next_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
  }
  bool is_water(int cell) const { return water_.contains_cell(cell); }

  int quadrant(int cell) const { return quadrant_[static_cast<std::size_t>(cell)]; }
  // The water of a quadrant, which is what a torpedo fired there may aim at. Ruling 3.
  const Set& targets(int quadrant) const { return targets_[static_cast<std::size_t>(quadrant)]; }
  // The same as cells in reading order.
  const std::vector<std::int16_t>& target_cells(int quadrant) const {
    return target_cells_[static_cast<std::size_t>(quadrant)];
  }

 private:
  Size size_;
  Rulebook rules_;
  Starts starts_;
  Set water_;
  Set safe_;
  std::array<std::array<std::int16_t, 4>, Set::kCells> next_{};
  std::array<std::uint8_t, Set::kCells> quadrant_{};
  std::array<Set, kMaxQuadrant + 1> targets_;
  std::array<std::vector<std::int16_t>, kMaxQuadrant + 1> target_cells_;
};

extern template class Sea<2>;
extern template class Sea<4>;

}  // namespace chartroom

// A map prepared for play: bitboards and tables for everything that the rules need.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "maps/map.h"
#include "validator/rules/action.h"
#include "validator/rules/rulebook.h"

namespace chartroom::rules {

// The variants of play. The order of turns is not checked in realtime.
enum class Variant : std::uint8_t { turns, realtime };

constexpr std::string_view to_string(Variant variant) {
  return variant == Variant::turns ? "turns" : "realtime";
}

// Sums of the numbers of legal actions, sixteen bits each in one word. From the lowest bits up,
// they are the positions of the first sonar, silence, torpedo and surfacing in the order of
// LegalActions.
struct Offer {
  static constexpr std::uint64_t kSonar = 1;
  static constexpr std::uint64_t kSilence = kSonar << 16;
  static constexpr std::uint64_t kTorpedo = kSilence << 16;
  static constexpr std::uint64_t kSurface = kTorpedo << 16;

  std::uint64_t always = 0;
  std::uint64_t each_step = 0;    // times the directions that are free
  std::uint64_t each_target = 0;  // times the targets in range
};

// Two words hold seas up to 10 columns x 11 rows, four words up to 15 x 15 (point_set.h).
template <int Words>
class Sea {
 public:
  using Set = maps::BasicPointSet<Words>;
  // A cell that no sea has: the column that ends the first row. It is never water.
  static constexpr int kNowhere = Set::kStride - 1;

  // The map must fit the width: Set::fits(map.size).
  Sea(const maps::Map& map, const Rulebook& rules);

  maps::Size size() const { return size_; }
  const Rulebook& rules() const { return rules_; }
  const Set& water() const { return water_; }
  // The points where surfacing is free.
  const Set& safe() const { return safe_; }
  const maps::Starts& starts() const { return starts_; }

  // The cell one step away, or kNowhere past the sea's edge.
  int next(int cell, maps::Direction direction) const {
    return next_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
  }
  // The directions of steps that stay on the map: bit d for direction d.
  unsigned ways(int cell) const { return ways_[static_cast<std::size_t>(cell)]; }
  bool is_water(int cell) const { return water_.contains_cell(cell); }

  int quadrant(int cell) const { return quadrant_[static_cast<std::size_t>(cell)]; }
  // The water of a quadrant: a torpedo fired in it may target these points. Ruling 3.
  const Set& targets(int quadrant) const { return targets_[static_cast<std::size_t>(quadrant)]; }
  // The first of the targets in reading order, and their number.
  const maps::Point* first_target(int quadrant) const {
    return targets_in_order_.data() + first_target_[static_cast<std::size_t>(quadrant)];
  }
  int target_count(int quadrant) const { return target_count_[static_cast<std::size_t>(quadrant)]; }

  // The energy after a legal action, by the energy before it.
  int gauge_after(ActionKind kind, int energy) const {
    return gauge_after_[static_cast<std::size_t>(energy)][static_cast<std::size_t>(kind)];
  }
  // The counts of legal actions at this energy.
  const Offer& offer(int energy) const { return offers_[static_cast<std::size_t>(energy)]; }

 private:
  maps::Size size_;
  Rulebook rules_;
  maps::Starts starts_;
  Set water_;
  Set safe_;
  void set_gauge();
  void list_targets();

  std::array<std::array<std::int16_t, 4>, Set::kCells> next_{};
  std::array<std::uint8_t, Set::kCells> ways_{};
  std::array<std::uint8_t, Set::kCells> quadrant_{};
  std::array<Set, maps::kMaxQuadrant + 1> targets_;
  std::array<maps::Point, Set::kCells> targets_in_order_{};  // quadrant by quadrant
  std::array<std::uint8_t, maps::kMaxQuadrant + 1> first_target_{};
  std::array<std::uint8_t, maps::kMaxQuadrant + 1> target_count_{};
  std::array<std::array<std::uint8_t, 5>, kMaxGauge + 1> gauge_after_{};
  std::array<Offer, kMaxGauge + 1> offers_;
};

extern template class Sea<2>;
extern template class Sea<4>;

}  // namespace chartroom::rules

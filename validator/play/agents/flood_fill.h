// Counts the water left to move in. Floods stop as soon as they have the answer.
#pragma once

#include <array>
#include <cstdint>

#include "maps/point_set.h"

namespace chartroom::play {

// A growing part of a set. For two words the members are scalars, which compilers keep in
// registers, unlike arrays.
template <int Words>
class FloodFill {
 public:
  using Set = maps::BasicPointSet<Words>;

  FloodFill(int cell, const Set& within) : within_(within) { reached_.insert_cell(cell); }

  // Grows by one step; false when there is nothing left to grow to.
  bool grow() {
    const Set grown = reached_ | (reached_.neighbours() & within_);
    if (grown == reached_) return false;
    reached_ = grown;
    return true;
  }
  bool holds(const Set& points) const { return (points - reached_).empty(); }
  bool meets(const Set& points) const { return !(points & reached_).empty(); }
  int count() const { return reached_.count(); }

 private:
  Set reached_;
  const Set& within_;
};

template <>
class FloodFill<2> {
 public:
  using Set = maps::BasicPointSet<2>;

  FloodFill(int cell, const Set& within)
      : low_(cell < 64 ? std::uint64_t{1} << cell : 0),
        high_(cell < 64 ? 0 : std::uint64_t{1} << (cell - 64)),
        within_low_(within.words()[0]),
        within_high_(within.words()[1]) {}

  bool grow() {
    constexpr int kRow = Set::kStride;
    const std::uint64_t low =
        low_ << 1 | low_ >> 1 | high_ << 63 | low_ << kRow | low_ >> kRow | high_ << (64 - kRow);
    const std::uint64_t high =
        high_ << 1 | low_ >> 63 | high_ >> 1 | high_ << kRow | low_ >> (64 - kRow) | high_ >> kRow;
    const std::uint64_t more_low = low & within_low_ & ~low_;
    const std::uint64_t more_high = high & within_high_ & ~high_;
    low_ |= more_low;
    high_ |= more_high;
    return (more_low | more_high) != 0;
  }
  bool holds(const Set& points) const {
    return ((points.words()[0] & ~low_) | (points.words()[1] & ~high_)) == 0;
  }
  bool meets(const Set& points) const {
    return ((points.words()[0] & low_) | (points.words()[1] & high_)) != 0;
  }
  int count() const { return std::popcount(low_) + std::popcount(high_); }

 private:
  std::uint64_t low_;
  std::uint64_t high_;
  std::uint64_t within_low_;
  std::uint64_t within_high_;
};

// True if the water around the first point reaches all other points.
template <int Words>
bool all_meet(const maps::BasicPointSet<Words>& points, const maps::BasicPointSet<Words>& within) {
  if (points.empty()) return true;
  FloodFill<Words> fill(points.first_cell(), within);
  while (!fill.holds(points)) {
    if (!fill.grow()) return false;
  }
  return true;
}

// The offsets of a cell's eight neighbors: above from left to right, left, right, below.
template <int Words>
inline constexpr auto kRingSteps = [] {
  constexpr int kRow = maps::BasicPointSet<Words>::kStride;
  return std::array{-kRow - 1, -kRow, -kRow + 1, -1, 1, kRow - 1, kRow, kRow + 1};
}();

// The ring bits above, left, right and below.
inline constexpr unsigned kRingStraight = 0b01011010;

// Returns the ring of a cell: a bit for each of its eight neighbors in the set.
template <int Words>
unsigned ring_of(int cell, const maps::BasicPointSet<Words>& set) {
  unsigned ring = 0;
  for (std::size_t i = 0; i < kRingSteps<Words>.size(); ++i) {
    const int near = (cell + kRingSteps<Words>[i]) & (maps::BasicPointSet<Words>::kCells - 1);
    ring |= unsigned{set.contains_cell(near)} << i;
  }
  return ring;
}

// Rotated to the first neighbor, all eight fit in one word.
template <>
inline unsigned ring_of<2>(int cell, const maps::BasicPointSet<2>& set) {
  constexpr int kRow = maps::BasicPointSet<2>::kStride;
  const unsigned turn = static_cast<unsigned>(cell - kRow - 1) & 127U;
  const std::uint64_t low = set.words()[turn >> 6];
  const std::uint64_t high = set.words()[(turn >> 6) ^ 1U];
  const std::uint64_t near = low >> (turn & 63U) | high << 1 << (~turn & 63U);
  return static_cast<unsigned>((near & 7U) | (near >> (kRow - 3) & 8U) |
                               (near >> (kRow - 2) & 16U) | (near >> (2 * kRow - 5) & 224U));
}

// kRingMeets[ring]: true if its cells above, left, right and below connect within it.
inline constexpr auto kRingMeets = [] {
  constexpr std::array<unsigned, 8> kBeside{0b00001010, 0b00000101, 0b00010010, 0b00100001,
                                            0b10000100, 0b01001000, 0b10100000, 0b01010000};
  std::array<bool, 256> meets{};
  for (unsigned ring = 0; ring < meets.size(); ++ring) {
    const unsigned straight = ring & kRingStraight;
    unsigned reached = straight & (~straight + 1);
    for (int step = 0; step < 8; ++step) {
      for (std::size_t i = 0; i < 8; ++i) {
        if ((reached >> i & 1U) != 0) reached |= kBeside[i] & ring;
      }
    }
    meets[ring] = (straight & ~reached) == 0;
  }
  return meets;
}();

// Returns the ring without cells outside the sea. `ways`: the directions in which the sea goes on.
template <int Words>
unsigned ring_in_sea(int cell, const maps::BasicPointSet<Words>& set, unsigned ways) {
  unsigned ring = ring_of(cell, set);
  if ((ways & 1U) == 0) ring &= ~7U;  // up
  if ((ways & 2U) == 0) ring &= 31U;  // down
  return ring;
}

// Returns the cells of a ring; all must be in the sea.
template <int Words>
maps::BasicPointSet<Words> ring_cells(int cell, unsigned ring) {
  maps::BasicPointSet<Words> cells;
  for (; ring != 0; ring &= ring - 1) {
    cells.insert_cell(cell + kRingSteps<Words>[static_cast<std::size_t>(std::countr_zero(ring))]);
  }
  return cells;
}

// True if the ring alone shows that a cell's neighbors connect without the cell; false proves
// nothing. `ways` are the directions in which the sea goes on from there.
template <int Words>
bool ring_meets(int cell, const maps::BasicPointSet<Words>& within, unsigned ways) {
  return kRingMeets[ring_in_sea(cell, within, ways)];
}

// Returns the number of points that can be reached from a cell, itself included. Counts from
// `enough` on may be too small. Growing is cheaper than counting.
template <int Words>
int count_reachable(int cell, const maps::BasicPointSet<Words>& within, int enough) {
  FloodFill<Words> fill(cell, within);
  for (;;) {
    fill.grow();
    const bool more = fill.grow();
    const int count = fill.count();
    if (!more || count >= enough) return count;
  }
}

}  // namespace chartroom::play

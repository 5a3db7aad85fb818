// How much water there is to go on in. Floods that stop as soon as they know.
#pragma once

#include "maps/point_set.h"

namespace chartroom {

// A growing part of a set. The words stand by name where there are two: a compiler keeps names in
// registers, an array it does not.
template <int Words>
class Room {
 public:
  using Set = BasicPointSet<Words>;

  Room(int cell, const Set& within) : within_(within) { reached_.insert_cell(cell); }

  // Grows by one step; false when there is nothing left to grow to.
  bool grow() {
    const Set grown = reached_ | (reached_.neighbours() & within_);
    if (grown == reached_) return false;
    reached_ = grown;
    return true;
  }
  bool holds(const Set& points) const { return (points - reached_).empty(); }
  int count() const { return reached_.count(); }

 private:
  Set reached_;
  const Set& within_;
};

template <>
class Room<2> {
 public:
  using Set = BasicPointSet<2>;

  Room(int cell, const Set& within)
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
  int count() const { return std::popcount(low_) + std::popcount(high_); }

 private:
  std::uint64_t low_;
  std::uint64_t high_;
  std::uint64_t within_low_;
  std::uint64_t within_high_;
};

// Whether the water around the first of the points leads to all others.
template <int Words>
bool all_meet(const BasicPointSet<Words>& points, const BasicPointSet<Words>& within) {
  if (points.empty()) return true;
  Room<Words> room(points.first_cell(), within);
  while (!room.holds(points)) {
    if (!room.grow()) return false;
  }
  return true;
}

// How many points can be reached from a cell, itself included; from `enough` on the count may be
// short of the truth.
template <int Words>
int room_around(int cell, const BasicPointSet<Words>& within, int enough) {
  Room<Words> room(cell, within);
  while (room.count() < enough && room.grow()) {
  }
  return room.count();
}

}  // namespace chartroom

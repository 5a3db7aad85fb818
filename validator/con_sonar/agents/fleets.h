// The submarines on the ladder, packed: for each nation a number of four bits for each step.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

// The steps of one nation's submarines, each step once, lowest first.
class StepSet {
 public:
  // `bits` has one bit for each step, four apart.
  explicit StepSet(std::uint64_t bits) : bits_(bits) {}

  bool empty() const { return bits_ == 0; }
  int size() const { return std::popcount(bits_); }
  int lowest() const { return std::countr_zero(bits_) / 4; }
  void drop_lowest() { bits_ &= bits_ - 1; }
  // Returns the step after `others` others, at most three. Without branches, for random draws.
  int after(int others) const {
    std::uint64_t left = bits_;
    for (int i = 0; i < kMaxStarts - 1; ++i) {
      const std::uint64_t keep = std::uint64_t{0} - static_cast<std::uint64_t>(i >= others);
      left &= (left - 1) | keep;
    }
    return std::countr_zero(left) / 4;
  }

 private:
  std::uint64_t bits_;
};

class Fleets {
 public:
  using Packed = std::uint64_t;  // the submarines of one nation

  int on_step(int nation, int step) const {
    return static_cast<int>(packed_[nation] >> 4 * step & 15);
  }
  bool any(int nation) const { return packed_[nation] != 0; }
  int all() const { return all_; }
  StepSet steps(int nation) const {
    const Packed packed = packed_[nation];
    return StepSet((packed | packed >> 1 | packed >> 2) & kOnes);
  }
  // Returns the highest step of a nation, which must have a submarine.
  int highest(int nation) const { return (63 - std::countl_zero(packed_[nation])) / 4; }
  int live(int nation) const {
    const Packed packed = packed_[nation];
    return static_cast<int>(((packed & kBytes) + (packed >> 4 & kBytes)) % 255);
  }

  void move(int nation, int from, int to) {
    packed_[nation] += (Packed{1} << 4 * to) - (Packed{1} << 4 * from);
  }
  void put(int nation, int step) {
    packed_[nation] += Packed{1} << 4 * step;
    ++all_;
  }
  void sink(int nation, int step) {
    packed_[nation] -= Packed{1} << 4 * step;
    --all_;
  }
  // Moves all submarines of a nation to one step.
  void send_all(int nation, int step) {
    packed_[nation] = static_cast<Packed>(live(nation)) << 4 * step;
  }

  // One nation's submarines, to undo moves.
  Packed of(int nation) const { return packed_[nation]; }
  void restore(int nation, Packed packed) { packed_[nation] = packed; }

  friend bool operator==(const Fleets&, const Fleets&) = default;

 private:
  static constexpr Packed kOnes = 0x1111'1111'1111'1111;
  static constexpr Packed kBytes = 0x0f0f'0f0f'0f0f'0f0f;

  std::array<Packed, kMaxNations> packed_{};
  int all_ = 0;
};

}  // namespace chartroom::con_sonar

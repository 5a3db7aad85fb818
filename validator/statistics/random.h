// Random numbers that depend only on their purpose.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "maps/platform/contract.h"

namespace chartroom::statistics {

// A counter-based generator (Philox 4x32-10): the numbers depend on the seed, the pair of trials,
// the trial of the pair and the stream, not on the thread or on earlier draws.
class Random {
 public:
  // `stream`: an enumerator, or a number, for one user of random numbers in a trial.
  template <class Stream>
  requires(std::is_enum_v<Stream> || std::is_same_v<Stream, std::uint32_t>)
      Random(std::uint64_t seed, std::uint32_t pair, std::uint32_t trial, Stream stream)
      : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
        counter_{0, pair, trial, static_cast<std::uint32_t>(stream)} {}

  // 32 random bits.
  std::uint32_t next() {
    const std::uint32_t low = half();
    return low | half() << 16;
  }

  // Returns a number from 0 to n - 1, all exactly equally likely (Lemire 2019, "Fast random integer
  // generation in an interval"). n is at least 1.
  int below(int n) {
    CHARTROOM_EXPECTS(n >= 1);
    const auto range = static_cast<std::uint32_t>(n);
    return n <= 0x10000 ? below<16>(range) : below<32>(range);
  }

 private:
  // Several blocks are made at a time, so that play does not wait for each.
  static constexpr std::size_t kBlocks = 4;

  // Draws from 16 or 32 bits; the range is at most a power of two of them.
  template <int Bits>
  int below(std::uint32_t range) {
    constexpr std::uint64_t kNumbers = std::uint64_t{1} << Bits;
    std::uint64_t product = draw<Bits>() * range;
    if (product % kNumbers < range) {
      const std::uint64_t threshold = kNumbers % range;
      while (product % kNumbers < threshold) product = draw<Bits>() * range;
    }
    return static_cast<int>(product >> Bits);
  }

  template <int Bits>
  std::uint64_t draw() {
    return Bits == 16 ? half() : next();
  }

  std::uint32_t half() {
    if (place_ == halves_.size()) refill();
    return halves_[place_++];
  }

  // Draws the next blocks of the generator into halves_.
  void refill();

  std::array<std::uint32_t, 2> key_;
  std::array<std::uint32_t, 4> counter_;
  std::array<std::uint16_t, 8 * kBlocks> halves_;
  std::size_t place_ = 8 * kBlocks;
};

}  // namespace chartroom::statistics

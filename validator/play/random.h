// Random numbers that depend on nothing but what they are drawn for.
#pragma once

#include <Random123/philox.h>

#include <cstdint>

namespace chartroom {

// Who draws: each has numbers of its own in every game.
enum class Stream : std::uint32_t {
  blue_start,
  green_start,
  blue,
  green,
  blue_clock,
  green_clock,
  ties,
};

// A counter-based generator (Philox 4x32-10): the numbers follow from the seed, the pair of games,
// the game of the pair and the stream, whatever thread plays it and whatever was played before.
class Random {
 public:
  Random(std::uint64_t seed, std::uint32_t pair, std::uint32_t game, Stream stream)
      : key_{{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)}},
        counter_{{0, pair, game, static_cast<std::uint32_t>(stream)}} {}

  std::uint32_t next() {
    if (place_ == 4) {
      block_ = Generator()(counter_, key_);
      ++counter_[0];
      place_ = 0;
    }
    return block_[place_++];
  }

  // A number from 0 to n - 1, each exactly as likely as the others (Lemire 2019, "Fast random
  // integer generation in an interval"). n is at least 1.
  int below(int n) {
    const auto range = static_cast<std::uint32_t>(n);
    std::uint64_t product = std::uint64_t{next()} * range;
    if (static_cast<std::uint32_t>(product) < range) {
      const std::uint32_t threshold = -range % range;
      while (static_cast<std::uint32_t>(product) < threshold) {
        product = std::uint64_t{next()} * range;
      }
    }
    return static_cast<int>(product >> 32);
  }

 private:
  using Generator = r123::Philox4x32;

  Generator::key_type key_;
  Generator::ctr_type counter_;
  Generator::ctr_type block_{};
  unsigned place_ = 4;
};

}  // namespace chartroom

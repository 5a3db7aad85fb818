// Logarithms without floating point, so that every compiler plays the same game.
#pragma once

#include <array>
#include <cstdint>

#include "maps/point.h"

namespace chartroom::play {

inline constexpr int kLogUnit = 64;  // log2(2)

// Returns log2(n) in units of 1/64, rounded down; 0 for n = 0. Each squaring gives a binary digit.
constexpr int integer_log(int n) {
  if (n < 2) return 0;
  std::uint64_t x = static_cast<std::uint64_t>(n) << 24;
  int whole = 0;
  for (; x >= std::uint64_t{2} << 24; x >>= 1) ++whole;
  int digits = 0;
  for (int i = 0; i < 6; ++i) {
    x = (x * x) >> 24;
    digits *= 2;
    if (x < std::uint64_t{2} << 24) continue;
    x >>= 1;
    ++digits;
  }
  return whole * kLogUnit + digits;
}

// The logarithms of all counts of points.
inline constexpr auto kLogOf = [] {
  std::array<std::int16_t, maps::kMaxSide * maps::kMaxSide + 1> table{};
  for (std::size_t n = 0; n < table.size(); ++n) {
    table[n] = static_cast<std::int16_t>(integer_log(static_cast<int>(n)));
  }
  return table;
}();

constexpr int log_of(int points) { return kLogOf[static_cast<std::size_t>(points)]; }

}  // namespace chartroom::play

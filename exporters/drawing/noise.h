// Repeatable chance for drawings: the same seed gives the same picture everywhere.
#pragma once

#include <cstdint>

namespace chartroom::exporters {

class Noise {
 public:
  explicit constexpr Noise(std::uint64_t seed) : seed_(seed) {}

  // 0 to 1 (without 1), for a place of the grid and a purpose.
  double unit(int x, int y, int purpose = 0) const;
  // Smooth between -1 and 1; one hill or valley takes about one unit.
  double smooth(double x, double y, int purpose = 0) const;

 private:
  std::uint64_t seed_;
};

}  // namespace chartroom::exporters

// Repeatable chance for drawings: the same seed gives the same picture everywhere.
#pragma once

#include <cstdint>
#include <vector>

#include "exporters/drawing/geometry.h"

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

// Smooth noise of one purpose for many places of a box: Noise::smooth(scale * x, scale * y,
// purpose), in a fraction of the time, as every chance is drawn once.
class NoiseSheet {
 public:
  NoiseSheet(const Noise& noise, UserBox box, double scale, int purpose);

  // The place lies in the box.
  double smooth(double x, double y) const;

 private:
  double scale_;
  int left_;
  int top_;
  int columns_;
  std::vector<double> chances_;
};

}  // namespace chartroom::exporters

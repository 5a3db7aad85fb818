// Repeatable randomness for drawings: a seed gives equal pictures everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace chartroom::exporters {

class Noise {
 public:
  explicit constexpr Noise(std::uint64_t seed) : seed_(seed) {}

  // Returns a number from 0 to 1 (exclusive) for a grid cell and a purpose.
  double unit(int x, int y, int purpose = 0) const;
  // Returns smooth noise between -1 and 1; one hill or valley is about one unit wide.
  double smooth(double x, double y, int purpose = 0) const;

  friend bool operator==(const Noise&, const Noise&) = default;

 private:
  std::uint64_t seed_;
};

// Smooth noise of one purpose in rows: Noise::smooth(scale * x, scale * y, purpose), much faster,
// because rows share the grid lines above and below them.
class NoiseRows {
 public:
  // Takes the columns of a row, at least one, from left to right.
  NoiseRows(const Noise& noise, const std::vector<double>& columns, double scale, int purpose);

  // Returns the noise at each column of a row, valid until the next call; fastest downwards.
  const std::vector<double>& at(double y);

 private:
  // A column's left neighbor on the grid and the eased distance from it.
  struct Between {
    std::size_t left;
    double eased;
  };

  std::vector<double> line(int y) const;

  Noise noise_;
  double scale_;
  int purpose_;
  int left_;
  int top_ = 0;
  std::vector<Between> between_;
  std::vector<double> upper_;  // on the grid line above the row, `top_`; empty before the first row
  std::vector<double> lower_;
  std::vector<double> row_;
};

}  // namespace chartroom::exporters

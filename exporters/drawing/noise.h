// Repeatable chance for drawings: the same seed gives the same picture everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace chartroom::exporters {

class Noise {
 public:
  explicit constexpr Noise(std::uint64_t seed) : seed_(seed) {}

  // 0 to 1 (without 1), for a place of the grid and a purpose.
  double unit(int x, int y, int purpose = 0) const;
  // Smooth between -1 and 1; one hill or valley takes about one unit.
  double smooth(double x, double y, int purpose = 0) const;

  friend bool operator==(const Noise&, const Noise&) = default;

 private:
  std::uint64_t seed_;
};

// Smooth noise of one purpose at places in rows: Noise::smooth(scale * x, scale * y, purpose), in a
// fraction of the time, as rows share what lies above and below them.
class NoiseRows {
 public:
  // The places of a row, of which there is one at least, from left to right.
  NoiseRows(const Noise& noise, const std::vector<double>& columns, double scale, int purpose);

  // The noise at each place of a row, until the next one is asked for; quickest downwards.
  const std::vector<double>& at(double y);

 private:
  // What a place of a row lies between: whole places, and how far it is from the left one.
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
  std::vector<double>
      upper_;  // at the whole place above the row, `top_`; empty before the first row
  std::vector<double> lower_;
  std::vector<double> row_;
};

}  // namespace chartroom::exporters

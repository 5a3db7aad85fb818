#include "exporters/drawing/noise.h"

#include <cmath>
#include <cstdint>
#include <utility>

namespace chartroom::exporters {

namespace {

std::uint64_t scrambled(std::uint64_t value) {
  value ^= value >> 30;
  value *= 0xbf58476d1ce4e5b9U;
  value ^= value >> 27;
  value *= 0x94d049bb133111ebU;
  return value ^ value >> 31;
}

// Eases from one grid line to the next without an edge.
double eased(double t) { return t * t * (3 - 2 * t); }

}  // namespace

double Noise::unit(int x, int y, int purpose) const {
  const auto bits = [](int value) { return static_cast<std::uint64_t>(value + 4096); };
  const std::uint64_t hash =
      scrambled(seed_ + scrambled(bits(x) | bits(y) << 20 | bits(purpose) << 40));
  return static_cast<double>(hash >> 11) * 0x1p-53;
}

double Noise::smooth(double x, double y, int purpose) const {
  const double left = std::floor(x);
  const double top = std::floor(y);
  const double u = eased(x - left);
  const double v = eased(y - top);
  const int i = static_cast<int>(left);
  const int j = static_cast<int>(top);
  const double upper = std::lerp(unit(i, j, purpose), unit(i + 1, j, purpose), u);
  const double lower = std::lerp(unit(i, j + 1, purpose), unit(i + 1, j + 1, purpose), u);
  return 2 * std::lerp(upper, lower, v) - 1;
}

NoiseRows::NoiseRows(const Noise& noise, const std::vector<double>& columns, double scale,
                     int purpose)
    : noise_(noise),
      scale_(scale),
      purpose_(purpose),
      left_(static_cast<int>(std::floor(scale * columns.front()))),
      row_(columns.size()) {
  between_.reserve(columns.size());
  for (const double x : columns) {
    const double left = std::floor(scale * x);
    between_.push_back(
        {static_cast<std::size_t>(static_cast<int>(left) - left_), eased(scale * x - left)});
  }
}

const std::vector<double>& NoiseRows::at(double y) {
  const double top = std::floor(scale_ * y);
  const int above = static_cast<int>(top);
  if (upper_.empty() || above != top_) {
    const bool next = !upper_.empty() && above == top_ + 1;
    upper_ = next ? std::move(lower_) : line(above);
    lower_ = line(above + 1);
    top_ = above;
  }
  const double v = eased(scale_ * y - top);
  for (std::size_t k = 0; k < row_.size(); ++k) {
    row_[k] = 2 * std::lerp(upper_[k], lower_[k], v) - 1;
  }
  return row_;
}

// Returns the random numbers along a grid line, at the columns.
std::vector<double> NoiseRows::line(int y) const {
  std::vector<double> chances(between_.back().left + 2);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    chances[i] = noise_.unit(left_ + static_cast<int>(i), y, purpose_);
  }
  std::vector<double> values;
  values.reserve(between_.size());
  for (const Between& at : between_) {
    values.push_back(std::lerp(chances[at.left], chances[at.left + 1], at.eased));
  }
  return values;
}

}  // namespace chartroom::exporters

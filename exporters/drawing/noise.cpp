#include "exporters/drawing/noise.h"

#include <cmath>

namespace chartroom::exporters {

namespace {

std::uint64_t scrambled(std::uint64_t value) {
  value ^= value >> 30;
  value *= 0xbf58476d1ce4e5b9U;
  value ^= value >> 27;
  value *= 0x94d049bb133111ebU;
  return value ^ value >> 31;
}

// Between the four whole places round a place, each of which has a chance.
template <class Chance>
double smoothed(double x, double y, const Chance& chance) {
  const double left = std::floor(x);
  const double top = std::floor(y);
  const auto eased = [](double t) { return t * t * (3 - 2 * t); };
  const double u = eased(x - left);
  const double v = eased(y - top);
  const int i = static_cast<int>(left);
  const int j = static_cast<int>(top);
  const double upper = std::lerp(chance(i, j), chance(i + 1, j), u);
  const double lower = std::lerp(chance(i, j + 1), chance(i + 1, j + 1), u);
  return 2 * std::lerp(upper, lower, v) - 1;
}

}  // namespace

double Noise::unit(int x, int y, int purpose) const {
  const auto bits = [](int value) { return static_cast<std::uint64_t>(value + 4096); };
  const std::uint64_t hash =
      scrambled(seed_ + scrambled(bits(x) | bits(y) << 20 | bits(purpose) << 40));
  return static_cast<double>(hash >> 11) * 0x1p-53;
}

double Noise::smooth(double x, double y, int purpose) const {
  return smoothed(x, y, [&](int i, int j) { return unit(i, j, purpose); });
}

NoiseSheet::NoiseSheet(const Noise& noise, UserBox box, double scale, int purpose)
    : scale_(scale),
      left_(static_cast<int>(std::floor(scale * box.x))),
      top_(static_cast<int>(std::floor(scale * box.y))),
      columns_(static_cast<int>(std::ceil(scale * box.right())) + 2 - left_) {
  const int end = static_cast<int>(std::ceil(scale * box.bottom())) + 2;
  chances_.reserve(static_cast<std::size_t>(columns_ * (end - top_)));
  for (int j = top_; j < end; ++j) {
    for (int i = left_; i < left_ + columns_; ++i) chances_.push_back(noise.unit(i, j, purpose));
  }
}

double NoiseSheet::smooth(double x, double y) const {
  return smoothed(scale_ * x, scale_ * y, [this](int i, int j) {
    return chances_[static_cast<std::size_t>((j - top_) * columns_ + i - left_)];
  });
}

}  // namespace chartroom::exporters

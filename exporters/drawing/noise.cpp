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
  const auto eased = [](double t) { return t * t * (3 - 2 * t); };
  const double u = eased(x - left);
  const double v = eased(y - top);
  const int i = static_cast<int>(left);
  const int j = static_cast<int>(top);
  const double upper = std::lerp(unit(i, j, purpose), unit(i + 1, j, purpose), u);
  const double lower = std::lerp(unit(i, j + 1, purpose), unit(i + 1, j + 1, purpose), u);
  return 2 * std::lerp(upper, lower, v) - 1;
}

}  // namespace chartroom::exporters

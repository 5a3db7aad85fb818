#include "maps/platform/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chartroom {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix kToXyz{{{0.4124564, 0.3575761, 0.1804375},
                         {0.2126729, 0.7151522, 0.0721750},
                         {0.0193339, 0.1191920, 0.9503041}}};

constexpr std::array<Matrix, 4> kSeen{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

Triple times(const Matrix& m, const Triple& v) {
  Triple result{};
  for (std::size_t k = 0; k < 3; ++k) result[k] = m[k][0] * v[0] + m[k][1] * v[1] + m[k][2] * v[2];
  return result;
}

double linear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

double lightness(double t) {
  return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

Triple lab(SeenColour c, ColourVision vision) {
  Triple light = times(kSeen[static_cast<std::size_t>(vision)],
                       {linear(c.red), linear(c.green), linear(c.blue)});
  for (double& part : light) part = std::clamp(part, 0.0, 1.0);
  const Triple xyz = times(kToXyz, light);
  const double x = lightness(xyz[0] / 0.95047);
  const double y = lightness(xyz[1]);
  const double z = lightness(xyz[2] / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

constexpr double kTurn = 2 * M_PI;
constexpr double radians(double degrees) { return degrees * M_PI / 180; }

double hue(double a, double b) {
  const double angle = std::atan2(b, a);
  return angle < 0 ? angle + kTurn : angle;
}

double mean_hue(double first, double second) {
  if (std::abs(first - second) <= M_PI) return (first + second) / 2;
  return (first + second + (first + second < kTurn ? kTurn : -kTurn)) / 2;
}

double ciede2000(const Triple& p, const Triple& q) {
  const double grey = (std::hypot(p[1], p[2]) + std::hypot(q[1], q[2])) / 2;
  const double g = 0.5 * (1 - std::sqrt(std::pow(grey, 7) / (std::pow(grey, 7) + std::pow(25, 7))));
  const double chroma_p = std::hypot(p[1] * (1 + g), p[2]);
  const double chroma_q = std::hypot(q[1] * (1 + g), q[2]);
  const double hue_p = hue(p[1] * (1 + g), p[2]);
  const double hue_q = hue(q[1] * (1 + g), q[2]);
  const bool coloured = chroma_p * chroma_q > 0;
  const double turn = coloured ? std::remainder(hue_q - hue_p, kTurn) : 0;
  const double h = coloured ? mean_hue(hue_p, hue_q) : hue_p + hue_q;
  const double light = (p[0] + q[0]) / 2 - 50;
  const double chroma = (chroma_p + chroma_q) / 2;
  const double t = 1 - 0.17 * std::cos(h - radians(30)) + 0.24 * std::cos(2 * h) +
                   0.32 * std::cos(3 * h + radians(6)) - 0.2 * std::cos(4 * h - radians(63));
  const double dl = (q[0] - p[0]) / (1 + 0.015 * light * light / std::sqrt(20 + light * light));
  const double dc = (chroma_q - chroma_p) / (1 + 0.045 * chroma);
  const double dh =
      2 * std::sqrt(chroma_p * chroma_q) * std::sin(turn / 2) / (1 + 0.015 * chroma * t);
  const double blue = (h * 180 / M_PI - 275) / 25;
  const double rotation = -2 *
                          std::sqrt(std::pow(chroma, 7) / (std::pow(chroma, 7) + std::pow(25, 7))) *
                          std::sin(radians(60 * std::exp(-blue * blue)));
  return std::sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}

}  // namespace

double colour_difference(SeenColour a, SeenColour b, ColourVision vision) {
  return ciede2000(lab(a, vision), lab(b, vision));
}

}  // namespace chartroom

#include "exporters/pictures/scales.h"

#include <algorithm>
#include <array>

#include "exporters/pictures/plot_colours.h"

namespace chartroom::exporters {
namespace {

constexpr std::array kAmounts{rgb(0xfdf3c0), rgb(0xf5b04c), rgb(0xd95f4a), rgb(0x8f2d7c),
                              rgb(0x2a0845)};
constexpr std::array kLess{rgb(0xf7f6f2), rgb(0xf0a14a), rgb(0x7a3300)};
constexpr std::array kMore{rgb(0xf7f6f2), rgb(0x7ab0e0), rgb(0x0d3a75)};

template <std::size_t N>
Colour along(const std::array<Colour, N>& stops, double part) {
  const double place = std::clamp(part, 0.0, 1.0) * static_cast<double>(N - 1);
  const auto before = std::min(static_cast<std::size_t>(place), N - 2);
  return mixed(stops[before], stops[before + 1], place - static_cast<double>(before));
}

}  // namespace

Colour amount_colour(double part) { return along(kAmounts, part); }

Colour change_colour(double part) { return part < 0 ? along(kLess, -part) : along(kMore, part); }

Colour figure_colour(Colour ground) {
  return luminance(ground) < kMiddleLuminance ? rgb(0xffffff) : kPlotDark;
}

}  // namespace chartroom::exporters

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kQuadrantWaterSpread{
    .name = "quadrant_water_spread",
    .value = 0.5,
    .unit = translatable("of the mean"),
    .meaning = translatable("how much more water the largest quadrant may have than the smallest")};

// Quadrants without water have a finding of their own.
std::vector<Diagnostic> find_uneven_quadrants(const MapSubject& subject) {
  std::vector<Quadrant> quadrants = subject.quadrants;
  std::erase_if(quadrants, [](const Quadrant& quadrant) { return quadrant.water.empty(); });
  if (quadrants.empty()) return {};
  const auto [least, most] = std::minmax_element(
      quadrants.begin(), quadrants.end(),
      [](const auto& a, const auto& b) { return a.water.count() < b.water.count(); });
  const int fewest = least->water.count();
  const int greatest = most->water.count();
  const double mean = subject.water.count() / static_cast<double>(quadrants.size());
  const double spread = (greatest - fewest) / mean;
  if (spread <= subject.thresholds.of(kQuadrantWaterSpread)) return {};
  std::vector<std::int64_t> water;
  for (const Quadrant& quadrant : quadrants) water.push_back(quadrant.water.count());
  return {{.points = least->points,
           .message = message_for(fewest, "Quadrant {} has {} point of water, quadrant {} has {}",
                                  "Quadrant {} has {} points of water, quadrant {} has {}",
                                  least->number, fewest, most->number, greatest),
           .evidence = {{"water", water}, {"spread_percent", std::llround(100 * spread)}}}};
}

Example uneven_quadrants_example() {
  return MapExample{.difference = translatable("with one island fewer, the spread is 0.49"),
                    .raising = sea({"####....", "####....", "........", "........", "........",
                                    "........", "........", "........"}),
                    .points = "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4",
                    .near_miss = sea({"####....", "###.....", "........", "........", "........",
                                      "........", "........", "........"})};
}

}  // namespace

Check uneven_quadrants() {
  return {.code = "Q104",
          .family = Family::quadrants,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("water distributed unevenly among the quadrants"),
          .why = translatable(
              "A missile fired in a small quadrant has few targets, so hiding there is hard."),
          .thresholds = {kQuadrantWaterSpread},
          .run = find_uneven_quadrants,
          .example = uneven_quadrants_example};
}

}  // namespace chartroom::checks

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_misnumbered_quadrants(const MapSubject& subject) {
  std::vector<Quadrant> quadrants = subject.quadrants;
  std::sort(quadrants.begin(), quadrants.end(),
            [](const auto& a, const auto& b) { return a.points.first() < b.points.first(); });
  maps::PointSet firsts;
  Fix fix{message("Number the quadrants in reading order"), {}};
  std::vector<std::int64_t> numbers;
  for (const Quadrant& quadrant : quadrants) {
    numbers.push_back(quadrant.number);
    const auto number = static_cast<int>(numbers.size());
    if (quadrant.number == number) continue;
    firsts.insert(quadrant.points.first());
    fix.edits.emplace_back(maps::SetQuadrant{quadrant.points, number});
  }
  if (firsts.empty()) return {};
  return {{.points = firsts,
           .message = message("In reading order the quadrants are numbered {} (expected 1 to {})",
                              fmt::format("{}", fmt::join(numbers, ", ")), numbers.size()),
           .evidence = {{"numbers", numbers}},
           .fix = fix}};
}

Example misnumbered_quadrants_example() {
  return MapExample{.difference = translatable("1 to 4 from the top left"),
                    .raising = with(open_sea(), {maps::SetQuadrant{open_sea().quadrant(1), 5}}),
                    .points = "A1",
                    .near_miss = open_sea()};
}

}  // namespace

Check misnumbered_quadrants() {
  return {.code = "Q106",
          .family = Family::quadrants,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("quadrants not numbered in reading order"),
          .why = translatable("Players look for a quadrant where its number suggests it is."),
          .fixable = true,
          .run = find_misnumbered_quadrants,
          .example = misnumbered_quadrants_example};
}

}  // namespace chartroom::checks

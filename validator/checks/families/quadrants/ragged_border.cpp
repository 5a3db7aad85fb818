#include <algorithm>
#include <array>
#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/quadrants/ragged_points.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

// Returns each quadrant's number of neighbors of a point, by the quadrant's number.
std::array<int, maps::kMaxQuadrant + 1> quadrants_around(const maps::Map& map, maps::Point p) {
  std::array<int, maps::kMaxQuadrant + 1> counts{};
  for (const maps::Direction d : maps::kDirections) {
    const maps::Point q = next(p, d);
    if (map.size.contains(q)) ++counts[static_cast<std::size_t>(map.quadrants.at(q))];
  }
  return counts;
}

// Gives a ragged point to the quadrant that surrounds it most, if it is not ragged there and no
// quadrant loses its last water.
std::optional<Fix> straightened(maps::Point p, const Quadrant& own,
                                const std::array<int, maps::kMaxQuadrant + 1>& around) {
  const auto most = std::max_element(around.begin(), around.end());
  const maps::PointSet only{p};
  if (*most < 2 || own.points == only || own.water == only) return std::nullopt;
  const auto number = static_cast<int>(most - around.begin());
  return Fix{message("Give {} to quadrant {}", to_string(p), number),
             {maps::SetQuadrant{{p}, number}}};
}

const Quadrant& quadrant_at(maps::Point p, const MapSubject& subject) {
  return *std::find_if(subject.quadrants.begin(), subject.quadrants.end(),
                       [p](const Quadrant& quadrant) { return quadrant.points.contains(p); });
}

// Islands count here too: the border is a line on the sheet.
std::vector<Diagnostic> find_ragged_borders(const MapSubject& subject) {
  const maps::Map& map = subject.map;
  maps::PointSet ragged;
  for (const Quadrant& quadrant : subject.quadrants) {
    ragged |= ragged_points(quadrant.points) - told_as_pieces(quadrant.points);
  }
  std::vector<Diagnostic> found;
  for (const maps::Point p : ragged) {
    const int own = map.quadrants.at(p);
    const auto around = quadrants_around(map, p);
    const int alike = around[static_cast<std::size_t>(own)];
    found.push_back(
        {.points = {p},
         .message =
             alike == 0
                 ? message("{} has no neighbor in its own quadrant {}", to_string(p), own)
                 : message("{} has only one neighbor in its own quadrant {}", to_string(p), own),
         .evidence = {{"quadrant", std::int64_t{own}}, {"neighbours", std::int64_t{alike}}},
         .fix = straightened(p, quadrant_at(p, subject), around)});
  }
  return found;
}

Example ragged_border_example() {
  return MapExample{.difference = translatable("a step of two points has no loose end"),
                    .raising = with(open_sea({8, 8}), {give({"D1"}, 2)}),
                    .points = "D1",
                    .near_miss = with(open_sea({8, 8}), {give({"D1", "D2"}, 2)})};
}

}  // namespace

Check ragged_border() {
  return {.code = "Q105",
          .family = Family::quadrants,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a ragged border"),
          .why = translatable("Players misread the point's quadrant, and aim or report wrongly."),
          .fixable = true,
          .unsafe_fix = true,
          .run = find_ragged_borders,
          .example = ragged_border_example};
}

}  // namespace chartroom::checks

#include "validator/checks/families/quadrant_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "validator/checks/analysis/sea_graph.h"

namespace chartroom::checks {
namespace {

// How many neighbours of a point each quadrant has, by number.
std::array<int, maps::kMaxQuadrant + 1> quadrants_around(const maps::Map& map, maps::Point p) {
  std::array<int, maps::kMaxQuadrant + 1> counts{};
  for (const maps::Direction d : maps::kDirections) {
    const maps::Point q = next(p, d);
    if (map.size.contains(q)) ++counts[static_cast<std::size_t>(map.quadrants.at(q))];
  }
  return counts;
}

// Gives a ragged point to the quadrant that surrounds it most, where the point is at home there and
// no quadrant loses its last water.
std::optional<reports::Fix> straightened(maps::Point p, const Quadrant& own,
                                         const std::array<int, maps::kMaxQuadrant + 1>& around) {
  const auto most = std::max_element(around.begin(), around.end());
  const maps::PointSet only{p};
  if (*most < 2 || own.points == only || own.water == only) return std::nullopt;
  const auto number = static_cast<int>(most - around.begin());
  return reports::Fix{fmt::format("Give {} to quadrant {}", to_string(p), number),
                      {maps::SetQuadrant{{p}, number}}};
}

const Quadrant& quadrant_at(maps::Point p, const MapSubject& subject) {
  return *std::find_if(subject.quadrants.begin(), subject.quadrants.end(),
                       [p](const Quadrant& quadrant) { return quadrant.points.contains(p); });
}

}  // namespace

std::vector<reports::Diagnostic> not_four_quadrants(const MapSubject& subject) {
  const auto count = static_cast<int>(subject.quadrants.size());
  if (count == 4) return {};
  return {{{},
           fmt::format("The map has {} (the published game has four)",
                       reports::counted(count, "quadrant")),
           {{"quadrants", std::int64_t{count}}},
           {},
           "/quadrants"}};
}

// Islands count as points of their quadrant: a quadrant is a region of the sheet.
std::vector<reports::Diagnostic> quadrant_in_pieces(const MapSubject& subject) {
  std::vector<reports::Diagnostic> found;
  for (const auto& [number, points, water] : subject.quadrants) {
    const std::vector<maps::PointSet> parts = components(points);
    if (parts.size() == 1) continue;
    const maps::PointSet astray = points - parts[0];
    std::vector<std::int64_t> sizes;
    for (const maps::PointSet& part : parts) sizes.push_back(part.count());
    found.push_back({astray,
                     fmt::format("Quadrant {} is in {} pieces: {} do not touch its largest one",
                                 number, parts.size(), reports::names(astray)),
                     {{"quadrant", std::int64_t{number}}, {"piece_sizes", sizes}},
                     {},
                     ""});
    if (astray.count() == 1) {
      found.back().message = fmt::format("Quadrant {} is in 2 pieces: {} does not touch the rest",
                                         number, reports::names(astray));
    }
  }
  return found;
}

std::vector<reports::Diagnostic> quadrant_without_water(const MapSubject& subject) {
  std::vector<reports::Diagnostic> found;
  for (const auto& [number, points, water] : subject.quadrants) {
    if (!water.empty()) continue;
    found.push_back({points,
                     fmt::format("Quadrant {} has no water: {} {} all island", number,
                                 reports::names(points), points.count() == 1 ? "is" : "are"),
                     {{"quadrant", std::int64_t{number}}},
                     {},
                     ""});
  }
  return found;
}

// Quadrants without water have a finding of their own.
std::vector<reports::Diagnostic> uneven_quadrants(const MapSubject& subject) {
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
  if (spread <= subject.thresholds.of("quadrant_water_spread")) return {};
  std::vector<std::int64_t> water;
  for (const Quadrant& quadrant : quadrants) water.push_back(quadrant.water.count());
  return {{least->points,
           fmt::format("Quadrant {} has {} of water, quadrant {} has {}", least->number,
                       reports::counted(fewest, "point"), most->number, greatest),
           {{"water", water}, {"spread_percent", std::llround(100 * spread)}},
           {},
           ""}};
}

// Islands count here too: the border is a line on the sheet.
std::vector<reports::Diagnostic> ragged_border(const MapSubject& subject) {
  const maps::Map& map = subject.map;
  std::vector<reports::Diagnostic> found;
  for (const maps::Point p : map.points()) {
    const int own = map.quadrants.at(p);
    const auto around = quadrants_around(map, p);
    const int alike = around[static_cast<std::size_t>(own)];
    if (alike > 1) continue;
    found.push_back({{p},
                     fmt::format("{} has {} in its own quadrant {}", to_string(p),
                                 alike == 0 ? "no neighbour" : "only one neighbour", own),
                     {{"quadrant", std::int64_t{own}}, {"neighbours", std::int64_t{alike}}},
                     straightened(p, quadrant_at(p, subject), around),
                     ""});
  }
  return found;
}

std::vector<reports::Diagnostic> misnumbered_quadrants(const MapSubject& subject) {
  std::vector<Quadrant> quadrants = subject.quadrants;
  std::sort(quadrants.begin(), quadrants.end(),
            [](const auto& a, const auto& b) { return a.points.first() < b.points.first(); });
  maps::PointSet firsts;
  reports::Fix fix{"Number the quadrants in reading order", {}};
  std::vector<std::int64_t> numbers;
  for (const Quadrant& quadrant : quadrants) {
    numbers.push_back(quadrant.number);
    const auto number = static_cast<int>(numbers.size());
    if (quadrant.number == number) continue;
    firsts.insert(quadrant.points.first());
    fix.edits.emplace_back(maps::SetQuadrant{quadrant.points, number});
  }
  if (firsts.empty()) return {};
  return {{firsts,
           fmt::format("In reading order the quadrants are numbered {} (expected 1 to {})",
                       fmt::join(numbers, ", "), numbers.size()),
           {{"numbers", numbers}},
           fix,
           ""}};
}

}  // namespace chartroom::checks

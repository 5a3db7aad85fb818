#include "validator/checks/quadrant_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "validator/checks/sea_graph.h"

namespace chartroom {
namespace {

// How many neighbours of a point each quadrant has, by number.
std::array<int, kMaxQuadrant + 1> quadrants_around(const Map& map, Point p) {
  std::array<int, kMaxQuadrant + 1> counts{};
  for (const Direction d : kDirections) {
    const Point q = next(p, d);
    if (map.size.contains(q)) ++counts[static_cast<std::size_t>(map.quadrants.at(q))];
  }
  return counts;
}

// Gives a ragged point to the quadrant that surrounds it most, where the point is at home there and
// no quadrant loses its last water.
std::optional<Fix> straightened(const Map& map, Point p,
                                const std::array<int, kMaxQuadrant + 1>& around) {
  const int own = map.quadrants.at(p);
  const auto most = std::max_element(around.begin(), around.end());
  const PointSet rest = map.quadrant(own) - PointSet{p};
  const PointSet water = map.water();
  if (*most < 2 || rest.empty()) return std::nullopt;
  if ((rest & water).empty() && water.contains(p)) return std::nullopt;
  const auto number = static_cast<int>(most - around.begin());
  return Fix{fmt::format("Give {} to quadrant {}", to_string(p), number),
             {SetQuadrant{{p}, number}}};
}

// The numbers in use, in the reading order of their quadrants' first points.
std::vector<int> numbers_in_reading_order(const Map& map) {
  std::vector<int> numbers = map.quadrant_numbers();
  std::sort(numbers.begin(), numbers.end(),
            [&map](int a, int b) { return map.quadrant(a).first() < map.quadrant(b).first(); });
  return numbers;
}

}  // namespace

std::vector<Draft> not_four_quadrants(const MapSubject& subject) {
  const auto count = static_cast<int>(subject.map.quadrant_numbers().size());
  if (count == 4) return {};
  return {{{},
           fmt::format("The map has {} (the published game has four)", counted(count, "quadrant")),
           {{"quadrants", std::int64_t{count}}},
           {},
           "/quadrants"}};
}

// Islands count as points of their quadrant: a quadrant is a region of the sheet.
std::vector<Draft> quadrant_in_pieces(const MapSubject& subject) {
  std::vector<Draft> found;
  for (const int number : subject.map.quadrant_numbers()) {
    const std::vector<PointSet> parts = pieces(subject.map.quadrant(number));
    if (parts.size() == 1) continue;
    const PointSet astray = subject.map.quadrant(number) - parts[0];
    std::vector<std::int64_t> sizes;
    for (const PointSet& part : parts) sizes.push_back(part.count());
    found.push_back({astray,
                     fmt::format("Quadrant {} is in {} pieces: {} do not touch its largest one",
                                 number, parts.size(), names(astray)),
                     {{"quadrant", std::int64_t{number}}, {"piece_sizes", sizes}},
                     {},
                     ""});
    if (astray.count() == 1) {
      found.back().message = fmt::format("Quadrant {} is in 2 pieces: {} does not touch the rest",
                                         number, names(astray));
    }
  }
  return found;
}

std::vector<Draft> quadrant_without_water(const MapSubject& subject) {
  std::vector<Draft> found;
  for (const int number : subject.map.quadrant_numbers()) {
    const PointSet points = subject.map.quadrant(number);
    if (!(points & subject.map.water()).empty()) continue;
    found.push_back({points,
                     fmt::format("Quadrant {} has no water: {} {} all island", number,
                                 names(points), points.count() == 1 ? "is" : "are"),
                     {{"quadrant", std::int64_t{number}}},
                     {},
                     ""});
  }
  return found;
}

// Quadrants without water have a finding of their own.
std::vector<Draft> uneven_quadrants(const MapSubject& subject) {
  std::vector<std::int64_t> water;
  std::vector<int> numbers;
  for (const int number : subject.map.quadrant_numbers()) {
    const int count = (subject.map.quadrant(number) & subject.map.water()).count();
    if (count == 0) continue;
    numbers.push_back(number);
    water.push_back(count);
  }
  if (water.empty()) return {};
  const auto [least, most] = std::minmax_element(water.begin(), water.end());
  const double mean = subject.map.water().count() / static_cast<double>(water.size());
  const double spread = static_cast<double>(*most - *least) / mean;
  if (spread <= subject.thresholds.of("quadrant_water_spread")) return {};
  const int smallest = numbers[static_cast<std::size_t>(least - water.begin())];
  const int largest = numbers[static_cast<std::size_t>(most - water.begin())];
  return {{subject.map.quadrant(smallest),
           fmt::format("Quadrant {} has {} of water, quadrant {} has {}", smallest,
                       counted(static_cast<int>(*least), "point"), largest, *most),
           {{"water", water}, {"spread_percent", std::llround(100 * spread)}},
           {},
           ""}};
}

// Islands count here too: the border is a line on the sheet.
std::vector<Draft> ragged_border(const MapSubject& subject) {
  const Map& map = subject.map;
  std::vector<Draft> found;
  for (const Point p : map.points()) {
    const int own = map.quadrants.at(p);
    const auto around = quadrants_around(map, p);
    const int alike = around[static_cast<std::size_t>(own)];
    if (alike > 1) continue;
    found.push_back({{p},
                     fmt::format("{} has {} in its own quadrant {}", to_string(p),
                                 alike == 0 ? "no neighbour" : "only one neighbour", own),
                     {{"quadrant", std::int64_t{own}}, {"neighbours", std::int64_t{alike}}},
                     straightened(map, p, around),
                     ""});
  }
  return found;
}

std::vector<Draft> misnumbered_quadrants(const MapSubject& subject) {
  const std::vector<int> numbers = numbers_in_reading_order(subject.map);
  PointSet firsts;
  Fix fix{"Number the quadrants in reading order", {}};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = static_cast<int>(i) + 1;
    if (numbers[i] == number) continue;
    const PointSet points = subject.map.quadrant(numbers[i]);
    firsts.insert(points.first());
    fix.edits.emplace_back(SetQuadrant{points, number});
  }
  if (firsts.empty()) return {};
  return {{firsts,
           fmt::format("In reading order the quadrants are numbered {} (expected 1 to {})",
                       fmt::join(numbers, ", "), numbers.size()),
           {{"numbers", std::vector<std::int64_t>(numbers.begin(), numbers.end())}},
           fix,
           ""}};
}

}  // namespace chartroom

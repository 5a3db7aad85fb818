#include "validator/checks/quadrant_checks.h"

#include <fmt/format.h>

#include "validator/checks/sea_graph.h"

namespace chartroom {

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

}  // namespace chartroom

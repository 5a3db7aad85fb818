#include "validator/checks/map_subject.h"

#include "validator/checks/analysis/sea_graph.h"

namespace chartroom {
namespace {

std::vector<Quadrant> quadrants_of(const Map& map, const PointSet& water) {
  std::vector<Quadrant> quadrants;
  for (const int number : map.quadrant_numbers()) {
    const PointSet points = map.quadrant(number);
    quadrants.push_back({number, points, points & water});
  }
  return quadrants;
}

std::vector<CutOffPart> cut_off_from_largest(const std::vector<PointSet>& pieces,
                                             double pocket_share) {
  return pieces.empty() ? std::vector<CutOffPart>{} : cut_off_parts(pieces[0], pocket_share);
}

}  // namespace

MapSubject::MapSubject(const Map& the_map, const Rulebook& the_rules, Thresholds limits,
                       Level depth)
    : map(the_map),
      rules(the_rules),
      thresholds(limits),
      level(depth),
      water(map.water()),
      pieces(chartroom::pieces(water)),
      quadrants(quadrants_of(map, water)),
      cut_off_parts(cut_off_from_largest(pieces, thresholds.of("pocket_share"))) {}

}  // namespace chartroom

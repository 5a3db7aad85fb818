#include "validator/checks/map_subject.h"

#include "validator/checks/analysis/sea_graph.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

std::vector<Quadrant> quadrants_of(const maps::Map& map, const maps::PointSet& water) {
  std::vector<Quadrant> quadrants;
  for (const int number : map.quadrant_numbers()) {
    const maps::PointSet points = map.quadrant(number);
    quadrants.push_back({number, points, points & water});
  }
  return quadrants;
}

std::vector<CutOffPart> cut_off_from_largest(const std::vector<maps::PointSet>& components,
                                             double pocket_share) {
  return components.empty() ? std::vector<CutOffPart>{}
                            : cut_off_parts(components[0], pocket_share);
}

}  // namespace

MapSubject::MapSubject(const maps::Map& the_map, const rules::Rulebook& the_rules,
                       Thresholds limits, Level depth)
    : map(the_map),
      rules(the_rules),
      thresholds(limits),
      level(depth),
      water(map.water()),
      components(checks::components(water)),
      quadrants(quadrants_of(map, water)),
      cut_off_parts(cut_off_from_largest(components, thresholds.of(kPocketShare))) {}

std::vector<CutOffPart> MapSubject::parts_of_kind(PartKind kind) const {
  std::vector<CutOffPart> found = cut_off_parts;
  std::erase_if(found, [kind](const CutOffPart& part) { return part.kind != kind; });
  return found;
}

}  // namespace chartroom::checks

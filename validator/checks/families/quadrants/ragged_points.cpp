#include "validator/checks/families/quadrants/ragged_points.h"

#include "validator/checks/analysis/sea_graph.h"

namespace chartroom::checks {

maps::PointSet ragged_points(const maps::PointSet& quadrant) {
  maps::PointSet ragged;
  for (const maps::Point p : quadrant) {
    if ((maps::PointSet{p}.neighbours() & quadrant).count() <= 1) ragged.insert(p);
  }
  return ragged;
}

maps::PointSet told_as_pieces(const maps::PointSet& quadrant) {
  const std::vector<maps::PointSet> parts = components(quadrant);
  if (parts.size() < 2) return {};
  return parts[0].count() == 1 ? quadrant : quadrant - parts[0];
}

}  // namespace chartroom::checks

#include "editor/model/mirroring.h"

#include <algorithm>
#include <tuple>

#include "maps/quadrant_overlap.h"

namespace chartroom::editor {
namespace {

// Only the identity keeps this point in place, so it distinguishes all eight symmetries.
constexpr maps::Size kProbeSea{4, 4};
constexpr maps::Point kProbe{1, 0};

Partners partners_of(const maps::Map& map, const maps::PointSet& points, maps::Symmetry symmetry) {
  const auto overlaps = quadrant_overlaps(points, map.quadrants, map.quadrants, [&](maps::Point p) {
    return image(symmetry, p, map.size);
  });
  // Sorts both directions of a pair together, so that partners of a mirror are mutual.
  const auto pairs = partnered(overlaps, [](const maps::QuadrantOverlap& o) {
    return std::tuple(std::min(o.from, o.to), std::max(o.from, o.to), o.from);
  });
  Partners partner{};
  for (int number = 1; number <= maps::kMaxQuadrant; ++number) partner[number] = number;
  for (const maps::QuadrantOverlap& pair : pairs) partner[pair.from] = pair.to;
  return partner;
}

}  // namespace

void Mirroring::set(maps::Symmetry symmetry, bool on) {
  if (symmetry == maps::Symmetry::identity) return;
  chosen_ = on ? chosen_ | bit(symmetry) : chosen_ & ~bit(symmetry);
}

std::vector<maps::Symmetry> Mirroring::group(maps::Size size) const {
  std::vector<maps::Symmetry> group{maps::Symmetry::identity};
  for (std::size_t i = 0; i < group.size(); ++i) {
    for (const maps::Symmetry symmetry : maps::kSymmetries) {
      if (!has(symmetry) || !allowed(symmetry, size)) continue;
      const maps::Symmetry next = composed(group[i], symmetry);
      if (std::find(group.begin(), group.end(), next) == group.end()) group.push_back(next);
    }
  }
  return group;
}

maps::Symmetry composed(maps::Symmetry first, maps::Symmetry second) {
  const maps::Point there = image(second, image(first, kProbe, kProbeSea), kProbeSea);
  return *std::find_if(
      maps::kSymmetries.begin(), maps::kSymmetries.end(),
      [&](maps::Symmetry symmetry) { return image(symmetry, kProbe, kProbeSea) == there; });
}

maps::PointSet images(const std::vector<maps::Symmetry>& group, const maps::PointSet& points,
                      maps::Size size) {
  const maps::PointSet inside = points & maps::PointSet::all(size);
  maps::PointSet result;
  for (const maps::Symmetry symmetry : group) result |= image(symmetry, inside, size);
  return result;
}

maps::Symmetry starts_symmetry(const std::vector<maps::Symmetry>& group) {
  const bool half = std::find(group.begin(), group.end(), maps::Symmetry::half_turn) != group.end();
  return half ? maps::Symmetry::half_turn : group[group.size() > 1 ? 1 : 0];
}

maps::PointSet off_axes(const std::vector<maps::Symmetry>& group, maps::Size size) {
  maps::PointSet points;
  for (const maps::Point p : maps::PointSet::all(size)) {
    const bool stays = std::any_of(group.begin() + 1, group.end(),
                                   [&](maps::Symmetry each) { return image(each, p, size) == p; });
    if (!stays) points.insert(p);
  }
  return points;
}

std::vector<Partners> partners(const maps::Map& map, const std::vector<maps::Symmetry>& group) {
  const maps::PointSet points = off_axes(group, map.size);
  std::vector<Partners> result;
  for (const maps::Symmetry each : group) result.push_back(partners_of(map, points, each));
  return result;
}

}  // namespace chartroom::editor

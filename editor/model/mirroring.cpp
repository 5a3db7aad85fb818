#include "editor/model/mirroring.h"

#include <algorithm>
#include <tuple>

#include "maps/quadrant_overlap.h"

namespace chartroom {
namespace {

// No symmetry but the identity leaves it where it is, so it tells all eight apart.
constexpr Size kProbeSea{4, 4};
constexpr Point kProbe{1, 0};

Partners partners_of(const Map& map, const PointSet& points, Symmetry symmetry) {
  const auto overlaps = quadrant_overlaps(points, map.quadrants, map.quadrants,
                                          [&](Point p) { return image(symmetry, p, map.size); });
  // Both directions of a pair side by side, so that partners of a mirror are mutual.
  const auto pairs = partnered(overlaps, [](const QuadrantOverlap& o) {
    return std::tuple(std::min(o.from, o.to), std::max(o.from, o.to), o.from);
  });
  Partners partner{};
  for (int number = 1; number <= kMaxQuadrant; ++number) partner[number] = number;
  for (const QuadrantOverlap& pair : pairs) partner[pair.from] = pair.to;
  return partner;
}

}  // namespace

void Mirroring::set(Symmetry symmetry, bool on) {
  if (symmetry == Symmetry::identity) return;
  chosen_ = on ? chosen_ | bit(symmetry) : chosen_ & ~bit(symmetry);
}

std::vector<Symmetry> Mirroring::group(Size size) const {
  std::vector<Symmetry> group{Symmetry::identity};
  for (std::size_t i = 0; i < group.size(); ++i) {
    for (const Symmetry symmetry : kSymmetries) {
      if (!has(symmetry) || !allowed(symmetry, size)) continue;
      const Symmetry next = composed(group[i], symmetry);
      if (std::find(group.begin(), group.end(), next) == group.end()) group.push_back(next);
    }
  }
  return group;
}

Symmetry composed(Symmetry first, Symmetry second) {
  const Point there = image(second, image(first, kProbe, kProbeSea), kProbeSea);
  return *std::find_if(kSymmetries.begin(), kSymmetries.end(), [&](Symmetry symmetry) {
    return image(symmetry, kProbe, kProbeSea) == there;
  });
}

PointSet images(const std::vector<Symmetry>& group, const PointSet& points, Size size) {
  const PointSet inside = points & PointSet::all(size);
  PointSet result;
  for (const Symmetry symmetry : group) result |= image(symmetry, inside, size);
  return result;
}

Symmetry starts_symmetry(const std::vector<Symmetry>& group) {
  const bool half = std::find(group.begin(), group.end(), Symmetry::half_turn) != group.end();
  return half ? Symmetry::half_turn : group[group.size() > 1 ? 1 : 0];
}

PointSet off_axes(const std::vector<Symmetry>& group, Size size) {
  PointSet points;
  for (const Point p : PointSet::all(size)) {
    const bool stays = std::any_of(group.begin() + 1, group.end(),
                                   [&](Symmetry each) { return image(each, p, size) == p; });
    if (!stays) points.insert(p);
  }
  return points;
}

std::vector<Partners> partners(const Map& map, const std::vector<Symmetry>& group) {
  const PointSet points = off_axes(group, map.size);
  std::vector<Partners> result;
  for (const Symmetry each : group) result.push_back(partners_of(map, points, each));
  return result;
}

}  // namespace chartroom

#include "editor/model/mirroring.h"

#include <algorithm>
#include <tuple>

namespace chartroom {
namespace {

// No symmetry but the identity leaves it where it is, so it tells all eight apart.
constexpr Size kProbeSea{4, 4};
constexpr Point kProbe{1, 0};

struct Overlap {
  int from;
  int to;
  int points;
};

std::vector<Overlap> overlaps(const Map& map, const PointSet& points, Symmetry symmetry) {
  std::array<std::array<int, kMaxQuadrant + 1>, kMaxQuadrant + 1> counts{};
  for (const Point p : points) {
    ++counts[map.quadrants.at(p)][map.quadrants.at(image(symmetry, p, map.size))];
  }
  std::vector<Overlap> list;
  for (int from = 1; from <= kMaxQuadrant; ++from) {
    for (int to = 1; to <= kMaxQuadrant; ++to) {
      if (counts[from][to] > 0) list.push_back({from, to, counts[from][to]});
    }
  }
  // Both directions of a pair side by side, so that partners of a mirror are mutual.
  std::sort(list.begin(), list.end(), [](const Overlap& a, const Overlap& b) {
    const auto key = [](const Overlap& o) {
      return std::tuple(-o.points, std::min(o.from, o.to), std::max(o.from, o.to), o.from);
    };
    return key(a) < key(b);
  });
  return list;
}

Partners partners_of(const Map& map, const PointSet& points, Symmetry symmetry) {
  Partners partner{};
  std::array<bool, kMaxQuadrant + 1> taken{};
  for (const Overlap& overlap : overlaps(map, points, symmetry)) {
    if (partner[overlap.from] != 0 || taken[overlap.to]) continue;
    partner[overlap.from] = overlap.to;
    taken[overlap.to] = true;
  }
  for (int number = 1; number <= kMaxQuadrant; ++number) {
    if (partner[number] == 0) partner[number] = number;
  }
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

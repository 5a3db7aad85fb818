// Matches the quadrants of two pictures of a sea: two maps, or a map and its mirror image.
// Quadrants that share the most points are the same region.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "maps/point_set.h"
#include "maps/quadrant.h"

namespace chartroom::maps {

struct QuadrantOverlap {
  int from = 0;
  int to = 0;
  int points = 0;  // number of shared points
};

// Returns the pairs of quadrants that share points, by number. `there` maps a point of the first
// picture to the second.
template <class There>
std::vector<QuadrantOverlap> quadrant_overlaps(const PointSet& points, const QuadrantGrid& first,
                                               const QuadrantGrid& second, const There& there) {
  std::array<std::array<int, kMaxQuadrant + 1>, kMaxQuadrant + 1> counts{};
  for (const Point p : points) {
    ++counts[static_cast<std::size_t>(first.at(p))][static_cast<std::size_t>(second.at(there(p)))];
  }
  std::vector<QuadrantOverlap> overlaps;
  for (int from = 1; from <= kMaxQuadrant; ++from) {
    for (int to = 1; to <= kMaxQuadrant; ++to) {
      const int count = counts[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
      if (count > 0) overlaps.push_back({from, to, count});
    }
  }
  return overlaps;
}

// Gives each quadrant at most one partner: most shared points first, ties by the lower `key`.
template <class Key>
std::vector<QuadrantOverlap> partnered(std::vector<QuadrantOverlap> overlaps, const Key& key) {
  std::stable_sort(overlaps.begin(), overlaps.end(),
                   [&key](const QuadrantOverlap& a, const QuadrantOverlap& b) {
                     return a.points != b.points ? a.points > b.points : key(a) < key(b);
                   });
  std::array<bool, kMaxQuadrant + 1> given{};
  std::array<bool, kMaxQuadrant + 1> taken{};
  std::vector<QuadrantOverlap> partners;
  for (const QuadrantOverlap& overlap : overlaps) {
    bool& from = given[static_cast<std::size_t>(overlap.from)];
    bool& to = taken[static_cast<std::size_t>(overlap.to)];
    if (from || to) continue;
    from = to = true;
    partners.push_back(overlap);
  }
  return partners;
}

}  // namespace chartroom::maps

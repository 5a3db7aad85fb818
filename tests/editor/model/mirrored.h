// Random maps and mirrorings, and the proof that a map is symmetric.
#pragma once

#include <gtest/gtest.h>

#include <random>

#include "editor/model/mirroring.h"
#include "maps/map_edit.h"
#include "tests/known_maps.h"

namespace chartroom::editor::mirrored {
using namespace maps;

inline int roll(std::mt19937& random, int n) {
  return static_cast<int>(random() % static_cast<unsigned>(n));
}

inline Mirroring random_mirroring(std::mt19937& random) {
  Mirroring mirroring;
  for (int i = 0; i < 2; ++i) mirroring.set(kSymmetries[random() % kSymmetries.size()], true);
  return mirroring;
}

// Returns a random map, square in half of the cases, with so few quadrants that the numbers of
// their images never run out.
inline Map random_map(std::mt19937& random, const Mirroring& mirroring) {
  const int columns = kMinSide + roll(random, 7);
  const Size size{columns, roll(random, 2) == 0 ? columns : kMinSide + roll(random, 7)};
  Map map = blank_map(size, "random", "Random");
  const int numbers = kMaxQuadrant / static_cast<int>(mirroring.group(size).size());
  for (const Point p : map.points()) map.quadrants.set(p, 1 + map.quadrants.at(p) % numbers);
  for (const Point p : map.points()) {
    if (roll(random, 3) == 0) map.quadrants.set(p, 1 + roll(random, numbers));
  }
  for (const Point p : map.points()) {
    if (roll(random, 5) == 0) map.islands.insert(p);
  }
  map.surfacing = Surfacing{};
  for (const Point p : map.water()) {
    if (roll(random, 6) == 0) map.surfacing->safe.insert(p);
  }
  return map;
}

// Expects symmetric islands and surface points.
inline void expect_symmetric_content(const Map& map, const Mirroring& mirroring) {
  for (const Symmetry s : mirroring.group(map.size)) {
    EXPECT_EQ(image(s, map.islands, map.size), map.islands);
    EXPECT_EQ(image(s, map.surface_points(), map.size), map.surface_points());
  }
}

// Expects symmetric islands and surface points, and off the axes symmetric quadrants.
inline void expect_symmetric(const Map& map, const Mirroring& mirroring) {
  const std::vector<Symmetry> group = mirroring.group(map.size);
  const PointSet points = off_axes(group, map.size);
  expect_symmetric_content(map, mirroring);
  for (const Symmetry s : group) {
    std::array<int, kMaxQuadrant + 1> there{};
    std::array<int, kMaxQuadrant + 1> back{};
    for (const Point p : points) {
      const int from = map.quadrants.at(p);
      const int to = map.quadrants.at(image(s, p, map.size));
      if (there[from] == 0) there[from] = to;
      if (back[to] == 0) back[to] = from;
      EXPECT_EQ(there[from], to) << to_string(s) << " of " << to_string(p);
      EXPECT_EQ(back[to], from) << to_string(s) << " of " << to_string(p);
    }
  }
}

}  // namespace chartroom::editor::mirrored

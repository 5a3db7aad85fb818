// Maps for many tests, made in code so that tests of rules need no files.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "maps/map_edit.h"

namespace chartroom::known {
using namespace maps;

// Returns a sea from rows of '.' and '#', with four quadrants of nearly equal size.
inline Map sea(const std::vector<std::string>& rows) {
  Map map =
      blank_map({static_cast<int>(rows[0].size()), static_cast<int>(rows.size())}, "sea", "Sea");
  for (const Point p : map.points()) {
    if (rows[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)] == '#') {
      map.islands.insert(p);
    }
  }
  return map;
}

inline PointSet points(const std::vector<std::string>& names) {
  PointSet set;
  for (const std::string& name : names) set.insert(parse_point(name).value());
  return set;
}

inline Map archipelago() {
  Map map = blank_map({10, 10}, "archipelago", "Archipelago");
  map.islands = points({"G2", "C3", "H3", "I4", "D5", "I7", "B8", "C8", "F8"});
  map.starts = {Point{0, 0}, Point{9, 9}};
  return map;
}

inline Map north_pole() {
  Map map = blank_map({10, 10}, "north-pole", "North Pole");
  map.islands = points({"H3", "I7", "C8", "D9"});
  map.surfacing = Surfacing{points({"D3", "E8", "I5"}), 1};
  return map;
}

// The islands of Captain Sonar's turn-by-turn maps. Alpha is for beginners, Bravo is harder.
inline Map alpha() {
  Map map = blank_map({10, 10}, "alpha", "Alpha");
  map.islands = points({"D1", "H2", "C4", "H4", "E6", "G7", "D9", "H9"});
  return map;
}

inline Map bravo() {
  Map map = blank_map({10, 10}, "bravo", "Bravo");
  map.islands = points({"D1", "H2", "C4", "H4", "G7", "D9"});
  return map;
}

// Returns a random sea of any size, connected or not, with islands, ragged quadrants, surface
// points and house rules.
inline Map random_map(std::mt19937& random) {
  const auto roll = [&random](int n) {
    return static_cast<int>(random() % static_cast<unsigned>(n));
  };
  Map map = blank_map({4 + roll(12), 4 + roll(12)}, "random", "Random");
  const int density = 2 + roll(8);
  for (const Point p : map.points()) {
    if (roll(density) == 0) map.islands.insert(p);
    if (roll(6) == 0) map.quadrants.set(p, 1 + roll(9));
  }
  if (map.water().empty()) map.islands = {};
  if (roll(2) == 0) {
    map.surfacing = Surfacing{{}, 1 + roll(2)};
    for (const Point p : map.water()) {
      if (roll(5) == 0) map.surfacing->safe.insert(p);
    }
  }
  if (roll(2) == 0) {
    map.rules.gauge = 1 + roll(5);
    map.rules.sonar = roll(*map.rules.gauge + 1);
    map.rules.silence = roll(*map.rules.gauge + 1);
    map.rules.torpedo = roll(*map.rules.gauge + 1);
    map.rules.damage_to_sink = 1 + roll(3);
  }
  return map;
}

// Returns a random water point.
inline Point random_water(const Map& map, std::mt19937& random) {
  auto at = map.water().begin();
  for (auto skip = random() % static_cast<unsigned>(map.water().count()); skip > 0; --skip) ++at;
  return *at;
}

}  // namespace chartroom::known

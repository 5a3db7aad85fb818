#include "sample_maps.h"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <random>
#include <utility>

namespace chartroom::exporters::sample {

namespace {

PointSet points_of(std::initializer_list<std::string_view> names) {
  PointSet points;
  for (const std::string_view name : names) points.insert(parse_point(name).value());
  return points;
}

void draw(Map& map, const std::vector<std::string>& points,
          const std::vector<std::string>& quadrants) {
  for (const Point p : map.points()) {
    const auto row = static_cast<std::size_t>(p.row);
    const auto column = static_cast<std::size_t>(p.column);
    if (points[row][column] == '#') map.islands.insert(p);
    map.quadrants.set(p, quadrants[row][column] - '0');
  }
}

}  // namespace

Map archipelago() {
  Map map = blank_map({10, 10}, "archipelago", "Archipelago");
  map.revision = "1";
  map.name["de"] = "Das Archipel";
  map.name["ko"] = "군도";
  map.theme = Theme::tropical;
  map.islands = points_of({"G2", "C3", "H3", "I4", "D5", "I7", "B8", "C8", "F8"});
  map.starts.blue = parse_point("A1");
  map.starts.green = parse_point("J10");
  return map;
}

Map north_pole() {
  Map map = blank_map({10, 10}, "north-pole", "North Pole");
  map.revision = "1";
  map.name["de"] = "Nordpol";
  map.name["ko"] = "북극";
  map.theme = Theme::arctic;
  map.islands = points_of({"H3", "I7", "C8", "D9"});
  map.surfacing = Surfacing{points_of({"D3", "E8", "I5"}), 1};
  return map;
}

Map wild_reef() {
  Map map = blank_map({10, 10}, "wild-reef", "Wild Reef");
  map.revision = "3";
  map.author = "Chartroom";
  map.theme = Theme::reef;
  draw(map,
       {"##........", "##...###..", ".#..#..#..", "....#..#..", ".#..####..", "#.#.......",
        ".#....###.", "......###.", "..#.#.#.#.", "..##....##"},
       {"1111112222", "1111122222", "1133122442", "1333322442", "1333355522", "1133555552",
        "6665556655", "6665666666", "6666667766", "6666677776"});
  map.rules.gauge = 5;
  map.rules.torpedo = 5;
  map.rules.damage_to_sink = 3;
  return map;
}

Map large_night() {
  Map map = blank_map({15, 15}, "black-water", "Black Water");
  map.revision = "2";
  map.name["de"] = "Schwarzes Wasser";
  map.theme = Theme::night;
  map.islands =
      points_of({"C2",  "G2",  "M2",  "N2",  "C3",  "I3",  "M3",  "I4",  "B7", "D7",  "G7",
                 "I7",  "B8",  "D8",  "G8",  "D9",  "H9",  "L9",  "M9",  "N9", "D11", "C12",
                 "H12", "L12", "A13", "M13", "C14", "G14", "I14", "N14", "D15"});
  for (const Point p : map.points()) map.quadrants.set(p, 1 + p.column / 5 + 3 * (p.row / 5));
  map.starts.blue = parse_point("H8");
  map.starts.green = parse_point("H8");
  map.surfacing = Surfacing{points_of({"A1", "O15", "H5"}), 2};
  return map;
}

Map small_lagoon() {
  Map map = blank_map({4, 4}, "lagoon", "Lagoon");
  map.islands = points_of({"B2", "C2"});
  return map;
}

std::vector<Map> all() {
  return {archipelago(), north_pole(), wild_reef(), large_night(), small_lagoon()};
}

Map random(unsigned seed) {
  std::mt19937 generator(seed);
  const auto below = [&](int n) {
    return static_cast<int>(generator() % static_cast<unsigned>(n));
  };
  const Size size{kMinSide + below(kMaxSide - kMinSide + 1),
                  kMinSide + below(kMaxSide - kMinSide + 1)};
  Map map = blank_map(size, "random-" + std::to_string(seed), "Random Sea");
  map.theme = kThemes[seed % kThemes.size()];
  const int block = 3 + below(5);
  const int shift = below(3);
  for (const Point p : map.points()) {
    map.quadrants.set(p, 1 + (p.column / block + (3 + shift) * (p.row / block)) % kMaxQuadrant);
  }
  const int islands = below(size.points() / 7 + 1);
  for (int k = 0; k < islands; ++k) map.islands.insert({below(size.columns), below(size.rows)});
  Surfacing surfacing{{}, 1};
  for (int k = 0; k < 5; ++k) {
    const Point p{below(size.columns), below(size.rows)};
    if (!map.islands.contains(p)) surfacing.safe.insert(p);
  }
  map.surfacing = surfacing;
  return map;
}

Map random_quadrants(unsigned seed) {
  Map map = random(seed);
  std::mt19937 generator(seed);
  const int numbers = 2 + static_cast<int>(generator() % (kMaxQuadrant - 1));
  // Points get the quadrant of the nearest seed, and a few any one.
  std::vector<std::pair<Point, int>> seeds;
  for (int k = 0; k < 2 * numbers; ++k) {
    const auto column = static_cast<int>(generator() % static_cast<unsigned>(map.size.columns));
    const auto row = static_cast<int>(generator() % static_cast<unsigned>(map.size.rows));
    seeds.push_back({{column, row}, 1 + k % numbers});
  }
  for (const Point p : map.points()) {
    const auto away = [p](const auto& s) {
      return std::abs(s.first.column - p.column) + std::abs(s.first.row - p.row);
    };
    const auto nearest = std::ranges::min_element(seeds, {}, away);
    const bool any = generator() % 20 == 0;
    map.quadrants.set(p, any ? 1 + static_cast<int>(generator() % static_cast<unsigned>(numbers))
                             : nearest->second);
  }
  return map;
}

Map all_neighbours() {
  Map map = blank_map({kMaxSide, kMaxSide}, "all-neighbours", "All Neighbours");
  for (const Point p : map.points()) map.quadrants.set(p, 1);
  int place = 0;
  for (int a = 1; a <= kMaxQuadrant; ++a) {
    for (int b = a + 1; b <= kMaxQuadrant; ++b, ++place) {
      // Pairs side by side, seven in a row, the rows apart.
      const Point left{2 * (place % 7), 2 * (place / 7)};
      map.quadrants.set(left, a);
      map.quadrants.set({left.column + 1, left.row}, b);
    }
  }
  return map;
}

}  // namespace chartroom::exporters::sample

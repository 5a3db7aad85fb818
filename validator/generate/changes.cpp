#include "validator/generate/changes.h"

#include <algorithm>

#include "maps/symmetry.h"
#include "validator/checks/analysis/sea_graph.h"
#include "validator/generate/borders.h"

namespace chartroom::generate {
namespace {

int steps_between(maps::Point a, maps::Point b) {
  return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

// On random maps of 10 × 10, the first player takes 62% of the points of standard captains if the
// starts are an odd number of steps apart, and 47% if even. The shares vary less between maps the
// farther apart the starts are.
bool far_apart(const maps::Map& map, maps::Point a, maps::Point b) {
  return map.quadrants.at(a) != map.quadrants.at(b) && steps_between(a, b) % 2 == 0 &&
         steps_between(a, b) >= (map.size.columns + map.size.rows) / 2;
}

maps::Point any_image(maps::Point p, maps::Size size, statistics::Random& random) {
  std::vector<maps::Point> images;
  for (const maps::Symmetry symmetry : maps::kSymmetries) {
    if (allowed(symmetry, size)) images.push_back(image(symmetry, p, size));
  }
  return images[static_cast<std::size_t>(random.below(static_cast<int>(images.size())))];
}

// The number of pairs drawn; the one farthest apart is used. On random maps of 10 × 10, the sides'
// shares of novices differ by half a point or more if the starts are 10 steps apart, and not
// measurably at 16.
constexpr int kPairs = 3;

maps::Starts draw_pair(const maps::Map& map, statistics::Random& random) {
  const maps::PointSet water = map.water();
  constexpr int kTries = 120;
  for (int i = 0; i < kTries; ++i) {
    const maps::Point blue = any_of(water, random);
    const maps::Point green =
        i < kTries / 2 ? any_image(blue, map.size, random) : any_of(water, random);
    if (water.contains(green) && far_apart(map, blue, green)) return {blue, green};
  }
  return {};
}

// Returns the points within two columns and rows of a point.
maps::PointSet near(maps::Point p, maps::Size size) {
  return with_edge(with_edge({p}, size), size);
}

void move_start(maps::Map& map, statistics::Random& random) {
  if (!map.starts.any() || random.below(4) == 0) {
    if (map.starts.any()) map.starts = draw_starts(map, random);
    return;
  }
  const maps::Team team = maps::kTeams[static_cast<std::size_t>(random.below(2))];
  auto& start = map.starts.of(team);
  if (!start) return;
  maps::PointSet places;
  const auto& other = map.starts.of(maps::other(team));
  for (const maps::Point p : near(*start, map.size) & map.water()) {
    if (p != *start && (!other || far_apart(map, p, *other))) places.insert(p);
  }
  if (!places.empty()) start = any_of(places, random);
}

void move_surface_point(maps::Map& map, statistics::Random& random) {
  if (map.surface_points().empty()) return;
  const maps::Point moved = any_of(map.surfacing->safe, random);
  const maps::PointSet places = (near(moved, map.size) & map.water()) - map.surfacing->safe;
  if (places.empty()) return;
  map.surfacing->safe.erase(moved);
  map.surfacing->safe.insert(any_of(places, random));
}

// Larger islands are coasts, which stay in place.
constexpr int kLargestMoved = 6;

std::vector<maps::PointSet> small_islands(const maps::Map& map) {
  std::vector<maps::PointSet> islands = checks::components(map.islands);
  std::erase_if(islands,
                [](const maps::PointSet& island) { return island.count() > kLargestMoved; });
  return islands;
}

std::optional<maps::PointSet> any_small_island(const maps::Map& map, statistics::Random& random) {
  const std::vector<maps::PointSet> islands = small_islands(map);
  if (islands.empty()) return std::nullopt;
  return islands[static_cast<std::size_t>(random.below(static_cast<int>(islands.size())))];
}

void shift_island(maps::Map& map, statistics::Random& random) {
  const auto island = any_small_island(map, random);
  if (!island) return;
  const auto direction = maps::kDirections[static_cast<std::size_t>(random.below(4))];
  const maps::PointSet moved = island->shifted(direction) & map.points();
  if (moved.count() == island->count()) map.islands = (map.islands - *island) | moved;
}

void place_elsewhere(maps::Map& map, statistics::Random& random) {
  const auto island = any_small_island(map, random);
  if (!island) return;
  const maps::PointSet rest = map.islands - *island;
  Draft draft(map.size, rest, 0, random);
  const maps::PointSet room = draft.room();
  if (!room.empty()) draft.add_island(any_of(room, random), draft.island_size());
  map.islands = draft.land();
}

void grow(maps::Map& map, statistics::Random& random) {
  const maps::PointSet coast = (map.islands.neighbours() & map.water());
  if (!coast.empty()) map.islands.insert(any_of(coast, random));
}

void shrink(maps::Map& map, statistics::Random& random) {
  maps::PointSet shore;
  for (const maps::PointSet& island : checks::components(map.islands)) {
    if (island.count() > 1) shore |= island - checks::cut_points(island);
  }
  if (!shore.empty()) map.islands.erase(any_of(shore, random));
}

// Removes surface points on land and redraws starts on land.
void clear_water(maps::Map& map, statistics::Random& random) {
  if (map.surfacing) map.surfacing->safe -= map.islands;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map.starts.of(team);
    if (start && map.islands.contains(*start)) map.starts = draw_starts(map, random);
  }
}

}  // namespace

maps::Starts draw_starts(const maps::Map& map, statistics::Random& random) {
  maps::Starts farthest;
  for (int i = 0; i < kPairs; ++i) {
    const maps::Starts pair = draw_pair(map, random);
    if (!pair.any()) return {};
    if (!farthest.any() ||
        steps_between(*pair.blue, *pair.green) > steps_between(*farthest.blue, *farthest.green)) {
      farthest = pair;
    }
  }
  return farthest;
}

maps::PointSet draw_surface_points(const maps::Map& map, int count, statistics::Random& random) {
  maps::PointSet points;
  for (int i = 0; i < count; ++i) {
    maps::PointSet places = (map.quadrant(1 + i % 4) & map.water()) - with_edge(points, map.size);
    for (const maps::Team team : maps::kTeams) {
      if (map.starts.of(team)) places.erase(*map.starts.of(team));
    }
    if (!places.empty()) points.insert(any_of(places, random));
  }
  return points;
}

// A point of land more or less moves the sides' shares by about one percentage point, an island by
// two, a start by four, so small changes make a nearly fair map fair.
maps::Map changed(const Request& request, const maps::Map& map, statistics::Random& random) {
  maps::Map after = map;
  switch (random.below(10)) {
    case 0:
      move_start(after, random);
      break;
    case 1:
    case 2:
      shift_island(after, random);
      break;
    case 3:
      place_elsewhere(after, random);
      break;
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
      return nudged(map, random);
    default:
      move_surface_point(after, random);
      if (request.borders == Borders::winding && !request.map_to_vary) {
        after.quadrants = draw_quadrants(map.size, request.borders, random);
      }
  }
  clear_water(after, random);
  return after;
}

maps::Map nudged(const maps::Map& map, statistics::Random& random) {
  maps::Map after = map;
  if (random.below(5) < 3) {
    grow(after, random);
  } else {
    shrink(after, random);
  }
  clear_water(after, random);
  return after;
}

}  // namespace chartroom::generate

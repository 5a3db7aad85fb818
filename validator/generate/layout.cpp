#include "validator/generate/layout.h"

#include <algorithm>
#include <cmath>

#include "maps/symmetry.h"
#include "validator/checks/analysis/sea_graph.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"
#include "validator/generate/borders.h"
#include "validator/generate/changes.h"

namespace chartroom::generate {
namespace {

// Few drawings are sound and fewer have rare tracking, so this many are tried.
constexpr int kDraws = 200;
constexpr int kChanges = 60;

int island_count(const maps::Map& map) {
  return static_cast<int>(checks::components(map.islands).size());
}

bool keep_apart(const maps::Map& map) {
  for (const maps::PointSet& island : checks::components(map.islands)) {
    if (!(with_edge(island, map.size) & (map.islands - island)).empty()) return false;
  }
  return true;
}

// Most drawings fail by points with one way out; the check itself is slow.
bool has_dead_point(const maps::Map& map) {
  const maps::PointSet water = map.water();
  return std::any_of(water.begin(), water.end(), [&water](maps::Point p) {
    return (maps::PointSet{p}.neighbours() & water).count() < 2;
  });
}

maps::Map draw_map(const Request& request, const Shape& shape, int islands,
                   statistics::Random& random) {
  maps::Map map = maps::blank_map(request.size, "map", "Map");
  Draft draft(request.size, random);
  shape.draw(draft, islands);
  map.islands = draft.land();
  map.quadrants = draw_quadrants(request.size, request.borders, random);
  if (map.water().empty()) return map;
  if (request.forced_starts) map.starts = draw_starts(map, random);
  if (request.surfacing_damage > 0) {
    map.surfacing = maps::Surfacing{draw_surface_points(map, request.surface_points, random),
                                    request.surfacing_damage};
  }
  return map;
}

double tracking_distance(const Tracking& wished, double mean_positions) {
  return std::max({0.0, wished.low - mean_positions, mean_positions - wished.high});
}

// Brings the map's tracking nearer to the request by changes.
void approach(const Request& request, Drawing& drawing, Layout layout, statistics::Random& random) {
  for (int i = 0; i < kChanges && !request.tracking.holds(layout.mean_positions); ++i) {
    Layout next{changed(request, layout.map, random), layout.shape};
    if (next.map.islands == layout.map.islands) continue;
    if (!structure_holds(request, next.map)) continue;
    next.mean_positions = checks::mean_placements(next.map, kTrackedMoves);
    if (tracking_distance(request.tracking, next.mean_positions) <
        tracking_distance(request.tracking, layout.mean_positions)) {
      layout = std::move(next);
    }
  }
  layout.islands = island_count(layout.map);
  if (request.tracking.holds(layout.mean_positions)) {
    drawing.layout = std::move(layout);
  } else {
    drawing.nearest = layout.mean_positions;
  }
}

}  // namespace

double asymmetry(const maps::Map& map) {
  const int land = map.islands.count();
  double least = 1;
  for (const maps::Symmetry symmetry : maps::kSymmetries) {
    if (symmetry == maps::Symmetry::identity || !allowed(symmetry, map.size) || land == 0) continue;
    const int on_water = (image(symmetry, map.islands, map.size) - map.islands).count();
    least = std::min(least, static_cast<double>(on_water) / land);
  }
  return least;
}

bool sound(const maps::Map& map) {
  static const checks::Catalogue kCatalogue = checks::standard_catalogue();
  const rules::Rulebook rules = rules::rulebook_for(map);
  const checks::MapSubject subject(map, rules);
  return std::none_of(kCatalogue.begin(), kCatalogue.end(), [&subject](const checks::Check& check) {
    return check.run && check.level == checks::Level::structure &&
           check.severity >= Severity::warning && !check.run(subject).empty();
  });
}

bool structure_holds(const Request& request, const maps::Map& map) {
  const maps::PointSet water = map.water();
  if (water.empty() || has_dead_point(map)) return false;
  if (flood(maps::PointSet{water.first()}, water) != water) return false;
  const int islands = island_count(map);
  if (islands < request.islands.low || islands > request.islands.high) return false;
  if (request.forced_starts && !(map.starts.blue && map.starts.green)) return false;
  if (map.surface_points().count() != request.surface_points) return false;
  if (!request.map_to_vary && !keep_apart(map)) return false;
  return asymmetry(map) >= request.asymmetry && sound(map);
}

Drawing draw_layout(const Request& request, const Shape& shape, int islands,
                    statistics::Random& random) {
  Drawing drawing;
  for (int i = 0; i < kDraws; ++i) {
    Layout layout{draw_map(request, shape, islands, random), &shape};
    if (!structure_holds(request, layout.map)) continue;
    layout.mean_positions = checks::mean_placements(layout.map, kTrackedMoves);
    approach(request, drawing, std::move(layout), random);
    break;
  }
  return drawing;
}

Drawing vary_layout(const Request& request, const Layout& layout, int steps,
                    statistics::Random& random) {
  Drawing drawing;
  for (int i = 0; i < kChanges; ++i) {
    Layout varied{layout.map, layout.shape};
    for (int step = 0; step < steps; ++step) varied.map = changed(request, varied.map, random);
    if (varied.map == layout.map || !structure_holds(request, varied.map)) continue;
    varied.mean_positions = checks::mean_placements(varied.map, kTrackedMoves);
    approach(request, drawing, std::move(varied), random);
    break;
  }
  return drawing;
}

Drawing nudge_layout(const Request& request, const Layout& layout, statistics::Random& random) {
  Drawing drawing;
  for (int i = 0; i < kChanges && !drawing.layout; ++i) {
    Layout next{nudged(layout.map, random), layout.shape};
    if (next.map == layout.map || !structure_holds(request, next.map)) continue;
    next.mean_positions = checks::mean_placements(next.map, kTrackedMoves);
    next.islands = island_count(next.map);
    if (request.tracking.holds(next.mean_positions)) drawing.layout = std::move(next);
  }
  return drawing;
}

Layout layout_of(const maps::Map& map) {
  return {map, nullptr, island_count(map), checks::mean_placements(map, kTrackedMoves)};
}

}  // namespace chartroom::generate

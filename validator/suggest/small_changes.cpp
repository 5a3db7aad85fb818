#include "validator/suggest/small_changes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "validator/checks/diagnostic.h"

namespace chartroom::suggest {
namespace {

using maps::MapEdit;
using maps::Point;
using maps::PointSet;

void add_starts(const maps::Map& map, const PointSet& keep, std::vector<MapEdit>& edits) {
  PointSet places = map.water() - keep;
  for (const maps::Team team : maps::kTeams) {
    if (map.starts.of(team)) places.erase(*map.starts.of(team));
  }
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map.starts.of(team);
    if (!start || keep.contains(*start)) continue;
    for (const Point p : places) edits.push_back(maps::SetStart{team, p});
  }
}

void add_land(const maps::Map& map, const PointSet& keep, std::vector<MapEdit>& edits) {
  PointSet taken = keep | map.surface_points();
  for (const maps::Team team : maps::kTeams) {
    if (map.starts.of(team)) taken.insert(*map.starts.of(team));
  }
  for (const Point p : map.points() - taken) {
    edits.push_back(maps::SetIslands{PointSet{p}, !map.islands.contains(p)});
  }
}

void add_surface_points(const maps::Map& map, const PointSet& keep, std::vector<MapEdit>& edits) {
  if (!map.surfacing) return;
  for (const Point p : map.water() - keep - map.surfacing->safe) {
    edits.push_back(maps::SetSurfacePoints{PointSet{p}, true});
  }
}

void add_borders(const maps::Map& map, const PointSet& keep, std::vector<MapEdit>& edits) {
  for (const int to : map.quadrant_numbers()) {
    for (const int from : map.quadrant_numbers()) {
      if (to == from) continue;
      const PointSet moved = map.quadrant(to).neighbours() & map.quadrant(from);
      if (moved.empty() || moved == map.quadrant(from) || !(moved & keep).empty()) continue;
      edits.push_back(maps::SetQuadrant{moved, to});
    }
  }
}

int steps(const maps::StartChange& start) {
  if (!start.before || !start.after) return 1;
  return std::abs(start.before->column - start.after->column) +
         std::abs(start.before->row - start.after->row);
}

}  // namespace

std::vector<MapEdit> single_changes(const maps::Map& map, const PointSet& keep) {
  std::vector<MapEdit> edits;
  add_starts(map, keep, edits);
  add_land(map, keep, edits);
  add_surface_points(map, keep, edits);
  add_borders(map, keep, edits);
  return edits;
}

int size_of(const maps::MapDifference& difference) {
  return difference.became_island.count() + difference.became_water.count() +
         static_cast<int>(difference.quadrants.size() + difference.starts.size()) +
         difference.became_safe.count() + difference.no_longer_safe.count();
}

int distance_of(const maps::MapDifference& difference) {
  int sum = difference.became_island.count() + difference.became_water.count() +
            difference.became_safe.count() + difference.no_longer_safe.count();
  for (const maps::QuadrantMove& move : difference.quadrants) sum += move.points.count();
  for (const maps::StartChange& start : difference.starts) sum += steps(start);
  return sum;
}

std::vector<std::string> orders(const maps::MapDifference& difference) {
  std::vector<std::string> texts;
  for (const maps::StartChange& start : difference.starts) {
    texts.push_back(fmt::format("move {}'s start from {} to {}", to_string(start.team),
                                start.before ? to_string(*start.before) : "anywhere",
                                start.after ? to_string(*start.after) : "anywhere"));
  }
  for (const Point p : difference.became_island) {
    texts.push_back(fmt::format("make {} land", to_string(p)));
  }
  for (const Point p : difference.became_water) {
    texts.push_back(fmt::format("make {} water", to_string(p)));
  }
  for (const Point p : difference.became_safe) {
    texts.push_back(fmt::format("make {} a surface point", to_string(p)));
  }
  for (const Point p : difference.no_longer_safe) {
    texts.push_back(fmt::format("remove {} from the surface points", to_string(p)));
  }
  for (const maps::QuadrantMove& move : difference.quadrants) {
    texts.push_back(fmt::format("give {} of quadrant {} to quadrant {}",
                                fmt::join(checks::name_list(move.points), ", "), move.before,
                                move.after));
  }
  return texts;
}

}  // namespace chartroom::suggest

#include "editor/model/tools/brush.h"

#include <algorithm>

namespace chartroom::editor {
namespace {

maps::PointSet set_of(const std::vector<maps::Point>& points, maps::Size size) {
  maps::PointSet set;
  for (const maps::Point p : points) {
    if (size.contains(p)) set.insert(p);
  }
  return set;
}

// Returns the number of most neighbors of a point other than its own; its own if none differs.
int number_around(const maps::QuadrantGrid& grid, maps::Point point, maps::Size size) {
  std::array<int, maps::kMaxQuadrant + 1> votes{};
  for (const maps::Direction direction : maps::kDirections) {
    const maps::Point there = next(point, direction);
    if (size.contains(there)) ++votes[grid.at(there)];
  }
  const int own = grid.at(point);
  votes[own] = 0;
  const auto most = std::max_element(votes.begin(), votes.end());
  return *most == 0 ? own : static_cast<int>(most - votes.begin());
}

std::vector<maps::MapEdit> quadrant_edits(const maps::Map& before,
                                          const maps::QuadrantGrid& after) {
  std::array<maps::PointSet, maps::kMaxQuadrant + 1> changed;
  for (const maps::Point p : before.points()) {
    if (after.at(p) != before.quadrants.at(p)) changed[after.at(p)].insert(p);
  }
  std::vector<maps::MapEdit> edits;
  for (int number = 1; number <= maps::kMaxQuadrant; ++number) {
    if (!changed[number].empty()) edits.push_back(maps::SetQuadrant{changed[number], number});
  }
  return edits;
}

std::vector<maps::MapEdit> painted_quadrants(const maps::Map& before, const Brush& brush,
                                             const std::vector<maps::Point>& points, bool erase) {
  const std::vector<maps::Symmetry> group = brush.mirroring.group(before.size);
  const std::vector<Partners> partner = partners(before, group);
  maps::QuadrantGrid grid = before.quadrants;
  for (const maps::Point p : points) {
    if (!before.size.contains(p)) continue;
    const int number = erase ? number_around(grid, p, before.size) : brush.quadrant;
    // The identity comes last so that the point itself wins.
    for (std::size_t s = group.size(); s-- > 0;) {
      grid.set(image(group[s], p, before.size), partner[s][number]);
    }
  }
  return quadrant_edits(before, grid);
}

std::vector<maps::MapEdit> set_starts(const maps::Map& before, const Brush& brush,
                                      const std::vector<maps::Point>& points) {
  const maps::PointSet water = before.water();
  const auto last = std::find_if(points.rbegin(), points.rend(), [&](maps::Point p) {
    return before.size.contains(p) && water.contains(p);
  });
  if (last == points.rend()) return {};
  std::vector<maps::MapEdit> edits{maps::SetStart{brush.team, *last}};
  const std::vector<maps::Symmetry> group = brush.mirroring.group(before.size);
  const maps::Point there = image(starts_symmetry(group), *last, before.size);
  if (there != *last && water.contains(there))
    edits.push_back(maps::SetStart{other(brush.team), there});
  return edits;
}

std::vector<maps::MapEdit> remove_starts(const maps::Map& before, const maps::PointSet& points) {
  std::vector<maps::MapEdit> edits;
  for (const maps::Team team : maps::kTeams) {
    const std::optional<maps::Point>& start = before.starts.of(team);
    if (start && points.contains(*start)) edits.push_back(maps::SetStart{team, std::nullopt});
  }
  return edits;
}

}  // namespace

bool is_painted(const maps::Map& map, const Brush& brush, maps::Point point) {
  switch (brush.layer) {
    case Layer::islands:
      return map.islands.contains(point);
    case Layer::quadrants:
      return map.quadrants.at(point) == brush.quadrant;
    case Layer::surface_points:
      return map.surface_points().contains(point);
    case Layer::starts:
      break;
  }
  return map.starts.of(brush.team) == point;
}

std::vector<maps::MapEdit> painted(const maps::Map& before, const Brush& brush,
                                   const std::vector<maps::Point>& points, bool erase) {
  if (brush.layer == Layer::quadrants) return painted_quadrants(before, brush, points, erase);
  if (brush.layer == Layer::starts && !erase) return set_starts(before, brush, points);
  const maps::PointSet all =
      images(brush.mirroring.group(before.size), set_of(points, before.size), before.size);
  if (brush.layer == Layer::starts) return remove_starts(before, all);
  if (brush.layer == Layer::islands) return {maps::SetIslands{all, !erase}};
  return {maps::SetSurfacePoints{erase ? all : all - before.islands, !erase}};
}

bool wants_water(const maps::Map& map, const Brush& brush, maps::Point point) {
  const bool on_water = brush.layer == Layer::starts || brush.layer == Layer::surface_points;
  return on_water && map.islands.contains(point);
}

std::vector<maps::Point> brushed(const Brush& brush, const std::vector<maps::Point>& points) {
  if (brush.width == 1 || brush.layer == Layer::starts) return points;
  std::vector<maps::Point> all;
  for (const maps::Point p : points) {
    const int before = (brush.width - 1) / 2;
    for (int i = 0; i < brush.width * brush.width; ++i) {
      const maps::Point q(p.column - before + i % brush.width, p.row - before + i / brush.width);
      // Order matters for erased quadrants: a repeated point counts once.
      if (std::find(all.begin(), all.end(), q) == all.end()) all.push_back(q);
    }
  }
  return all;
}

StepLabel label_of(Layer layer, bool erase) {
  switch (layer) {
    case Layer::islands:
      return erase ? StepLabel::erase_islands : StepLabel::paint_islands;
    case Layer::quadrants:
      return erase ? StepLabel::erase_quadrants : StepLabel::paint_quadrants;
    case Layer::surface_points:
      return erase ? StepLabel::erase_surface_points : StepLabel::paint_surface_points;
    case Layer::starts:
      break;
  }
  return erase ? StepLabel::remove_start : StepLabel::set_start;
}

maps::PointSet alike(const maps::Map& map, const Brush& brush, maps::Point point) {
  const maps::PointSet seed{point};
  const maps::PointSet quadrant = map.quadrant(map.quadrants.at(point));
  const bool island = map.islands.contains(point);
  switch (brush.layer) {
    case Layer::islands:
      return flood(seed, island ? map.islands : map.water());
    case Layer::quadrants:
      return flood(seed, quadrant);
    case Layer::surface_points:
      if (island) return seed;
      return flood(seed, map.surface_points().contains(point)
                             ? map.surface_points() & map.water() & quadrant
                             : (map.water() - map.surface_points()) & quadrant);
    case Layer::starts:
      break;
  }
  return seed;
}

}  // namespace chartroom::editor

#include "validator/checks/analysis/sea_graph.h"

#include <algorithm>
#include <array>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <iterator>
#include <utility>

namespace chartroom::checks {
namespace {

// Neighbors have an edge in each direction.
using Graph = boost::compressed_sparse_row_graph<boost::directedS>;

// Vertex n is the nth point of the set in reading order.
struct PointGraph {
  std::vector<maps::Point> points;
  Graph graph;

  explicit PointGraph(const maps::PointSet& set)
      : points(set.begin(), set.end()), graph(graph_of(set, points)) {}

 private:
  static Graph graph_of(const maps::PointSet& set, const std::vector<maps::Point>& points) {
    std::array<std::size_t, maps::PointSet::kCells> vertex_at{};
    for (std::size_t v = 0; v < points.size(); ++v) vertex_at[position(points[v])] = v;
    std::vector<std::pair<std::size_t, std::size_t>> ways;
    for (const maps::Point p : points) {
      // A sea's last column and row of cells are never water, so the ring of cells joins no sides.
      const unsigned around = set.around_cell(maps::PointSet::cell(p));
      for (const maps::Direction d : maps::kDirections) {
        if ((around >> static_cast<unsigned>(d) & 1U) == 0) continue;
        ways.emplace_back(vertex_at[position(p)], vertex_at[position(next(p, d))]);
      }
    }
    return {boost::edges_are_sorted, ways.begin(), ways.end(), points.size()};
  }
  static std::size_t position(maps::Point p) {
    return static_cast<std::size_t>(maps::PointSet::cell(p));
  }
};

}  // namespace

std::vector<maps::PointSet> components(const maps::PointSet& points) {
  std::vector<maps::PointSet> result;
  for (maps::PointSet rest = points; !rest.empty(); rest -= result.back()) {
    result.push_back(flood(maps::PointSet{rest.first()}, rest));
  }
  std::stable_sort(
      result.begin(), result.end(),
      [](const maps::PointSet& a, const maps::PointSet& b) { return a.count() > b.count(); });
  return result;
}

maps::PointSet cut_points(const maps::PointSet& points) {
  const PointGraph sea(points);
  std::vector<std::size_t> cuts;
  boost::articulation_points(sea.graph, std::back_inserter(cuts));
  maps::PointSet result;
  for (const std::size_t v : cuts) result.insert(sea.points[v]);
  return result;
}

std::vector<int> steps_from(const maps::PointSet& from, const maps::PointSet& points) {
  const PointGraph sea(points);
  std::vector<int> steps(sea.points.size(), -1);
  std::vector<std::size_t> sources;
  for (std::size_t v = 0; v < sea.points.size(); ++v) {
    if (!from.contains(sea.points[v])) continue;
    sources.push_back(v);
    steps[v] = 0;
  }
  std::vector<boost::default_color_type> colours(sea.points.size());
  boost::queue<std::size_t> queue;
  const auto count_steps =
      boost::make_bfs_visitor(boost::record_distances(steps.data(), boost::on_tree_edge()));
  boost::breadth_first_search(sea.graph, sources.begin(), sources.end(), queue, count_steps,
                              colours.data());
  return steps;
}

}  // namespace chartroom::checks

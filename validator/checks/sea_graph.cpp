#include "validator/checks/sea_graph.h"

#include <algorithm>
#include <array>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <iterator>

namespace chartroom {
namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

// Vertex n is the nth point of the set in reading order.
struct PointGraph {
  std::vector<Point> points;
  Graph graph;

  explicit PointGraph(const PointSet& set) : points(set.begin(), set.end()), graph(points.size()) {
    std::array<std::size_t, PointSet::kCells> vertex_at{};
    for (std::size_t v = 0; v < points.size(); ++v) vertex_at[place(points[v])] = v;
    const PointSet above = set.shifted(Direction::down) & set;
    const PointSet beside = set.shifted(Direction::right) & set;
    for (const Point p : above) {
      add_edge(vertex_at[place(next(p, Direction::up))], vertex_at[place(p)], graph);
    }
    for (const Point p : beside) {
      add_edge(vertex_at[place(next(p, Direction::left))], vertex_at[place(p)], graph);
    }
  }

  static std::size_t place(Point p) { return static_cast<std::size_t>(PointSet::cell(p)); }
};

}  // namespace

std::vector<PointSet> pieces(const PointSet& points) {
  std::vector<PointSet> result;
  for (PointSet rest = points; !rest.empty(); rest -= result.back()) {
    result.push_back(flood(PointSet{rest.first()}, rest));
  }
  std::stable_sort(result.begin(), result.end(),
                   [](const PointSet& a, const PointSet& b) { return a.count() > b.count(); });
  return result;
}

PointSet cut_points(const PointSet& points) {
  const PointGraph sea(points);
  std::vector<std::size_t> cuts;
  boost::articulation_points(sea.graph, std::back_inserter(cuts));
  PointSet result;
  for (const std::size_t v : cuts) result.insert(sea.points[v]);
  return result;
}

std::vector<int> steps_from(const PointSet& from, const PointSet& points) {
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

}  // namespace chartroom

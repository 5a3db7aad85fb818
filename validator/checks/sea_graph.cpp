#include "validator/checks/sea_graph.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/connected_components.hpp>
#include <iterator>

namespace chartroom {
namespace {

using Graph =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property,
                          boost::property<boost::edge_index_t, std::size_t>>;

// Vertex n is the nth point of the set in reading order.
struct PointGraph {
  std::vector<Point> points;
  Graph graph;

  explicit PointGraph(const PointSet& set) : points(set.begin(), set.end()), graph(points.size()) {
    const auto vertex = [this](Point p) {
      return static_cast<std::size_t>(
          std::distance(points.begin(), std::lower_bound(points.begin(), points.end(), p)));
    };
    std::size_t edges = 0;
    for (std::size_t v = 0; v < points.size(); ++v) {
      for (const Direction d : {Direction::right, Direction::down}) {
        const Point to = next(points[v], d);
        if (to.column < PointSet::kStride - 1 && to.row < kMaxSide && set.contains(to)) {
          add_edge(v, vertex(to), edges++, graph);
        }
      }
    }
  }
};

}  // namespace

std::vector<PointSet> pieces(const PointSet& points) {
  if (points.empty()) return {};
  const PointGraph sea(points);
  std::vector<std::size_t> piece_of(sea.points.size());
  const auto count = boost::connected_components(sea.graph, piece_of.data());
  std::vector<PointSet> result(static_cast<std::size_t>(count));
  for (std::size_t v = 0; v < piece_of.size(); ++v) result[piece_of[v]].insert(sea.points[v]);
  std::stable_sort(result.begin(), result.end(), [](const PointSet& a, const PointSet& b) {
    return a.count() != b.count() ? a.count() > b.count() : a.first() < b.first();
  });
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

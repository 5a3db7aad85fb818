#include "validator/checks/analysis/sea_graph.h"

#include <gtest/gtest.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>

#include "tests/known_maps.h"

namespace chartroom::checks {
using namespace maps;
namespace {

// The pieces once more, as the components of a graph.
std::vector<PointSet> components(const PointSet& water) {
  const std::vector<Point> points(water.begin(), water.end());
  boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> graph(points.size());
  for (std::size_t a = 0; a < points.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const int apart =
          std::abs(points[a].column - points[b].column) + std::abs(points[a].row - points[b].row);
      if (apart == 1) add_edge(a, b, graph);
    }
  }
  std::vector<std::size_t> piece_of(points.size());
  std::vector<PointSet> result(boost::connected_components(graph, piece_of.data()));
  for (std::size_t v = 0; v < points.size(); ++v) result[piece_of[v]].insert(points[v]);
  std::sort(result.begin(), result.end(), [](const PointSet& a, const PointSet& b) {
    return a.count() != b.count() ? a.count() > b.count() : a.first() < b.first();
  });
  return result;
}

TEST(SeaGraph, ThePiecesAreTheComponentsOfTheGraph) {
  std::mt19937 random(41);
  for (int i = 0; i < 300; ++i) {
    const PointSet water = known::random_map(random).water();
    EXPECT_EQ(components(water), components(water));
  }
  EXPECT_TRUE(components({}).empty());
}

TEST(SeaGraph, APointIsACutPointWhenTakingItLeavesMorePieces) {
  std::mt19937 random(42);
  for (int i = 0; i < 150; ++i) {
    const PointSet water = known::random_map(random).water();
    PointSet expected;
    const std::size_t before = components(water).size();
    for (const Point p : water) {
      if (components(water - PointSet{p}).size() > before) expected.insert(p);
    }
    EXPECT_EQ(cut_points(water), expected);
  }
}

TEST(SeaGraph, CountsTheStepsThatFloodingTakes) {
  std::mt19937 random(45);
  for (int i = 0; i < 150; ++i) {
    const PointSet water = known::random_map(random).water();
    const PointSet from = water & known::random_map(random).water();
    const std::vector<int> steps = steps_from(from, water);
    PointSet reached = from;
    std::vector<int> expected(steps.size(), -1);
    for (int step = 0;; ++step) {
      std::size_t at = 0;
      for (const Point p : water) {
        if (reached.contains(p) && expected[at] < 0) expected[at] = step;
        ++at;
      }
      const PointSet grown = reached | (reached.neighbours() & water);
      if (grown == reached) break;
      reached = grown;
    }
    EXPECT_EQ(steps, expected);
  }
}

}  // namespace
}  // namespace chartroom::checks

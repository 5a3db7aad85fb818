#include "validator/play/simulation/game_metrics.h"

#include <cmath>
#include <numeric>

#include "validator/play/simulation/verdict.h"

namespace chartroom::play {
namespace {

constexpr double kFalseDiscoveryRate = 0.05;

double part_of(Count part, Count whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double points_of(Count wins, const StartTally& start) {
  const Count undecided = start.games - start.blue_wins - start.green_wins;
  return static_cast<double>(wins) + 0.5 * static_cast<double>(undecided);
}

}  // namespace

double unfinished_share(const Tally& tally) { return part_of(tally.unfinished, tally.games); }

double sunk_by_surfacing(const Tally& tally) {
  const auto& endings = tally.endings;
  return part_of(endings[static_cast<std::size_t>(Ending::surfacing)],
                 std::accumulate(endings.begin(), endings.end(), Count{0}));
}

double visit_share(const maps::Map& map, const Tally& tally, maps::Point point) {
  Count all = 0;
  for (const maps::Point p : map.water()) all += tally.visits[point_index(p)];
  if (all == 0) return 0;
  return static_cast<double>(tally.visits[point_index(point)]) * map.water().count() /
         static_cast<double>(all);
}

std::vector<maps::PointSet> avoided_regions(const maps::Map& map, const Tally& tally,
                                            double share) {
  maps::PointSet avoided;
  if (tally.games == 0) return {};
  for (const maps::Point p : map.water()) {
    if (visit_share(map, tally, p) < share) avoided.insert(p);
  }
  std::vector<maps::PointSet> regions;
  while (!avoided.empty()) {
    const maps::PointSet region = flood(maps::PointSet{avoided.first()}, avoided);
    regions.push_back(region);
    avoided -= region;
  }
  return regions;
}

std::vector<StartMetric> start_metrics(const Tally& tally, double confidence) {
  struct Sum {
    Count games = 0;
    double points = 0;
  };
  std::map<maps::Point, Sum> sums;
  for (const auto& [starts, start] : tally.starts) {
    if (starts.first == starts.second) continue;
    Sum& blue = sums[starts.first];
    blue.games += start.games;
    blue.points += points_of(start.blue_wins, start);
    Sum& green = sums[starts.second];
    green.games += start.games;
    green.points += points_of(start.green_wins, start);
  }
  std::vector<StartMetric> metrics;
  std::vector<double> p_values;
  for (const auto& [start, sum] : sums) {
    const double p_value = statistics::coin_p_value(sum.points, sum.games);
    metrics.push_back(
        {start, sum.games, statistics::share(sum.points, sum.games, confidence), p_value, false});
    p_values.push_back(p_value);
  }
  const std::vector<bool> rejected = statistics::benjamini_hochberg(p_values, kFalseDiscoveryRate);
  for (std::size_t i = 0; i < metrics.size(); ++i) {
    metrics[i].suspect = rejected[i] && std::abs(metrics[i].share.estimate - 0.5) >= kUnfairMargin;
  }
  return metrics;
}

std::vector<StartPairMetric> start_pair_metrics(const Tally& tally) {
  std::vector<StartPairMetric> metrics;
  std::vector<double> p_values;
  for (const auto& [starts, start] : tally.starts) {
    if (start.games == 0) continue;
    const double points = points_of(start.blue_wins, start);
    metrics.push_back({starts.first, starts.second, start.games,
                       points / static_cast<double>(start.games), false});
    p_values.push_back(statistics::coin_p_value(points, start.games));
  }
  const std::vector<bool> rejected = statistics::benjamini_hochberg(p_values, kFalseDiscoveryRate);
  for (std::size_t i = 0; i < metrics.size(); ++i) metrics[i].suspect = rejected[i];
  return metrics;
}

}  // namespace chartroom::play

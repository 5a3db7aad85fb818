// Metrics of many games for a map's designer: endings, most and least visited points, and starts
// that win or lose too often.
#pragma once

#include <vector>

#include "maps/map.h"
#include "validator/play/games/tally.h"
#include "validator/series/spread.h"
#include "validator/statistics/intervals.h"

namespace chartroom::play {

using series::entries;
using series::median;
using series::quantile;

// The share of games that are unfinished, and of sinkings by surfacing; 0 if there are none.
double unfinished_share(const Tally& tally);
double sunk_by_surfacing(const Tally& tally);

// Visits to a water point divided by the mean of all water points; 0 without games.
double visit_share(const maps::Map& map, const Tally& tally, maps::Point point);

// Returns the regions of adjacent water points that are visited less than `share` of the mean, by
// their first point in reading order.
inline constexpr double kAvoidedShare = 0.25;
std::vector<maps::PointSet> avoided_regions(const maps::Map& map, const Tally& tally,
                                            double share = kAvoidedShare);

// The results of a start, for either team, against all other starts that it met.
struct StartMetric {
  maps::Point start;
  Count games = 0;
  statistics::Interval share;  // of the points
  double p_value = 1;          // under the hypothesis that the start takes half of the points
  bool suspect = false;  // by Benjamini and Hochberg at 5 %, and far enough from one half to matter
  friend bool operator==(const StartMetric&, const StartMetric&) = default;
};

// Returns the metrics by start in reading order, without games in which both start on one point.
std::vector<StartMetric> start_metrics(const Tally& tally, double confidence);

// Blue's results from one ordered pair of starts.
struct StartPairMetric {
  maps::Point blue;
  maps::Point green;
  Count games = 0;
  double share = 0.5;    // blue's, of the points
  bool suspect = false;  // by Benjamini and Hochberg at 5 %
  friend bool operator==(const StartPairMetric&, const StartPairMetric&) = default;
};

// Returns the metrics by blue's start, then by green's.
std::vector<StartPairMetric> start_pair_metrics(const Tally& tally);

}  // namespace chartroom::play

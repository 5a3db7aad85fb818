// What a map's designer asks of many games: how long, how ended, where play goes and where it does
// not, which starts win.
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

// Of all games those that did not end; of those in which a submarine sank, those where it did so by
// surfacing. 0 where there are none.
double unfinished_share(const Tally& tally);
double sunk_by_surfacing(const Tally& tally);

// Visits to a water point as a multiple of what it would have if all had the same; 0 without play.
double visit_share(const maps::Map& map, const Tally& tally, maps::Point point);

// Water points that play avoids: visited less than this share of the mean. Neighbours are one
// region; regions by their first point in reading order.
inline constexpr double kAvoidedShare = 0.25;
std::vector<maps::PointSet> avoided_regions(const maps::Map& map, const Tally& tally,
                                            double share = kAvoidedShare);

// How a start does, whoever starts there, against all the other starts that it met.
struct StartMetric {
  maps::Point start;
  Count games = 0;
  statistics::Interval share;  // of the points
  double p_value = 1;          // that it is as good as any
  bool suspect = false;  // by Benjamini and Hochberg at 5 %, and far enough from one half to matter
  friend bool operator==(const StartMetric&, const StartMetric&) = default;
};

// By start in reading order. Games in which both start on one point tell nothing and are left out.
std::vector<StartMetric> start_metrics(const Tally& tally, double confidence);

// One ordered pair of starts: how blue does.
struct StartPairMetric {
  maps::Point blue;
  maps::Point green;
  Count games = 0;
  double share = 0.5;    // blue's, of the points
  bool suspect = false;  // by Benjamini and Hochberg at 5 %
  friend bool operator==(const StartPairMetric&, const StartPairMetric&) = default;
};

// By blue's, then green's start.
std::vector<StartPairMetric> start_pair_metrics(const Tally& tally);

}  // namespace chartroom::play

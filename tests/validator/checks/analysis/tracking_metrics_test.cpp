#include "validator/checks/analysis/tracking_metrics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <functional>
#include <map>

#include "tests/known_maps.h"

namespace chartroom::checks {
using namespace maps;
namespace {

// A sequence of directions, and from how many starts it is legal.
using Heard = std::map<std::vector<Direction>, std::vector<Point>>;

// All pairs of a start and a legal sequence of n moves, by walking every way from every start.
Heard all_sequences(const Map& map, int n) {
  Heard heard;
  for (const Point start : map.water()) {
    std::vector<Direction> moves;
    const std::function<void(Point, PointSet)> go = [&](Point at, PointSet free) {
      if (static_cast<int>(moves.size()) == n) {
        heard[moves].push_back(start);
        return;
      }
      for (const Direction direction : kDirections) {
        const Point to = next(at, direction);
        if (!map.size.contains(to) || !free.contains(to)) continue;
        moves.push_back(direction);
        go(to, free - PointSet{to});
        moves.pop_back();
      }
    };
    go(start, map.water() - PointSet{start});
  }
  return heard;
}

Map small_map(std::mt19937& random) {
  Map map = blank_map({4 + static_cast<int>(random() % 2), 4}, "sea", "Sea");
  for (const Point p : map.points()) {
    if (random() % 5 == 0) map.islands.insert(p);
  }
  return map;
}

TEST(TrackingMetrics, TheMeansAreThoseOfEveryPairOfAStartAndASequence) {
  std::mt19937 random(81);
  for (int i = 0; i < 20; ++i) {
    const Map map = small_map(random);
    const TrackingMetrics metrics = tracking_metrics(map);
    for (int n = 1; n <= 6; ++n) {
      double pairs = 0;
      double placements = 0;
      for (const auto& [moves, starts] : all_sequences(map, n)) {
        pairs += static_cast<double>(starts.size());
        placements += static_cast<double>(starts.size() * starts.size());
      }
      EXPECT_DOUBLE_EQ(metrics.mean_placements[static_cast<std::size_t>(n)],
                       pairs == 0 ? 0 : placements / pairs);
    }
  }
}

TEST(TrackingMetrics, EachStartIsJudgedByItsOwnSequences) {
  std::mt19937 random(82);
  for (int i = 0; i < 20; ++i) {
    const Map map = small_map(random);
    std::map<Point, StartMetrics> expected;
    for (const auto& [moves, starts] : all_sequences(map, 4)) {
      for (const Point start : starts) {
        ++expected[start].sequences;
        expected[start].found += starts.size() == 1 ? 1 : 0;
        expected[start].entropy += std::log2(starts.size());
        expected[start].placements += static_cast<double>(starts.size());
      }
    }
    const std::vector<StartMetrics> metrics = start_metrics(map, 4);
    ASSERT_EQ(static_cast<int>(metrics.size()), map.water().count());
    for (const StartMetrics& start : metrics) {
      const StartMetrics& wanted = expected[start.start];
      EXPECT_EQ(start.sequences, wanted.sequences);
      EXPECT_EQ(start.found, wanted.found);
      EXPECT_NEAR(start.entropy * static_cast<double>(std::max<std::int64_t>(1, start.sequences)),
                  wanted.entropy, 1e-9);
      EXPECT_NEAR(start.placements * static_cast<double>(start.sequences), wanted.placements, 1e-6);
    }
  }
}

// Trails of one to `most` moves from a start that have no step left.
std::int64_t ended_from(Point start, const Map& map, int most) {
  std::int64_t ended = 0;
  const std::function<void(Point, PointSet, int)> go = [&](Point at, PointSet free, int moves) {
    const PointSet steps = PointSet{at}.neighbours() & free;
    if (steps.empty()) ended += moves > 0 ? 1 : 0;
    if (moves == most) return;
    for (const Point to : steps) go(to, free - PointSet{to}, moves + 1);
  };
  go(start, map.water() - PointSet{start}, 0);
  return ended;
}

TEST(TrackingMetrics, TrailsThatEndBeforeAreCounted) {
  std::mt19937 random(84);
  std::int64_t all = 0;
  for (int i = 0; i < 20; ++i) {
    const Map map = small_map(random);
    for (const StartMetrics& start : start_metrics(map, 5)) {
      EXPECT_EQ(start.ended, ended_from(start.start, map, 4));
      all += start.ended;
    }
  }
  EXPECT_GT(all, 100);
}

TEST(TrackingMetrics, ASampleComesCloseToCountingAll) {
  const Map map = known::sea({"......", ".#....", "......", "....#.", "......", "......"});
  const TrackingMetrics sampled = tracking_metrics(map);
  const TrackingMetrics counted = tracking_metrics(map, 1'000'000'000);
  EXPECT_EQ(sampled.exact_moves, kCountedMoves);
  EXPECT_EQ(counted.exact_moves, kMostMoves);
  for (std::size_t n = 1; n <= kMostMoves; ++n) {
    const double exact = counted.mean_placements[n];
    EXPECT_NEAR(sampled.mean_placements[n], exact, n <= kCountedMoves ? 0 : 0.01 * exact);
  }
}

TEST(TrackingMetrics, RankTheKnownMapsAsTheirPublishersDo) {
  const TrackingMetrics archipelago = tracking_metrics(known::archipelago());
  const TrackingMetrics north_pole = tracking_metrics(known::north_pole());
  const TrackingMetrics alpha = tracking_metrics(known::alpha());
  const TrackingMetrics bravo = tracking_metrics(known::bravo());
  for (std::size_t n = 1; n <= kMostMoves; ++n) {
    EXPECT_LT(archipelago.mean_placements[n], north_pole.mean_placements[n]) << n;
    EXPECT_LT(alpha.mean_placements[n], bravo.mean_placements[n]) << n;
  }
  EXPECT_LT(archipelago.ambiguous_at_most, north_pole.ambiguous_moves);
}

// The longest trail that lies in the water in two ways, by trying all.
int longest_ambiguous(const Map& map) {
  int longest = 0;
  for (int n = 1; n < map.water().count(); ++n) {
    for (const auto& [moves, starts] : all_sequences(map, n)) {
      if (starts.size() > 1) longest = n;
    }
    if (longest < n) break;
  }
  return longest;
}

TEST(TrackingMetrics, TheLongestAmbiguousTrailLiesBetweenItsBounds) {
  std::mt19937 random(83);
  for (int i = 0; i < 12; ++i) {
    Map map = blank_map({4, 4}, "sea", "Sea");
    for (const Point p : map.points()) {
      if (random() % 3 == 0) map.islands.insert(p);
    }
    const TrackingMetrics metrics = tracking_metrics(map);
    const int longest = longest_ambiguous(map);
    EXPECT_LE(metrics.ambiguous_moves, longest);
    EXPECT_GE(metrics.ambiguous_at_most, longest);
    EXPECT_EQ(metrics.ambiguous_moves, metrics.ambiguous_at_most) << "these are small";
  }
}

// It can be laid on the water in both places, and no step leaves it or meets it again.
bool fits_twice(const TrackingMetrics& metrics, const Map& map) {
  const std::vector<Point>& trail = metrics.ambiguous_trail;
  const int right = metrics.also_from.column - trail[0].column;
  const int down = metrics.also_from.row - trail[0].row;
  PointSet passed;
  for (std::size_t i = 0; i < trail.size(); ++i) {
    const Point p = trail[i];
    if (!map.is_water(p) || !map.is_water({p.column + right, p.row + down})) return false;
    if (passed.contains(p)) return false;
    if (i > 0 && !PointSet{trail[i - 1]}.neighbours().contains(p)) return false;
    passed.insert(p);
  }
  return right != 0 || down != 0;
}

TEST(TrackingMetrics, AnAmbiguousTrailIsGivenWithItsTwoPlaces) {
  for (const Map& map : {known::archipelago(), known::north_pole()}) {
    const TrackingMetrics metrics = tracking_metrics(map, 1'000);
    EXPECT_TRUE(fits_twice(metrics, map)) << map.id;
    EXPECT_LE(metrics.ambiguous_trail.size(), metrics.ambiguous_moves + 1U) << map.id;
    EXPECT_GE(metrics.ambiguous_trail.size(), 60U) << map.id;
  }
}

TEST(TrackingMetrics, ASeaOfOnePointHasNoMoves) {
  const Map map = known::sea({".###", "####", "####", "####"});
  const TrackingMetrics metrics = tracking_metrics(map);
  EXPECT_EQ(metrics.mean_placements[0], 1);
  EXPECT_EQ(metrics.mean_placements[1], 0);
  EXPECT_EQ(metrics.ambiguous_at_most, 0);
  EXPECT_EQ(start_metrics(map, 1)[0].sequences, 0);
}

}  // namespace
}  // namespace chartroom::checks

#include "validator/play/simulation/play_metrics.h"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/known_maps.h"

namespace chartroom::play {
namespace {

TEST(PlayMetrics, AreTheSameOnAnyNumberOfJobs) {
  const maps::Map map = known::sea({"....", ".#..", "....", "...."});
  const PlayMetrics one = play_metrics(map, rules::rulebook_for(map), 8, 1);
  const PlayMetrics two = play_metrics(map, rules::rulebook_for(map), 8, 2);
  EXPECT_EQ(one.games, 8);
  EXPECT_GT(one.plies, 0);
  EXPECT_GE(one.first_share, 0);
  EXPECT_LE(one.first_share, 1);
  EXPECT_GT(std::accumulate(one.visits.begin(), one.visits.end(), Count{0}), 8);
  EXPECT_EQ(one.plies, two.plies);
  EXPECT_EQ(one.found_after, two.found_after);
  EXPECT_EQ(one.first_margin, two.first_margin);
  EXPECT_EQ(one.visits, two.visits);
}

TEST(PlayMetrics, AreNoneWhereNothingCanBePlayed) {
  const maps::Map map = known::sea({"####", "####", "####", "####"});
  EXPECT_EQ(play_metrics(map, rules::rulebook_for(map), 8, 1).games, 0);
}

}  // namespace
}  // namespace chartroom::play

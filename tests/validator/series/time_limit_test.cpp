#include "validator/series/time_limit.h"

#include <gtest/gtest.h>

namespace chartroom::series {
namespace {

TEST(TimeLimit, RisesWhenTheTimeIsOver) {
  const TimeLimit limit(std::chrono::milliseconds(0));
  limit.flag()->wait(false);
  EXPECT_TRUE(*limit.flag());
}

TEST(TimeLimit, EndsBeforeItsTime) {
  const TimeLimit limit(std::chrono::hours(1));
  EXPECT_FALSE(*limit.flag());
}

TEST(TimeLimit, NeverRisesWithoutATime) {
  const TimeLimit limit(std::nullopt);
  EXPECT_FALSE(*limit.flag());
}

}  // namespace
}  // namespace chartroom::series

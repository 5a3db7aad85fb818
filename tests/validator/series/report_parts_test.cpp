#include "validator/series/report_parts.h"

#include <gtest/gtest.h>

#include <limits>

namespace chartroom::series {
namespace {

TEST(Report, GroupsTheDigitsOfLargeNumbers) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1'234'567), "1,234,567");
}

TEST(Report, WritesNullForABoundThatIsNone) {
  json::Writer json;
  json.begin_object();
  write_interval(json, "share", {0.5, 0.25, std::numeric_limits<double>::infinity()});
  EXPECT_EQ(json.end_object().text(),
            "{\"share\":{\"estimate\":0.500000,\"low\":0.250000,\"high\":null}}\n");
}

TEST(Spread, TellsItsMeanAndQuantiles) {
  const Spread spread{{2, 1}, {4, 3}};
  EXPECT_EQ(entries(spread), 4);
  EXPECT_EQ(mean(spread), 3.5);
  EXPECT_EQ(median(spread), 4);
  EXPECT_EQ(quantile(spread, 0.25), 2);
  EXPECT_EQ(mean({}), 0);
  EXPECT_EQ(percent(1, 4), 25);
  EXPECT_EQ(percent(1, 0), 0);
}

}  // namespace
}  // namespace chartroom::series

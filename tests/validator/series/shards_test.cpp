#include "validator/series/shards.h"

#include <gtest/gtest.h>

namespace chartroom::series {
namespace {

TEST(Shards, ReadTheirNumber) {
  EXPECT_EQ(parse_shard("2/8"), (Shard{2, 8}));
  for (const char* text : {"", "2", "0/8", "9/8", "2/", "/8", "2/8/9", "a/b", "2/-8", " 2/8"}) {
    EXPECT_EQ(parse_shard(text), std::nullopt) << text;
  }
}

TEST(Shards, BeginWhereTheLastOneEnds) {
  Count end = 0;
  for (int part = 1; part <= 7; ++part) {
    const auto range = part_of(100, {part, 7});
    EXPECT_EQ(range.first, end);
    end = range.second;
  }
  EXPECT_EQ(end, 100);
}

}  // namespace
}  // namespace chartroom::series

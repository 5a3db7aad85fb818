#include "validator/series/shards.h"

#include <gtest/gtest.h>

namespace chartroom::series {
namespace {

struct Header {
  std::optional<Shard> shard;
};
std::string difference(const Header&, const Header&) { return ""; }

struct Simulation {
  Header header;
  bool complete = true;
  Count tally = 0;
};

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

TEST(Shards, WithoutResultsAreRefusedBesideThoseThatHaveSome) {
  const ShardFile<Simulation> none{"none.json", {}};
  const ShardFile<Simulation> some{"some.json", {{{Shard{1, 2}}}}};
  const auto merged = merge_shards(std::vector{none, some, none}, "decks", [](Simulation&) {});
  ASSERT_EQ(merged.errors.size(), 1U);
  EXPECT_EQ(merged.errors[0].text(), "some.json: it has results for 1 decks, but none.json for 0");
}

}  // namespace
}  // namespace chartroom::series

#include "validator/series/looks.h"

#include <gtest/gtest.h>

namespace chartroom::series {
namespace {

const auto kDouble = [](Count games) { return 2 * games; };

TEST(Looks, GrowUpToTheLastGame) {
  EXPECT_EQ(looks_up_to(100, 16, kDouble), (std::vector<Count>{16, 32, 64, 100}));
  EXPECT_EQ(looks_up_to(64, 16, kDouble), (std::vector<Count>{16, 32, 64}));
  EXPECT_EQ(looks_up_to(8, 16, kDouble), (std::vector<Count>{8}));
}

TEST(Looks, PlayOnlyUntilTheGamesDecide) {
  std::vector<Range> played;
  const auto play = [&](const Range& range) {
    played.push_back(range);
    return true;
  };
  play_until_decided(looks_up_to(100, 16, kDouble), play, [&] { return played.size() == 2; });
  EXPECT_EQ(played, (std::vector<Range>{{0, 16}, {16, 32}}));
}

TEST(Looks, DoNotLookAtWhatWasStopped) {
  int looked = 0;
  const auto play = [](const Range& range) { return range.end < 64; };
  play_until_decided(looks_up_to(100, 16, kDouble), play, [&] {
    ++looked;
    return false;
  });
  EXPECT_EQ(looked, 2);
}

}  // namespace
}  // namespace chartroom::series

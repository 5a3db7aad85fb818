// Compares the numbers of legal action sequences by depth in the fast and the plain core.
#include <cstdint>

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/rules/plain_game.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::rules {
using namespace maps;
namespace {

template <int Words>
std::uint64_t fast(const Map& map, const Rulebook& rules, Point blue, Point green, int depth) {
  const Sea<Words> sea(map, rules);
  State<Words> state(sea, blue, green, Team::blue);
  const State<Words> before = state;
  const std::uint64_t count = perft(state, depth);
  EXPECT_EQ(state, before);
  return count;
}

void expect_equal_counts(const Map& map, Point blue, Point green, int depth) {
  const Rulebook rules = rulebook_for(map);
  for (int d = 1; d <= depth; ++d) {
    const std::uint64_t slow = plain::Game(map, rules, blue, green, Team::blue).perft(d);
    EXPECT_EQ(fast<4>(map, rules, blue, green, d), slow) << "depth " << d;
    if (BasicPointSet<2>::fits(map.size)) {
      EXPECT_EQ(fast<2>(map, rules, blue, green, d), slow) << "depth " << d;
    }
  }
}

constexpr int kDeeper = CHARTROOM_NIGHTLY ? 2 : 0;

TEST(Perft, CountsArchipelagoFromItsForcedStarts) {
  expect_equal_counts(known::archipelago(), {0, 0}, {9, 9}, 9 + kDeeper);
}

TEST(Perft, CountsNorthPoleFromTwoCorners) {
  expect_equal_counts(known::north_pole(), {0, 0}, {9, 9}, 9 + kDeeper);
}

TEST(Perft, CountsASeaWhereTheCostsAreSmallSoThatEveryActionComesEarly) {
  Map map = known::sea({"..#.", "....", ".#..", "...."});
  map.rules = {1, 1, 1, 1, 1, {}};
  map.surfacing = Surfacing{{{0, 0}}, 1};
  expect_equal_counts(map, {0, 0}, {3, 3}, 5 + kDeeper / 2);
}

TEST(Perft, CountsTheLargestSea) {
  Map map = blank_map({15, 15}, "large", "Large");
  map.rules.torpedo = 1;
  map.rules.gauge = 3;
  expect_equal_counts(map, {0, 0}, {14, 14}, 4);
}

TEST(Perft, CountsRandomSeasWithHouseRules) {
  std::mt19937 random(7);
  for (int i = 0; i < 60 * (CHARTROOM_NIGHTLY ? 20 : 1); ++i) {
    const Map map = known::random_map(random);
    expect_equal_counts(map, known::random_water(map, random), known::random_water(map, random), 3);
  }
}

// Fixed figures show mistakes that both cores share.
TEST(Perft, KnowsTheFirstCountsOfArchipelagoByHand) {
  // From A1 and J10 each captain may go two ways or surface. At depth 3 blue has its second turn: 2
  // steps + surface after each step, 3 after surfacing: (3 + 3 + 3) x 3.
  const Map map = known::archipelago();
  const Rulebook rules;
  EXPECT_EQ(fast<2>(map, rules, {0, 0}, {9, 9}, 1), 3U);
  EXPECT_EQ(fast<2>(map, rules, {0, 0}, {9, 9}, 2), 9U);
  EXPECT_EQ(fast<2>(map, rules, {0, 0}, {9, 9}, 3), 27U);
}

}  // namespace
}  // namespace chartroom::rules

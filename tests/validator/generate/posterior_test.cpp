#include "validator/generate/posterior.h"

#include <gtest/gtest.h>

namespace chartroom::generate {
namespace {

// Returns games of which blue won this share; the first move had no effect.
play::Tally played(Count games, double blue) {
  play::Tally tally;
  tally.games = games;
  tally.wins_by_team[0] = static_cast<Count>(blue * static_cast<double>(games));
  tally.wins_by_team[1] = games - tally.wins_by_team[0];
  tally.wins_by_first = {games / 2, games / 2};
  return tally;
}

double chance_after(const play::Tally& each) {
  return chance_of(posterior(belief_of_new_map(), {each, each, each}), true);
}

TEST(Posterior, MakesTheChanceOfAnEvenMapRiseWithItsGames) {
  double before = chance_of(belief_of_new_map(), true);
  for (const Count games : {Count{256}, Count{4'096}, Count{65'536}}) {
    EXPECT_GT(chance_after(played(games, 0.5)), before) << games;
    before = chance_after(played(games, 0.5));
  }
  EXPECT_GT(before, 0.9);
}

TEST(Posterior, LeavesNoChanceToAMapThatManyGamesShowToBeUneven) {
  EXPECT_LT(chance_after(played(65'536, 0.515)), 0.001);
  EXPECT_GT(chance_after(played(256, 0.515)), 0.001);
}

TEST(Posterior, KnowsAVariationByTheMapItVaries) {
  const play::Tally even = played(32'768, 0.5);
  const Belief parent = posterior(belief_of_new_map(), {even, even, even});
  const double nudged = chance_of(belief_of_change(parent, Change::nudge), true);
  const double varied = chance_of(belief_of_change(parent, Change::vary), true);
  EXPECT_LT(nudged, chance_of(parent, true));
  EXPECT_LT(varied, nudged);
  EXPECT_GT(varied, chance_of(belief_of_new_map(), true));
}

TEST(Posterior, AsksNothingOfTheSidesWhereStartsAreFree) {
  const play::Tally uneven = played(65'536, 0.6);
  const Belief believed = posterior(belief_of_new_map(), {uneven, uneven, uneven});
  EXPECT_GT(chance_of(believed, false), 0.9);
  EXPECT_LT(chance_of(believed, true), 0.001);
}

}  // namespace
}  // namespace chartroom::generate

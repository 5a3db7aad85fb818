#include "validator/generate/trial.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/generate/archive.h"

namespace chartroom::generate {
namespace {

Trial trial_of(maps::Point blue, maps::Point green) {
  maps::Map map = maps::blank_map({10, 10}, "sea", "Sea");
  map.islands = known::points({"C3", "H8", "C8", "H3"});
  map.starts = {blue, green};
  return {.layout = layout_of(map)};
}

// An uneven map needs few games, compared with an even one.
TEST(Screening, GivesUpAnUnevenMapAfterFewGames) {
  Trial uneven = trial_of({0, 0}, {4, 4});
  EXPECT_FALSE(screen(uneven, 2));
  Count games = 0;
  for (const play::Tally& tally : uneven.tallies) games += tally.games;
  EXPECT_GT(games, 0);
  EXPECT_LE(games, 4'096);
}

TEST(Screening, CallsAnEvenMapReadyForACertificate) {
  Trial even = trial_of({0, 0}, {9, 9});
  EXPECT_TRUE(screen(even, 2));
  EXPECT_GT(chance_of(even), chance_of(belief_of_new_map(), true));
}

TEST(Screening, TurnsToTheLevelThatTellsMostForWhatItsGamesCost) {
  const Belief believed = belief_of_new_map();
  EXPECT_EQ(most_telling(believed, true, {}, {256, 256, 256}), Level::standard);
  EXPECT_EQ(most_telling(believed, true, {}, {256, 0, 256}), Level::expert);
  EXPECT_EQ(most_telling(believed, true, {}, {}), std::nullopt);
}

TEST(Screening, RefusesWhatStalls) {
  Trial trial = trial_of({0, 0}, {9, 9});
  trial.tallies[0].games = 256;
  trial.tallies[0].unfinished = 64;
  EXPECT_EQ(chance_of(trial), 0);
  EXPECT_FALSE(screen(trial, 2));
}

// Returns a trial with even shares after `games` games a level, in a cell of its own.
Trial after(Count games, int islands) {
  Trial trial = trial_of({0, 0}, {9, 9});
  trial.layout.islands = islands;
  for (play::Tally& tally : trial.tallies) {
    tally.games = games;
    tally.wins_by_team = tally.wins_by_first = {games / 2, games / 2};
  }
  return trial;
}

TEST(Archive, GoesOnOftenerFromWhatIsKnownToBeEven) {
  Archive archive(1);
  archive.offer(after(16'384, 4));
  archive.offer(after(256, 5));
  statistics::Random random(1, 0, 0, Stream::plan);
  int known = 0;
  for (int i = 0; i < 100; ++i) known += archive.random_trial(random)->layout.islands == 4;
  EXPECT_GT(known, 90);
}

TEST(Archive, KeepsTheBetterOfACell) {
  Archive archive(1);
  archive.offer(after(16'384, 4));
  archive.offer(after(256, 4));
  statistics::Random random(1, 0, 0, Stream::plan);
  EXPECT_EQ(archive.random_trial(random)->tallies[0].games, 16'384);
}

}  // namespace
}  // namespace chartroom::generate

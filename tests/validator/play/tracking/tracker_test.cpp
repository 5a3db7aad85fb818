#include "validator/play/tracking/tracker.h"

#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "tests/validator/play/tracking/plain_tracker.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

Announcement step(Team team, Direction direction) {
  Announcement said;
  said.team = team;
  said.kind = ActionKind::navigate;
  said.direction = direction;
  return said;
}

Announcement said_by(Team team, ActionKind kind, Point point = {}) {
  Announcement said;
  said.team = team;
  said.kind = kind;
  said.point = point;
  return said;
}

TEST(Tracker, KnowsAForcedStartAndNothingOfAFreeOne) {
  const Map archipelago = known::archipelago();
  const Sea<2> sea(archipelago, rulebook_for(archipelago));
  EXPECT_EQ(Tracker<2>(sea, Team::green).candidates(), (BasicPointSet<2>{{9, 9}}));
  const Map north_pole = known::north_pole();
  const Sea<2> free_sea(north_pole, rulebook_for(north_pole));
  EXPECT_EQ(Tracker<2>(free_sea, Team::green).candidates(), free_sea.water());
}

TEST(Tracker, ATorpedoTellsWhereItCameFrom) {
  const Map map = known::north_pole();
  const Sea<2> sea(map, rulebook_for(map));
  Tracker<2> tracker(sea, Team::blue);
  Announcement said = said_by(Team::blue, ActionKind::torpedo, {1, 1});
  tracker.hear(said);
  EXPECT_EQ(tracker.candidates().count(), 24) << "the quadrant without the target";
  said.self = true;
  Tracker<2> sure(sea, Team::blue);
  sure.hear(said);
  EXPECT_EQ(sure.candidates(), (BasicPointSet<2>{{1, 1}}));
}

TEST(Tracker, NothingExplainsATorpedoAtAnIsland) {
  const Map map = known::north_pole();
  const Sea<2> sea(map, rulebook_for(map));
  Tracker<2> tracker(sea, Team::blue);
  tracker.hear(said_by(Team::blue, ActionKind::torpedo, {7, 2}));
  EXPECT_TRUE(tracker.candidates().empty());
}

TEST(Tracker, TheTrailRulesOutWhatPointsAloneWouldKeep) {
  // After down, silence and up, the silent step was sideways, since up again would cross the trail.
  const Map map = known::sea({"....", "....", "....", "...."});
  const Sea<2> sea(map, rulebook_for(map));
  Tracker<2> tracker(sea, Team::blue);
  tracker.hear(step(Team::blue, Direction::down));
  tracker.hear(said_by(Team::blue, ActionKind::silence));
  EXPECT_EQ(tracker.hypotheses(), 3);
  tracker.hear(step(Team::blue, Direction::up));
  EXPECT_EQ(tracker.hypotheses(), 2);
  EXPECT_EQ(tracker.candidates().count(), 12) << "rows 1 to 3, each column from either side";
  EXPECT_NEAR(tracker.probability({0, 0}), 1.0 / 18, 1e-12) << "only from the right";
  EXPECT_NEAR(tracker.probability({1, 0}), 2.0 / 18, 1e-12);
}

TEST(Tracker, WhatNothingExplainsLeavesNoCandidateUntilSurfacing) {
  const Map map = known::archipelago();
  const Sea<2> sea(map, rulebook_for(map));
  Tracker<2> tracker(sea, Team::blue);
  tracker.hear(step(Team::blue, Direction::up));
  EXPECT_TRUE(tracker.candidates().empty());
  tracker.hear(step(Team::blue, Direction::down));
  EXPECT_EQ(tracker.hypotheses(), 0);
  EXPECT_EQ(tracker.probability({0, 0}), 0);
  tracker.hear(said_by(Team::blue, ActionKind::surface, {4, 6}));
  EXPECT_EQ(tracker.candidates(), (BasicPointSet<2>{{4, 6}}));
}

// Returns the pairs of a tracker in absolute points, with the number of courses to each.
template <int Words>
std::map<plain::Pair, double> pairs_of(const Tracker<Words>& tracker) {
  std::map<plain::Pair, double> pairs;
  for (const Hypothesis<Words>& h : tracker.trails()) {
    for (const Point head : h.heads) {
      plain::Pair pair{head, {}};
      const int shift = BasicPointSet<Words>::cell(head) - h.head;
      for (int c = 0; c < BasicPointSet<Words>::kCells; ++c) {
        if (h.trail.contains_cell(c)) pair.second.insert(BasicPointSet<Words>::point(c + shift));
      }
      EXPECT_FALSE(pairs.count(pair)) << "a pair stands once";
      pairs[pair] = h.weight;
    }
  }
  return pairs;
}

// Returns a random action; if `silent`, silence in three of four chances.
Action choose(const std::vector<Action>& legal, bool silent, std::mt19937& random) {
  if (silent && random() % 4 > 0) {
    for (const Action& action : legal) {
      if (action.kind == ActionKind::silence && random() % 2 == 0) return action;
    }
  }
  return legal[random() % legal.size()];
}

// Compares both trackers with the plain ones in one game: points and trails are equal at every
// event. The plain one gives up if it has too many pairs.
template <int Words>
void compare_over_a_game(const Map& map, bool silent, std::mt19937& random) {
  constexpr std::size_t kTooMany = 5'000;
  const Sea<Words> sea(map, rulebook_for(map));
  const auto start = [&](Team team) {
    return map.starts.of(team).value_or(known::random_water(map, random));
  };
  State<Words> state(sea, start(Team::blue), start(Team::green), Team::blue);
  std::array trackers{Tracker<Words>(sea, Team::blue), Tracker<Words>(sea, Team::green)};
  std::array films{plain::Film(map, Team::blue), plain::Film(map, Team::green)};
  for (int ply = 0; ply < 90 && state.result() == GameResult::open; ++ply) {
    const Announcement said =
        state.apply(state.to_move(), choose(legal_plies(state), silent, random));
    for (const Team team : kTeams) {
      Tracker<Words>& tracker = trackers[index(team)];
      tracker.hear(said);
      films[index(team)].hear(said);
      if (films[index(team)].pairs().size() > kTooMany) return;
      ASSERT_TRUE(tracker.exact());
      ASSERT_EQ(pairs_of(tracker), films[index(team)].pairs()) << to_string(said);
      ASSERT_TRUE(tracker.candidates().contains(state.submarine(team).point()));
    }
  }
}

template <int Words>
void compare_on(const Map& map, int games) {
  std::mt19937 random(61);
  for (int game = 0; game < games && !testing::Test::HasFatalFailure(); ++game) {
    Map quiet = map;
    const bool silent = game % 2 == 0;
    // Free silence would repeat again and again.
    if (silent) quiet.rules.silence = game % 4 == 0 ? 1 : 0;
    compare_over_a_game<Words>(quiet, silent, random);
  }
}

constexpr int kGames = CHARTROOM_NIGHTLY ? 2'000 : 24;

TEST(Tracker, HoldsExactlyThePairsOfThePlainOneOnEveryShippedMap) {
  for (const char* name : {"archipelago", "north-pole", "jules-verne", "umbria"}) {
    const auto file = load_map(std::string(CHARTROOM_SOURCE_DIR "/maps/packs/sonar-family/") +
                               name + ".map.json");
    ASSERT_TRUE(file) << name;
    compare_on<2>(file.value->map, kGames);
  }
}

TEST(Tracker, HoldsExactlyThePairsOfThePlainOneOnAnEmptySea) {
  compare_on<2>(blank_map({10, 10}, "empty", "Empty"), kGames);
}

TEST(Tracker, HoldsExactlyThePairsOfThePlainOneOnADenseSea) {
  compare_on<2>(known::sea({"..#..#....", ".#..#..#.#", "...#.....#", "#....#.#..", "..##...#..",
                            ".#....#...", "...#.#..#.", ".#......#.", "...#.##...", "#.....#..#"}),
                kGames);
}

TEST(Tracker, HoldsExactlyThePairsOfThePlainOneOnTheLargestSea) {
  Map map = blank_map({15, 15}, "large", "Large");
  map.islands = known::points({"C2", "G2", "M2", "N2", "C3", "I3", "I4", "B7", "G7", "O15"});
  compare_on<4>(map, kGames);
}

TEST(Tracker, HoldsExactlyThePairsOfThePlainOneOnRandomSeas) {
  std::mt19937 random(62);
  for (int i = 0; i < 4 * kGames && !HasFatalFailure(); ++i) {
    const Map map = known::random_map(random);
    if (BasicPointSet<2>::fits(map.size)) compare_over_a_game<2>(map, i % 2 == 0, random);
    compare_over_a_game<4>(map, i % 2 == 1, random);
  }
}

TEST(Tracker, PastItsLimitItKeepsTheTruthAndSaysThatItOverCounts) {
  std::mt19937 random(63);
  Map map = blank_map({10, 10}, "empty", "Empty");
  map.rules.silence = 0;
  const Sea<2> sea(map, rulebook_for(map));
  int met = 0;
  for (int game = 0; game < 40; ++game) {
    State<2> state(sea, known::random_water(map, random), {0, 0}, Team::blue);
    Tracker<2> limited(sea, Team::blue, 100);
    Tracker<2> exact(sea, Team::blue);
    for (int ply = 0; ply < 16; ++ply) {
      const Announcement said =
          state.apply(state.to_move(), choose(legal_plies(state), true, random));
      limited.hear(said);
      exact.hear(said);
      ASSERT_TRUE((exact.candidates() - limited.candidates()).empty());
      ASSERT_LE(limited.trails().size(), 400U);
      if (said.kind == ActionKind::surface && said.team == Team::blue) {
        EXPECT_TRUE(limited.exact());
      }
    }
    met += limited.exact() ? 0 : 1;
  }
  EXPECT_GT(met, 10);
}

}  // namespace
}  // namespace chartroom::play

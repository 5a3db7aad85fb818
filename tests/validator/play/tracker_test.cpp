#include "validator/play/tracker.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/rules/legal_actions.h"

namespace chartroom {
namespace {

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
  Announcement said;
  said.team = Team::blue;
  said.kind = ActionKind::torpedo;
  said.point = {1, 1};
  tracker.hear(said);
  EXPECT_EQ(tracker.candidates().count(), 24) << "the quadrant without the target";
  said.self = true;
  Tracker<2> sure(sea, Team::blue);
  sure.hear(said);
  EXPECT_EQ(sure.candidates(), (BasicPointSet<2>{{1, 1}}));
}

// Random legal play on a random map: the true point must stay among the candidates.
template <int Words>
void expect_truth_is_kept(const Map& map, std::mt19937& random) {
  const Sea<Words> sea(map, rulebook_for(map));
  State<Words> state(sea, known::random_water(map, random), known::random_water(map, random),
                     Team::blue);
  std::array trackers{Tracker<Words>(sea, Team::blue), Tracker<Words>(sea, Team::green)};
  for (int ply = 0; ply < 200 && state.result() == GameResult::open; ++ply) {
    const std::vector<Action> legal = legal_plies(state);
    const Announcement said = state.apply(state.to_move(), legal[random() % legal.size()]);
    for (const Team team : kTeams) {
      trackers[index(team)].hear(said);
      ASSERT_TRUE(trackers[index(team)].candidates().contains(state.submarine(team).point()));
      ASSERT_TRUE((trackers[index(team)].candidates() - sea.water()).empty());
    }
  }
}

TEST(Tracker, NeverLosesTheTruth) {
  std::mt19937 random(21);
  for (int game = 0; game < 1'000 * (CHARTROOM_NIGHTLY ? 50 : 1); ++game) {
    const Map map = known::random_map(random);
    expect_truth_is_kept<4>(map, random);
    if (BasicPointSet<2>::fits(map.size)) expect_truth_is_kept<2>(map, random);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace chartroom

#include "validator/play/agents/forecast.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

template <int Words>
Announcement step_said(ActionKind kind, Direction direction) {
  Announcement said;
  said.team = Team::blue;
  said.kind = kind;
  said.direction = direction;
  return said;
}

// Returns the tracker's own candidates after the announcement.
template <int Words>
BasicPointSet<Words> heard(Tracker<Words> tracker, const Announcement& said) {
  tracker.hear(said);
  return tracker.candidates();
}

template <int Words>
void expect_foreseen(const Tracker<Words>& tracker, const Sea<Words>& sea) {
  const Forecast<Words> forecast(tracker, sea.water());
  for (const Direction d : kDirections) {
    ASSERT_EQ(forecast.step(d), heard(tracker, step_said<Words>(ActionKind::navigate, d)));
  }
  ASSERT_EQ(forecast.silence(),
            heard(tracker, step_said<Words>(ActionKind::silence, Direction::up)));
}

template <int Words>
void follow_random_games(int games, unsigned seed) {
  std::mt19937 random(seed);
  for (int game = 0; game < games; ++game) {
    const Map map = known::random_map(random);
    if (!BasicPointSet<Words>::fits(map.size)) continue;
    const Sea<Words> sea(map, rulebook_for(map));
    State<Words> state(sea, known::random_water(map, random), known::random_water(map, random),
                       Team::blue);
    Tracker<Words> tracker(sea, Team::blue);
    for (int ply = 0; ply < 40 && state.result() == GameResult::open; ++ply) {
      const LegalActions<Words> legal(sea, state.submarine(state.to_move()));
      const auto surroundings = static_cast<int>(random() % static_cast<unsigned>(legal.count()));
      tracker.hear(state.apply(state.to_move(), legal.at(surroundings)));
      expect_foreseen(tracker, sea);
    }
  }
}

TEST(Forecast, SaysWhatTheTrackerWillSayAfterAnyStep) {
  follow_random_games<2>(120, 5);
  follow_random_games<4>(60, 6);
}

}  // namespace
}  // namespace chartroom::play

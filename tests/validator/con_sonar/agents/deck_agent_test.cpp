// Tests that every agent must pass.
#include "validator/con_sonar/agents/deck_agent.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <map>

#include "tests/validator/con_sonar/agents/positions.h"

namespace chartroom::con_sonar {
namespace {

constexpr std::uint32_t kGames = CHARTROOM_NIGHTLY ? 1'000 : 10;

TEST(Agents, ChooseLegalTurns) {
  for (const AgentEntry& entry : agents()) {
    const std::unique_ptr<Agent> agent = entry.make();
    statistics::Random random(1, 0, 0, std::uint32_t{0});
    for (std::uint32_t game = 0; game < kGames; ++game) {
      positions::play(game, [&](State& state) {
        const int sonar = static_cast<int>(game % 3);
        const Cards cards(state.rules(), sonar);
        const StateView seen(cards, state);
        Turn turn = agent->choose(seen.view(), random);
        // Agents pay cards in any order, but legal_turns lists only one.
        const std::vector<Turn> legal = legal_turns(state);
        const bool found = std::any_of(legal.begin(), legal.end(), [&](const Turn& other) {
          if (turn.end != EventKind::sonar) return other == turn;
          return other.level == turn.level &&
                 std::is_permutation(turn.cards.begin(), turn.cards.end(), other.cards.begin(),
                                     other.cards.end());
        });
        EXPECT_TRUE(found) << entry.name;
        EXPECT_TRUE(turn.end != EventKind::sonar || turn.level == sonar) << entry.name;
      });
    }
  }
}

TEST(Agents, AreFoundByName) {
  EXPECT_EQ(agent_names(), "random, greedy, planner");
  for (const AgentEntry& entry : agents()) EXPECT_TRUE(make_agent(entry.name));
  EXPECT_FALSE(make_agent("admiral"));
}

// In the first turn of a known game, each step is drawn with equal chances: the cards, the
// submarines, the ends.
TEST(RandomAgent, DrawsEachStepFairly) {
  const Rules rules(decks::shipped());
  State state = fast::dealt(rules, {0, 1}, fast::lowest);
  const Cards cards(rules);
  const StateView seen(cards, state);
  const std::unique_ptr<Agent> agent = make_agent("random");
  statistics::Random random(3, 0, 0, std::uint32_t{0});
  std::map<int, int> by_card;
  std::map<int, int> by_step;
  std::map<EventKind, int> by_end;
  constexpr int kTurns = 60'000;
  for (int i = 0; i < kTurns; ++i) {
    const Turn turn = agent->choose(seen.view(), random);
    ++by_card[turn.cards[0]];
    ++by_step[turn.submarines[0].step];
    if (turn.cards[0] == rules.fleet_kind("red-5")) ++by_end[turn.end];
  }
  ASSERT_EQ(by_card.size(), 3U);
  for (const auto& [card, count] : by_card) EXPECT_NEAR(count, kTurns / 3, 600);
  EXPECT_NEAR(by_step[2], kTurns / 2, 700);
  EXPECT_NEAR(by_step[4], kTurns / 2, 700);
  // After red-5, which leads to no face-up card, the ends are: nothing, or one of three burials.
  EXPECT_NEAR(by_end[EventKind::draw], kTurns / 12, 400);
  EXPECT_NEAR(by_end[EventKind::bury], kTurns / 4, 600);
  EXPECT_EQ(by_end.size(), 2U);
}

}  // namespace
}  // namespace chartroom::con_sonar

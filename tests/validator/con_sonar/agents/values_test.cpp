// Compares expected scores with all rolls of the dice and all results of the sonar.
#include <cstdint>

#include "validator/con_sonar/agents/values.h"

#include <gmock/gmock.h>

#include "tests/validator/con_sonar/agents/positions.h"
#include "validator/con_sonar/agents/deck_agent.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

constexpr std::uint32_t kGames = CHARTROOM_NIGHTLY ? 1'000 : 15;
constexpr int kMostWays =
    CHARTROOM_NIGHTLY ? 10'000 : 600;  // rolls of all dice of a turn, limited for quick tests

int own_score_after(State state, const std::vector<Event>& events) {
  const int seat = state.board().seat;
  for (const Event& event : events) state.apply(event);
  return score(state, seat);
}

// Rolls one die after the other, even those that a hit makes idle, and adds up the scores.
Ways sum_of_scores(const State& state, std::vector<Event>& events, int dice, int rolled, bool hit) {
  if (rolled == dice) {
    events.back().hit = hit;
    return own_score_after(state, events);
  }
  Ways sum = 0;
  for (int roll = 1; roll <= state.rules().deck().die; ++roll) {
    const int torpedoes = state.rules().torpedoes()[events.back().cards[0]].torpedoes;
    const bool hits = rolled < torpedoes && roll < events.back().submarine.step;
    sum += sum_of_scores(state, events, dice, rolled + 1, hit || hits);
  }
  return sum;
}

int most_torpedoes(const Rules& rules) {
  int most = 1;
  for (const TorpedoCard& card : rules.torpedoes()) most = std::max(most, card.torpedoes);
  return most;
}

TEST(Values, OfEveryTurnAreTheMeanOverAllDice) {
  int turns = 0;
  for (std::uint32_t game = 0; game < kGames; ++game) {
    positions::play(game, [&](State& state) {
      const Cards cards(state.rules());
      if (cards.all_ways() > kMostWays) return;
      const StateView seen(cards, state);
      const Values values(seen.view());
      const int before = score(state, state.board().seat);
      for (const Turn& turn : legal_turns(state)) {
        if (turn.end == EventKind::sonar) continue;
        const bool strike = turn.end == EventKind::strike;
        std::vector<Event> events = events_of(turn);
        const Ways expected =
            strike ? sum_of_scores(state, events, most_torpedoes(state.rules()), 0, false)
                   : cards.all_ways() * own_score_after(state, events);
        const Ways value =
            strike ? values.strike(cards.torpedo(turn.torpedo), turn.target) : Ways{0};
        ASSERT_EQ(before * values.unit() + value, expected);
        ++turns;
      }
    });
  }
  EXPECT_GT(turns, 5'000);
}

// Returns the best value of an option in the plain game: the mean over one roll.
Ways best_result(const State& after, const SonarOption& option) {
  std::optional<Ways> best;
  const int die = after.rules().deck().die;
  for (Event event : legal_results(after)) {
    if (event.result != option.result || event.nation != option.nation ||
        event.effect != option.effect) {
      continue;
    }
    Ways sum = 0;
    for (int roll = 1; roll <= die; ++roll) {
      event.hit = option.result == SonarResult::friendly_fire && roll < event.submarine.step;
      sum += own_score_after(after, {event});
    }
    best = std::max(best.value_or(sum), sum);
  }
  return best.value();
}

TEST(Values, OfTheSonarAreTheMeanOverAllThatItMayShow) {
  for (std::uint32_t game = 0; game < kGames; ++game) {
    positions::play(game, [&](State& state) {
      const Cards cards(state.rules(), 1);
      const StateView seen(cards, state);
      const Values values(seen.view());
      State after = state;
      Event sonar;
      sonar.kind = EventKind::sonar;
      sonar.cards.push(state.board().hands[state.board().seat][0]);
      sonar.level = 1;
      after.apply(sonar);
      Ways expected = 0;
      for (const SonarOption& option : cards.options()) {
        expected += option.weight * best_result(after, option);
      }
      const int before = score(state, state.board().seat);
      ASSERT_EQ(before * values.unit() + values.sonar(),
                expected * (cards.all_ways() / cards.die()));
    });
  }
}

// Compares with the best value in the plain list of legal turns.
TEST(GreedyAgent, TakesATurnOfTheBestValue) {
  const std::unique_ptr<Agent> greedy = make_agent("greedy");
  statistics::Random random(5, 0, 0, std::uint32_t{0});
  for (std::uint32_t game = 0; game < kGames; ++game) {
    positions::play(game, [&](State& state) {
      const int sonar = static_cast<int>(game % 3);
      const Cards cards(state.rules(), sonar);
      const StateView seen(cards, state);
      const Values values(seen.view());
      const auto value_of = [&](const Turn& turn) {
        if (turn.end == EventKind::sonar) return values.sonar();
        if (turn.end != EventKind::strike) return Ways{0};
        return values.strike(cards.torpedo(turn.torpedo), turn.target);
      };
      std::optional<Ways> best;
      for (const Turn& turn : legal_turns(state)) {
        if (turn.end == EventKind::sonar && turn.level != sonar) continue;
        best = std::max(best.value_or(value_of(turn)), value_of(turn));
      }
      EXPECT_EQ(value_of(greedy->choose(seen.view(), random)), best);
    });
  }
}

}  // namespace
}  // namespace chartroom::con_sonar

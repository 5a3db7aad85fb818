// Compares admirals' views and choices with the plain game.
#include "validator/con_sonar/agents/choices.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <set>

#include "tests/validator/con_sonar/agents/positions.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

constexpr std::uint32_t kGames = CHARTROOM_NIGHTLY ? 2'000 : 12;

// A key that ignores the order of cards paid for the sonar.
using Key = std::vector<int>;
Key key_of(const Turn& turn) {
  Key cards(turn.cards.begin(), turn.cards.end());
  if (turn.end == EventKind::sonar) std::sort(cards.begin(), cards.end());
  Key key{static_cast<int>(turn.end), turn.torpedo, turn.target.nation, turn.target.step,
          turn.level};
  for (const Submarine& submarine : turn.submarines) {
    key.push_back(submarine.nation);
    key.push_back(submarine.step);
  }
  key.insert(key.end(), cards.begin(), cards.end());
  return key;
}

template <class Turns>
std::multiset<Key> keys_of(const Turns& turns) {
  std::multiset<Key> keys;
  for (const Turn& turn : turns) keys.insert(key_of(turn));
  return keys;
}

std::vector<Turn> all_turns(const View& view) {
  std::vector<Turn> turns;
  Queue queue = empty_queue(view);
  for_each_queue(view, queue, [&](const Queue& played) {
    const auto add = [&](const End& end) { turns.push_back(played.with(end)); };
    for_each_end(view, played.fleets, played.arrow, add, add);
  });
  for_each_sonar(view, [&](const Turn& turn) { turns.push_back(turn); });
  return turns;
}

// Returns the legal turns of an admiral that may use one level of the sonar, or none.
std::vector<Turn> legal(State& state, int sonar) {
  std::vector<Turn> turns = legal_turns(state);
  std::erase_if(
      turns, [&](const Turn& turn) { return turn.end == EventKind::sonar && turn.level != sonar; });
  return turns;
}

TEST(Choices, AreTheLegalTurnsInRandomGamesOnDecksOfAllSizes) {
  for (std::uint32_t game = 0; game < kGames; ++game) {
    positions::play(game, [&](State& state) {
      for (const int sonar : {0, 1, 2}) {
        const Cards cards(state.rules(), sonar);
        const StateView seen(cards, state);
        EXPECT_EQ(keys_of(all_turns(seen.view())), keys_of(legal(state, sonar))) << sonar;
      }
    });
  }
}

// Merges events that differ only in the roll's hit into one choice.
std::vector<Event> choices_of(std::vector<Event> events, const SonarOption& option) {
  std::vector<Event> kept;
  for (Event event : events) {
    const bool move = option.result == SonarResult::move;
    if (event.result != option.result) continue;
    if (move && (event.nation != option.nation || event.effect != option.effect)) continue;
    event.hit = false;
    if (std::find(kept.begin(), kept.end(), event) == kept.end()) kept.push_back(event);
  }
  return kept;
}

TEST(Choices, OfWhatTheSonarShowsAreTheLegalResults) {
  for (std::uint32_t game = 0; game < kGames; ++game) {
    positions::play(game, [&](State& state) {
      const Cards cards(state.rules(), 1);
      State after = state;
      Event sonar;
      sonar.kind = EventKind::sonar;
      sonar.cards.push(state.board().hands[state.board().seat][0]);
      sonar.level = 1;
      after.apply(sonar);
      const std::vector<Event> legal = legal_results(after);
      const StateView seen(cards, after);
      for (const SonarOption& option : cards.options()) {
        EXPECT_THAT(results_of(seen.view(), option),
                    ::testing::UnorderedElementsAreArray(choices_of(legal, option)));
      }
    });
  }
}

TEST(Choices, AreCountedAndFoundByPlace) {
  for (std::uint32_t game = 0; game < kGames; ++game) {
    positions::play(game, [&](State& state) {
      const Cards cards(state.rules());
      const StateView seen(cards, state);
      const Fleets& fleets = seen.view().table.fleets;
      for (int nation = 0; nation < cards.nations(); ++nation) {
        int place = 0;
        for_each_target(cards, fleets, nation, [&](Submarine target) {
          EXPECT_EQ(target_after(fleets, nation, place++), target);
        });
        EXPECT_EQ(count_targets(cards, fleets, nation), place);
      }
    });
  }
}

TEST(Table, ScoresAsThePlainGame) {
  for (std::uint32_t game = 0; game < kGames; ++game) {
    positions::play(game, [&](State& state) {
      const Cards cards(state.rules());
      const StateView seen(cards, state);
      for (int seat = 0; seat < state.seats(); ++seat) {
        EXPECT_EQ(score(cards, seen.view().table, seat), score(state, seat));
      }
      EXPECT_EQ(seen.view().table.fleets.all(), state.board().submarines);
      EXPECT_EQ(seen.view().buried.size(), state.buried().size());
    });
  }
}

}  // namespace
}  // namespace chartroom::con_sonar

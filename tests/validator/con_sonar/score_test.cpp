#include <cstdint>

#include "validator/con_sonar/score.h"

#include <gmock/gmock.h>

#include "tests/maps/con_sonar/decks.h"
#include "tests/validator/con_sonar/fast_game.h"

namespace chartroom::con_sonar {
namespace {

using Counts = std::array<std::uint8_t, kMaxNations>;

TEST(Score, MakesSetsOfFourDifferentNationsFromDifferentSubmarines) {
  EXPECT_EQ(sets_of_four(Counts{}), 0);
  EXPECT_EQ(sets_of_four(Counts{1, 1, 1}), 0);
  EXPECT_EQ(sets_of_four(Counts{2, 2, 2}), 0);
  EXPECT_EQ(sets_of_four(Counts{1, 1, 1, 1}), 1);
  EXPECT_EQ(sets_of_four(Counts{2, 2, 1, 1, 1}), 1);
  EXPECT_EQ(sets_of_four(Counts{2, 2, 2, 2}), 2);
  EXPECT_EQ(sets_of_four(Counts{2, 2, 1, 1, 1, 1}), 2);
  EXPECT_EQ(sets_of_four(Counts{2, 2, 2, 2, 2, 2}), 3);
}

// Fires a nation's torpedo card at its submarine on step 4 or 2, in any admiral's turn.
void sink(State& state, int nation) {
  Event strike;
  strike.kind = EventKind::strike;
  strike.cards.push(state.board().face_up[0]);
  strike.hit = true;
  strike.submarine = {static_cast<std::uint8_t>(nation),
                      static_cast<std::uint8_t>(state.on_step(nation, 4) > 0 ? 4 : 2)};
  state.apply(strike);
  state.apply(fast::draw(state, fast::lowest));
  state.apply(fast::reveal(state, fast::lowest));
}

TEST(Score, CountsSubmarinesPairsSetsSurvivorsAndMisses) {
  const Rules rules(decks::shipped());
  State state = fast::dealt(rules, {0, 1}, fast::lowest);
  EXPECT_EQ(score(state, 0), 4);
  for (const int nation : {2, 2, 3, 3, 4, 4, 5, 5}) {
    sink(state, nation);  // red's turn
    sink(state, 1);       // green's turn: it sinks its own
    if (state.live(1) == 0) break;
  }
  // Red has sunk two of blue's (2 and a pair) and has two survivors. Green has its two, a pair.
  EXPECT_EQ(score(state, 0), 2 + 1 + 4);
  EXPECT_EQ(score(state, 1), 2 + 1);
  EXPECT_EQ(places(state), (std::vector<std::vector<int>>{{0}, {1}}));
}

TEST(Score, LetsThoseWithEqualScoresShareAPlaceInTheOrderOfPlay) {
  const Rules rules(decks::shipped());
  State state = fast::dealt(rules, {4, 1, 3}, fast::lowest);
  EXPECT_EQ(places(state), (std::vector<std::vector<int>>{{0, 1, 2}}));
  sink(state, 1);
  // The first gained one point, the second lost two, and the third kept its score.
  EXPECT_EQ(places(state), (std::vector<std::vector<int>>{{0}, {2}, {1}}));
}

TEST(Score, GivesOneBonusForAllSetsWhereTheDeckSaysSo) {
  Deck deck = decks::shipped();
  const auto with = [&](SetsOfFour sets) {
    deck.variant.sets_of_four = sets;
    const Rules rules(deck);
    State state = fast::dealt(rules, {0, 1}, fast::lowest);
    for (const int nation : {2, 3, 4, 5, 2, 3, 4, 5}) {
      sink(state, nation);
      Event pass;
      pass.kind = EventKind::play;
      pass.cards.push(state.board().hands[1][0]);
      while (state.on_step(0, pass.submarine.step) == 0) ++pass.submarine.step;
      state.apply(pass);
      state.apply(fast::draw(state, fast::lowest));
    }
    return score(state, 0);
  };
  EXPECT_EQ(with(SetsOfFour::each) - with(SetsOfFour::once), 2);
}

}  // namespace
}  // namespace chartroom::con_sonar

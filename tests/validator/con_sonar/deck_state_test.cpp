#include "validator/con_sonar/deck_state.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <random>

#include "tests/maps/con_sonar/decks.h"
#include "tests/validator/con_sonar/fast_game.h"

namespace chartroom::con_sonar {
namespace {

constexpr int kGames = CHARTROOM_NIGHTLY ? 100'000 : 2'000;

Event event(EventKind kind, const std::vector<int>& cards, Submarine submarine = {}) {
  Event result;
  result.kind = kind;
  for (const int card : cards) result.cards.push(card);
  result.submarine = submarine;
  return result;
}

// Plays a random game to the end and undoes everything.
void play_and_take_back(const Rules& rules, const std::vector<int>& admirals, std::uint32_t seed) {
  std::mt19937 random(seed);
  const fast::Choose choose = [&](int n) { return static_cast<int>(random() % unsigned(n)); };
  State state = fast::dealt(rules, admirals, choose);
  const State start = state;
  std::vector<State> states;
  std::vector<State::Undo> undos;
  for (int turns = 0; state.phase() != Phase::over && turns < 300; ++turns) {
    const std::vector<Turn> all = legal_turns(state);
    const Turn& turn = all[random() % all.size()];
    if (turns % 16 == 0) states.push_back(state);
    std::vector<Event> events = events_of(turn);
    if (turn.end == EventKind::sonar) {
      State after = state;
      after.apply(events[0]);
      const std::vector<Event> results = legal_results(after);
      events.push_back(results[random() % results.size()]);
    }
    if (turn.end == EventKind::strike) {
      events.back().hit = turn.target.step > 1 && random() % 2 == 0;
    }
    for (const State::Undo& undo : fast::play(state, events, choose)) undos.push_back(undo);
    EXPECT_TRUE(state.invariants_hold());
  }
  for (; !undos.empty(); undos.pop_back()) {
    state.undo(undos.back());
    if (!states.empty() && state == states.back()) states.pop_back();
  }
  EXPECT_EQ(state, start);
  EXPECT_TRUE(states.empty());
}

TEST(State, ComesBackToTheStartOfRandomGames) {
  const Rules shipped(decks::shipped());
  const Rules online(decks::online());
  const Rules small(fast::small_deck());
  for (int i = 0; i < kGames; ++i) {
    const auto seed = static_cast<std::uint32_t>(i);
    if (i % 10 == 0) play_and_take_back(shipped, {0, 1, 2, 3, 4, 5}, seed);
    if (i % 10 == 1) play_and_take_back(online, {5, 3, 1}, seed);
    play_and_take_back(small, {2, 1}, seed);
    if (HasFailure()) FAIL() << "seed " << i;
  }
}

TEST(State, BeginsWithOneSubmarineOfEachNationOnEachStart) {
  const Rules rules(decks::shipped());
  const State state(rules, {0, 1});
  for (int nation = 0; nation < 6; ++nation) {
    EXPECT_EQ(state.live(nation), 2);
    EXPECT_EQ(state.on_step(nation, 2), 1);
    EXPECT_EQ(state.on_step(nation, 4), 1);
  }
  EXPECT_EQ(state.phase(), Phase::set_up);
  EXPECT_EQ(state.fleet_pile().size(), 36);
  EXPECT_EQ(state.unseen().size(), 18);
  EXPECT_TRUE(state.invariants_hold());
}

TEST(State, StopsSubmarinesAtBothEndsOfTheLadder) {
  const Rules rules(decks::shipped());
  State state = fast::dealt(rules, {0, 1}, fast::lowest);
  state.apply(event(EventKind::play, {*rules.fleet_kind("red-5")}, {0, 4}));
  EXPECT_EQ(state.on_step(0, 1), 1);
  EXPECT_EQ(state.on_step(0, 4), 0);
}

TEST(State, PutsAMissedTorpedoCardAndAHitSubmarineIntoTheScoringArea) {
  const Rules rules(decks::shipped());
  State state = fast::dealt(rules, {1, 0}, fast::lowest);
  State other = state;
  Event strike = event(EventKind::strike, {*rules.torpedo_kind("red*1")}, {0, 4});
  state.apply(strike);
  EXPECT_EQ(state.board().torpedo_cards[0], 1);
  EXPECT_EQ(state.live(0), 2);
  strike.hit = true;
  other.apply(strike);
  EXPECT_EQ(other.board().torpedo_cards[0], 0);
  EXPECT_EQ(other.board().scored[0][0], 1);
  EXPECT_EQ(other.live(0), 1);
  EXPECT_EQ(other.phase(), Phase::draw);
}

TEST(State, EndsAtOnceWhenNoTorpedoCardCanReplaceAUsedOne) {
  Deck deck = decks::shipped();
  deck.torpedoes.resize(4);
  const Rules rules(deck);
  State state = fast::dealt(rules, {1, 0}, fast::lowest);
  const int red1 = *rules.torpedo_kind("red*1");
  state.apply(event(EventKind::play, {state.board().hands[0][0]}, {1, 2}));
  state.apply(event(EventKind::strike, {red1}, {0, 4}));
  EXPECT_EQ(state.phase(), Phase::draw);
  state.apply(fast::draw(state, fast::lowest));
  state.apply(fast::reveal(state, fast::lowest));
  EXPECT_EQ(state.unseen().size() + state.buried().size(), 0);
  // A buried card is its own replacement.
  State burying = state;
  burying.apply(event(EventKind::bury, {*rules.torpedo_kind("red*2")}));
  EXPECT_EQ(burying.phase(), Phase::draw);
  state.apply(event(EventKind::remove, {*rules.torpedo_kind("red*2")}));
  EXPECT_EQ(state.phase(), Phase::over);
}

TEST(State, TurnsTheDiscardsIntoThePileOnlyWhenACardIsToBeDrawn) {
  Deck deck = decks::shipped();
  deck.fleet.resize(7);  // 3 + 3 in hands, one in the pile
  const Rules rules(deck);
  State state = fast::dealt(rules, {0, 1}, fast::lowest);
  EXPECT_EQ(state.fleet_pile().size(), 1);
  const Kind played = state.board().hands[0][0];
  const Kind last = state.fleet_pile()[0];
  state.apply(event(EventKind::play, {played}, {0, 2}));
  EXPECT_EQ(state.fleet_discards().size(), 0);
  State::Undo undo;
  const State before = state;
  state.apply(event(EventKind::draw, {last}), undo);
  EXPECT_EQ(state.fleet_pile().size(), 0);
  EXPECT_EQ(state.fleet_discards().size(), 1);
  State next = state;
  const Kind second = state.board().hands[1][0];
  next.apply(event(EventKind::play, {second}, {1, 2}));
  next.apply(event(EventKind::draw, {second}));
  EXPECT_EQ(next.fleet_pile().size(), 1);
  EXPECT_EQ(next.fleet_discards().size(), 0);
  state.undo(undo);
  EXPECT_EQ(state, before);
}

TEST(State, RevealsBuriedCardsInTheirOrderOnceNoneIsUnseen) {
  Deck deck = decks::shipped();
  deck.torpedoes.resize(3);
  const Rules rules(deck);
  State state = fast::dealt(rules, {0, 1}, fast::lowest);
  const Kind first = state.board().face_up[0];
  state.apply(event(EventKind::play, {state.board().hands[0][0]}, {0, 2}));
  state.apply(event(EventKind::bury, {first}));
  state.apply(fast::draw(state, fast::lowest));
  EXPECT_EQ(state.phase(), Phase::reveal);
  EXPECT_EQ(fast::reveal(state, fast::lowest).cards[0], first);
}

}  // namespace
}  // namespace chartroom::con_sonar

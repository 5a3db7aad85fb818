#include "validator/con_sonar/games/live_game.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

#include "tests/maps/con_sonar/decks.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/con_sonar/legal_turns.h"

namespace chartroom::con_sonar {
namespace {

LiveGameSetup setup(std::vector<std::string> agents, std::uint64_t seed = 1, int sonar = 0) {
  LiveGameSetup result;
  for (std::size_t seat = 0; seat < agents.size(); ++seat) {
    result.admirals.push_back(static_cast<int>(seat));
  }
  result.agents = std::move(agents);
  result.sonar_level = sonar;
  result.seed = seed;
  return result;
}

const std::vector<std::string> kPeople{"", "", ""};

// Plays a random legal turn of the person to move.
void play_any_turn(LiveGame& game, statistics::Random& random) {
  State state = game.state();
  const std::vector<Turn> turns = legal_turns(state);
  for (const Event& event : events_of(turns[random.below(static_cast<int>(turns.size()))])) {
    const RecordLine line = record_line(game.state(), event);
    ASSERT_TRUE(game.refusal(line).empty()) << game.refusal(line).english();
    game.play(line);
  }
  if (game.state().phase() == Phase::queue) return game.end_turn();
  if (game.state().phase() != Phase::sonar) return;
  const std::vector<RecordLine> choices = game.sonar_choices();
  ASSERT_GT(choices.size(), 1);
  game.play(choices[random.below(static_cast<int>(choices.size()))]);
}

void play_on(LiveGame& game, int turns, std::uint64_t seed) {
  statistics::Random random(seed, 0, 0, std::uint32_t{0});
  for (int turn = 0; turn < turns && !game.over(); ++turn) {
    if (game.is_agent(game.seat())) {
      game.play_agent_turn();
    } else {
      play_any_turn(game, random);
    }
  }
}

void expect_legal(const LiveGame& game) {
  const GameRecord record = game.record("con-sonar");
  const RefereeReport report = referee(record);
  EXPECT_FALSE(report.violation) << report.violation->message.english();
  EXPECT_EQ(report.last.board(), game.state().board());
}

TEST(LiveGame, PlaysWholeGamesThatTheRefereeFindsLegal) {
  for (const Deck& deck : {decks::shipped(), decks::online()}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      LiveGame game(deck, setup({"", "random", "greedy"}, seed, 1));
      play_on(game, 1000, seed);
      EXPECT_TRUE(game.over());
      expect_legal(game);
    }
  }
}

TEST(LiveGame, TakingBackAndPlayingTheSameAgainGivesTheSame) {
  LiveGame game(decks::shipped(), setup({"", "greedy", "random"}, 7));
  play_on(game, 30, 7);
  const std::string whole = record_text(game.record("con-sonar"));
  while (const std::size_t back = game.lines_to_take_back()) {
    game.take_back(back);
    EXPECT_FALSE(game.is_agent(game.seat()));
  }
  EXPECT_EQ(game.lines().size(), game.first_line());
  play_on(game, 30, 7);
  EXPECT_EQ(record_text(game.record("con-sonar")), whole);
}

TEST(LiveGame, TakesBackOneCardOfAQueueAndThenTheTurnBefore) {
  LiveGame game(decks::shipped(), setup(kPeople));
  play_on(game, 3, 3);
  const std::size_t turn = game.lines().size();
  State state = game.state();
  game.play(record_line(state, events_of(legal_turns(state)[0])[0]));
  ASSERT_EQ(game.state().phase(), Phase::queue);
  EXPECT_EQ(game.lines_to_take_back(), 1);
  game.take_back(1);
  EXPECT_EQ(game.lines().size(), turn);
  EXPECT_GT(game.lines_to_take_back(), 1);
}

TEST(LiveGame, GoesOnWithARecordAsTheGameDid) {
  LiveGame game(decks::shipped(), setup({"", "greedy", ""}, 5, 2));
  play_on(game, 40, 5);
  const GameRecord whole = game.record("con-sonar");
  for (std::size_t lines = 0; lines <= whole.lines.size(); ++lines) {
    GameRecord begun = whole;
    begun.lines.resize(lines);
    auto resumed = LiveGame::resume(setup({"", "greedy", ""}, 5, 2), begun, "x.game");
    ASSERT_TRUE(resumed);
    const std::vector<RecordLine>& now = (*resumed.value)->lines();
    const std::size_t same = std::min(now.size(), whole.lines.size());
    for (std::size_t i = 0; i < same; ++i) {
      EXPECT_EQ(line_text(*whole.rules, now[i]), line_text(*whole.rules, whole.lines[i])) << i;
    }
    expect_legal(**resumed.value);
  }
}

TEST(LiveGame, RefusesARecordThatBreaksARuleAtItsPlace) {
  LiveGame game(decks::shipped(), setup(kPeople));
  play_on(game, 4, 2);
  GameRecord record = game.record("con-sonar");
  record.lines[4].submarine.step = 8;
  record.lines[4].at.submarine = {9, 12};
  const auto resumed = LiveGame::resume(setup(kPeople), record, "x.game");
  ASSERT_FALSE(resumed);
  EXPECT_EQ(resumed.errors[0].path, "x.game");
  EXPECT_EQ(resumed.errors[0].line, 9);
}

TEST(LiveGame, AnotherSeedDealsOtherCards) {
  const LiveGame one(decks::shipped(), setup(kPeople, 1));
  const LiveGame same(decks::shipped(), setup(kPeople, 1));
  const LiveGame other(decks::shipped(), setup(kPeople, 2));
  EXPECT_EQ(one.state().board(), same.state().board());
  EXPECT_NE(one.state().board(), other.state().board());
}

// Chi squared with 35 degrees of freedom lies below 66.6 in 999 of 1,000 runs; the seeds are fixed.
TEST(LiveGame, DealsEachCardAsOftenAsTheOthers) {
  constexpr int kGames = 1200;
  std::vector<int> dealt(36, 0);
  for (int seed = 0; seed < kGames; ++seed) {
    const LiveGame game(decks::shipped(), setup(kPeople, static_cast<std::uint64_t>(seed)));
    for (const Kind kind : game.state().board().hands[0]) ++dealt[kind];
  }
  const double expected = 3.0 * kGames / 36;
  double chi = 0;
  for (const int count : dealt) chi += (count - expected) * (count - expected) / expected;
  EXPECT_LT(chi, 66.6);
}

TEST(LiveGame, DrawsEachSeatAsOftenAsTheOthersToGoFirst) {
  constexpr int kSeeds = 3'000;
  for (const int seats : {2, 3, 6}) {
    std::vector<int> drawn(static_cast<std::size_t>(seats), 0);
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      ++drawn.at(static_cast<std::size_t>(draw_first(seats, seed)));
      ASSERT_EQ(draw_first(seats, seed), draw_first(seats, seed));
    }
    for (const int count : drawn) EXPECT_NEAR(count, kSeeds / seats, 120);
  }
}

TEST(LiveGame, SeatsThatAreTurnedFollowOneAnotherAsBefore) {
  LiveGameSetup turned = setup({"", "greedy", "planner"});
  seat_first(turned, 2);
  EXPECT_EQ(turned.admirals, (std::vector<int>{2, 0, 1}));
  EXPECT_EQ(turned.agents, (std::vector<std::string>{"planner", "", "greedy"}));
  EXPECT_EQ(LiveGame(decks::shipped(), turned).state().to_move(), 2);
}

// A random number once served both the sonar and the roll: friendly fire always rolled a 6.
TEST(LiveGame, RollsAtFriendlyFireWhateverTheSonarShowed) {
  std::set<int> rolled;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    LiveGame game(decks::shipped(), setup(kPeople, seed));
    const auto parsed =
        parse_line(game.rules(), game.state().admirals(),
                   "red sonar 1 " + game.rules().fleet_name(game.state().board().hands[0][0]));
    ASSERT_TRUE(parsed);
    game.play(*parsed.value);
    if (game.state().phase() == Phase::sonar) game.play(game.sonar_choices()[0]);
    for (const RecordLine& line : game.lines()) {
      if (line.kind != EventKind::result || line.result != SonarResult::friendly_fire) continue;
      rolled.insert(line.rolls.begin(), line.rolls.end());
    }
  }
  EXPECT_GT(rolled.size(), 5U);
  EXPECT_EQ(*rolled.begin(), 1);
}

}  // namespace
}  // namespace chartroom::con_sonar

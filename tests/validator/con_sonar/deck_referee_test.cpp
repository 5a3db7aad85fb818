#include "validator/con_sonar/deck_referee.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <random>

#include "tests/validator/con_sonar/fast_game.h"
#include "tests/validator/con_sonar/referee_games.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

using namespace referee_games;

constexpr int kGames = CHARTROOM_NIGHTLY ? 5'000 : 150;

const std::string kExample =
    "chartroom-game 1\n"
    "deck con-sonar               # an id or a path\n"
    "admirals red green blue      # seats in order of play\n" +
    kSetUp +
    "\n"
    "red play green+2 green@2\n"
    "red play blue+2 blue@4\n"
    "red strike blue*2 blue@6 7 4 = hit\n"
    "red draw yellow+6 green-1\n"
    "reveal green*1\n"
    "green play green-3 green@4\n"
    "green remove green*1\n"
    "green draw red+2\n"
    "reveal orange*1\n"
    "blue play red+6 red@2\n"
    "blue bury yellow*2\n"
    "blue draw purple+4\n"
    "reveal green*3\n"
    "red sonar 1 green-1 red-1\n"
    "red result friendly-fire red@4 7 = miss\n"
    "red draw blue-5 orange-3\n";

TEST(Referee, ReplaysAWholeRoundWithAStrikeARemovalABurialAndTheSonar) {
  const GameRecord record = parse(kExample);
  const RefereeReport report = referee(record);
  ASSERT_TRUE(report.legal()) << report.violation->message.english();
  EXPECT_FALSE(report.over());
  EXPECT_EQ(report.plies.size(), 16U);
  EXPECT_EQ(report.plies[0].position.line, 9);
  EXPECT_EQ(report.last.to_move(), 1);
  // Red sank one of blue's and has both of its own.
  EXPECT_EQ(score(report.last, 0), 1 + 4);
  EXPECT_EQ(score(report.last, 1), 4);
  EXPECT_EQ(score(report.last, 2), 2);
  EXPECT_EQ(report.last.on_step(0, 8), 1);
}

TEST(Referee, WritesItsReportAsOneJsonObject) {
  const std::string text = header() + kSetUp + "red play green+2 green@2\n";
  const GameRecord record = parse(text);
  EXPECT_EQ(referee_json("a.game", record, referee(record)),
            "{\"format\":\"chartroom-referee\",\"version\":1,\"record\":\"a.game\","
            "\"deck\":\"con-sonar\",\"admirals\":[\"red\",\"green\",\"blue\"],\"legal\":true,"
            "\"over\":false,\"violation\":null,\"plies\":[{\"line\":8,\"admiral\":\"red\","
            "\"event\":\"play\",\"ladder\":{\"red\":[2,4],\"green\":[4,4],\"blue\":[2,4],"
            "\"yellow\":[2,4],\"purple\":[2,4],\"orange\":[2,4]},"
            "\"hands\":{\"red\":[\"red-1\",\"blue+2\"],"
            "\"green\":[\"green-3\",\"yellow+4\",\"purple-5\"],"
            "\"blue\":[\"red+6\",\"blue-1\",\"orange+2\"]},"
            "\"face_up\":[\"red*1\",\"blue*2\",\"yellow*2\"],\"unseen_torpedoes\":15,"
            "\"buried\":[],\"fleet_pile\":27,\"scored\":{"
            "\"red\":{\"submarines\":[],\"torpedo_cards\":[]},"
            "\"green\":{\"submarines\":[],\"torpedo_cards\":[]},"
            "\"blue\":{\"submarines\":[],\"torpedo_cards\":[]}}}],"
            "\"scores\":{\"red\":4,\"green\":4,\"blue\":4},"
            "\"places\":[[\"red\",\"green\",\"blue\"]]}\n");
}

TEST(Referee, TellsOfABrokenRuleHowTheGameStoodBeforeIt) {
  const GameRecord record = parse(kExample + "red play blue-5 blue@2\n");
  const RefereeReport report = referee(record);
  ASSERT_FALSE(report.legal());
  EXPECT_EQ(report.violation->position, (TextPosition{25, 1}));
  EXPECT_EQ(report.violation->admiral, 0);
  EXPECT_EQ(report.violation->rule, Rule::not_your_turn);
  const std::string json = referee_json("a.game", record, report);
  EXPECT_THAT(json,
              testing::HasSubstr("\"legal\":false,\"over\":false,\"violation\":{\"line\":25,"
                                 "\"column\":1,\"admiral\":\"red\",\"rule\":\"not-your-turn\","
                                 "\"message\":\"\\\"red play blue-5 blue@2\\\": it is "
                                 "green's turn (legal: play or sonar)\",\"missing\":{"
                                 "\"event\":\"play\",\"admiral\":\"green\"}}"));
  EXPECT_THAT(json, testing::EndsWith("\"scores\":{\"red\":5,\"green\":4,\"blue\":2},"
                                      "\"places\":[[\"red\"],[\"green\"],[\"blue\"]]}\n"));
}

TEST(Referee, BlamesTheAdmiralOfTheLineAndForARevealWhoseTurnItIs) {
  const GameRecord set_up = parse(header() + "deal green yellow+4\n");
  EXPECT_EQ(referee(set_up).violation->admiral, 1) << "the one dealt to";
  const GameRecord face_up = parse(header() + "reveal red*1\n");
  EXPECT_EQ(referee(face_up).violation->admiral, 0);
  const GameRecord reveal = parse(header() + kSetUp +
                                  "red play red-1 red@2\nred draw yellow+6\n"
                                  "reveal green*1\n");
  EXPECT_EQ(referee(reveal).violation->admiral, 1);
  const GameRecord stranger = parse(header() + kSetUp + "orange draw yellow+6\n");
  EXPECT_EQ(referee(stranger).violation->admiral, 5);
}

TEST(Referee, FindsNothingWrongWithAGameThatStopsInItsSetUp) {
  const GameRecord record = parse(header() + "deal red red-1 blue+2 green+2\n");
  const RefereeReport report = referee(record);
  EXPECT_TRUE(report.legal());
  EXPECT_TRUE(report.plies.empty());
  EXPECT_EQ(score(report.last, 2), 4);
}

std::vector<int> rolls_for(const State& state, const Event& event, std::mt19937& random) {
  const bool strike = event.kind == EventKind::strike;
  const bool fire =
      event.kind == EventKind::result && !event.none && event.result == SonarResult::friendly_fire;
  if (!strike && !fire) return {};
  const int torpedoes = strike ? state.rules().torpedoes()[event.cards[0]].torpedoes : 1;
  const int below = event.submarine.step - 1;
  const int misses = event.hit ? static_cast<int>(random() % unsigned(torpedoes)) : torpedoes;
  const int die = state.rules().deck().die;
  std::vector<int> rolls;
  for (int i = 0; i < misses && below < die; ++i) {
    rolls.push_back(below + 1 + static_cast<int>(random() % unsigned(die - below)));
  }
  if (event.hit) rolls.push_back(1 + static_cast<int>(random() % unsigned(std::min(below, die))));
  return rolls;
}

// Plays a random game and checks its record with the referee.
void expect_replay(const Deck& deck, const std::vector<int>& admirals, std::uint32_t seed) {
  std::mt19937 random(seed);
  const fast::Choose choose = [&](int n) { return static_cast<int>(random() % unsigned(n)); };
  GameRecord record;
  record.deck = "it";
  record.rules.emplace(deck);
  record.admirals = admirals;
  State state = fast::dealt(*record.rules, admirals, choose);
  record.lines = set_up_lines(state);
  const auto happen = [&](const Event& event) {
    record.lines.push_back(record_line(state, event, rolls_for(state, event, random)));
    state.apply(event);
  };
  for (int turn = 0; turn < 200 && state.phase() != Phase::over; ++turn) {
    auto ways = fast::ways(state);
    const auto chosen = std::next(ways.begin(), static_cast<long>(random() % ways.size()));
    for (const Event& event : chosen->second) happen(event);
    if (state.phase() == Phase::over) break;
    happen(fast::draw(state, choose));
    if (state.phase() == Phase::reveal) happen(fast::reveal(state, choose));
  }
  const std::string text = record_text(record);
  const auto read = parse_records(text, "x.game", [&](const std::string&) {
    return ParseResult<Deck>{deck, {}};
  });
  ASSERT_TRUE(read) << read.errors[0].text() << "\n" << text;
  const RefereeReport report = referee(read.value->front());
  ASSERT_TRUE(report.legal()) << report.violation->message.english() << "\n" << text;
  EXPECT_EQ(report.over(), state.phase() == Phase::over);
  EXPECT_EQ(places(report.last), places(state));
  for (int seat = 0; seat < state.seats(); ++seat) {
    EXPECT_EQ(score(report.last, seat), score(state, seat));
  }
}

TEST(Referee, AgreesWithEveryRandomGame) {
  const Deck shipped = decks::shipped();
  const Deck online = decks::online();
  const Deck small = fast::small_deck();
  for (int i = 0; i < kGames; ++i) {
    const auto seed = static_cast<std::uint32_t>(i);
    if (i % 15 == 0) expect_replay(shipped, {0, 1, 2, 3, 4, 5}, seed);
    if (i % 15 == 1) expect_replay(online, {3, 2}, seed);
    expect_replay(small, {1, 0, 2}, seed);
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace chartroom::con_sonar

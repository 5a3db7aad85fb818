#include "validator/play/referee/referee_report.h"

#include <gmock/gmock.h>

#include "tests/validator/play/referee/referee_games.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

using referee_games::free_bay;
using referee_games::game;
using referee_games::judge;

std::string json_of(const Map& map, const GameRecord& record) {
  return referee_json({"x.game", record, map, judge(map, record)});
}

std::string text_of(const Map& map, const GameRecord& record) {
  return referee_text({"x.game", record, map, judge(map, record)});
}

TEST(RefereeReport, GivesAGameAsOneLineOfJson) {
  const Map map = free_bay();
  EXPECT_EQ(
      json_of(map, game("A1 F6", "blue right\n  green silence up\nblue torpedo B2\n")),
      "{\"format\":\"chartroom-referee\",\"version\":1,\"record\":\"x.game\",\"map\":\"sea\","
      "\"legal\":false,\"exact\":true,"
      "\"violation\":{\"line\":9,\"column\":1,\"team\":\"blue\",\"rule\":\"target-island\","
      "\"message\":\"blue cannot fire at B2 from B1: B2 is an island (legal: right, sonar, silence "
      "right, missile at 8 points of quadrant 1, surface for 1 damage)\"},"
      "\"winner\":null,\"damage\":{\"blue\":0,\"green\":0},"
      "\"plies\":[{\"line\":7,\"team\":\"blue\",\"action\":\"right\",\"position\":\"B1\","
      "\"energy\":1,\"damage\":{\"blue\":0,\"green\":0},\"winner\":null,"
      "\"candidates\":{\"blue\":[\"B1\"],\"green\":[\"F6\"]}},"
      "{\"line\":8,\"team\":\"green\",\"action\":\"silence\",\"position\":\"F5\",\"energy\":0,"
      "\"damage\":{\"blue\":0,\"green\":0},\"winner\":null,"
      "\"candidates\":{\"blue\":[\"B1\"],\"green\":[\"E6\",\"F5\"]}}],"
      "\"read_aloud\":\"The call in line 9 breaks a rule. Blue cannot fire at B2 from B1: B2 is an "
      "island. The rule (maps/RULES.md, ruling 3): A missile is fired at water. What would have "
      "been "
      "legal: right, sonar, silence right, missile at 8 points of quadrant 1, surface for 1 "
      "damage. "
      "Go back to just before this call. The 2 calls before it count. What came after it does not "
      "count.\"}\n");
}

TEST(RefereeReport, NamesTheWinnerInJson) {
  const Map map = referee_games::rough_bay();
  EXPECT_THAT(json_of(map, game("A1 A3", "blue torpedo A3\n")),
              testing::AllOf(testing::HasSubstr("\"legal\":true,\"exact\":true,\"violation\":null,"
                                                "\"winner\":\"blue\",\"damage\":{\"blue\":0,"
                                                "\"green\":1},\"plies\":[{"),
                             testing::HasSubstr("\"winner\":\"blue\",\"candidates\"")));
  EXPECT_THAT(
      json_of(map, game("A1 A1", "blue torpedo A1\n")),
      testing::AllOf(testing::HasSubstr("\"winner\":\"draw\",\"damage\":{\"blue\":1,\"green\":1}"),
                     testing::Not(testing::HasSubstr("read_aloud"))));
}

TEST(RefereeReport, SortsCandidatesAsText) {
  const Map map = blank_map({4, 12}, "sea", "Sea");
  EXPECT_THAT(
      json_of(map, game("A1 D12", "blue right\n")),
      testing::HasSubstr("\"candidates\":{\"blue\":[\"B1\",\"B10\",\"B11\",\"B12\",\"B2\","));
}

TEST(RefereeReport, PutsAStartInItsOwnLine) {
  const Map map = free_bay();
  EXPECT_THAT(
      json_of(map, game("A1 E6", "blue right\n")),
      testing::AllOf(testing::HasSubstr("\"violation\":{\"line\":4,"),
                     testing::HasSubstr("\"rule\":\"start-forced\""),
                     testing::HasSubstr("\"damage\":{\"blue\":0,\"green\":0},\"plies\":[],"),
                     testing::HasSubstr("\"read_aloud\":\"The start in line 4 breaks a rule.")));
}

TEST(RefereeReport, ShowsTwoCaptainsWhatHappened) {
  const Map map = free_bay();
  EXPECT_EQ(
      text_of(map, game("A1 F6",
                        "blue right\ngreen silence up\nblue torpedo B1 = self\n"
                        "green sonar column B\n")),
      "x.game:1: Sea (sea), blue from A1, green from F6, blue goes first\n"
      "\n"
      "                                                        energy      damage    positions\n"
      " move  line  team   heard                       at    blue green  blue green  blue green\n"
      "    1     7  blue   right                       B1       1     0     0     0     1     1\n"
      "    2     8  green  silence                     F5       1     0     0     0     1     2\n"
      "    3     9  blue   missile B1 = self           B1       1     0     1     0     1     2\n"
      "    4    10  green  sonar column B              F5       1     0     1     0     1     2\n"
      "\n"
      "Positions: how many possible positions a team had for the other side's operator.\n"
      "Legal: 4 moves, no submarine is sunk yet (damage: blue 1, green 0).\n");
}

TEST(RefereeReport, PutsABrokenRuleAtItsPlace) {
  const Map map = free_bay();
  EXPECT_THAT(
      text_of(map, game("A1 F6", "blue right\n  green right\n")),
      testing::HasSubstr("\nx.game:8:3: off-map by green: green cannot go right from F6: the "
                         "map ends there (legal: up, left, sonar, silence up/left, "
                         "missile at 9 points of quadrant 4, surface for 1 damage)\n"));
}

TEST(RefereeReport, EndsADisputeWithAParagraphToBeReadAloud) {
  const Map map = free_bay();
  EXPECT_THAT(
      text_of(map, game("A1 F6", "blue right\n  green right\n")),
      testing::EndsWith(
          "\n\nRead this aloud: The call in line 8 breaks a rule. Green cannot go right from F6: "
          "the map ends there. The rule (maps/RULES.md, \"A turn\"): A submarine stays on the map. "
          "What would have been legal: up, left, sonar, silence up/left, missile at 9 points of "
          "quadrant 4, surface for 1 damage. Go back to just before this call. The one call before "
          "it counts. What came after it does not count.\n"));
  EXPECT_THAT(text_of(map, game("A1 F6", "blue sonar row 5\n")),
              testing::HasSubstr("(maps/RULES.md, \"A turn\"): A captain answers sonar truthfully "
                                 "with either the row or the column, as it prefers. "
                                 "What would have been legal: \"row 6\" or \"column F\". Go "
                                 "back to just before this call. What came after it"));
  EXPECT_THAT(text_of(map, game("A1 F6", "blue torpedo A1 = miss\n")),
              testing::HasSubstr("The correct call is \"self\"."));
  EXPECT_THAT(text_of(map, game("A1 F6", "green stop\nblue right\ngreen resume\n", "realtime")),
              testing::HasSubstr("or \"green resume\" first. This call does not count. When play "
                                 "resumes, blue calls this or another direction.\n"));
  EXPECT_THAT(text_of(map, game("A2 F6", "blue up\n")),
              testing::HasSubstr("The start in line 3 breaks a rule. Blue cannot start on A2"));
}

TEST(RefereeReport, SaysWhoPlayedWhereThatIsWritten) {
  const Map map = free_bay();
  GameRecord record = game("A1 F6", "blue right\n");
  record.players = {"mara", "expert"};
  EXPECT_THAT(
      text_of(map, record),
      testing::StartsWith("x.game:1: Sea (sea), blue (mara) from A1, green (expert) from F6, "
                          "blue goes first\n"));
}

TEST(RefereeReport, ShowsStopsBetweenThePlies) {
  const Map map = free_bay();
  EXPECT_THAT(
      text_of(map, game("A1 F6", "blue stop\nblue sonar row 6\nblue resume\n", "realtime")),
      testing::HasSubstr("\n          7  blue   stop\n    1     8  blue   sonar row 6     "));
}

TEST(RefereeReport, SaysWhoWon) {
  const Map map = referee_games::rough_bay();
  EXPECT_THAT(text_of(map, game("A1 A3", "blue torpedo A3\n")),
              testing::EndsWith("Legal: 1 move, blue wins (damage: blue 0, green 1).\n"));
  EXPECT_THAT(
      text_of(map, game("A1 A1", "blue torpedo A1\n")),
      testing::EndsWith("Legal: 1 move, both are sunk: a draw (damage: blue 1, green 1).\n"));
  EXPECT_THAT(text_of(map, game("A1 A1", "", "realtime")),
              testing::EndsWith("green from A1, realtime\nLegal: 0 moves, no submarine is sunk yet "
                                "(damage: blue 0, green 0).\n"));
}

}  // namespace
}  // namespace chartroom::play

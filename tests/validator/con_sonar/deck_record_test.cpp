#include "validator/con_sonar/deck_record.h"

#include <gmock/gmock.h>

#include "tests/validator/con_sonar/referee_games.h"

namespace chartroom::con_sonar {
namespace {

using namespace referee_games;

std::vector<std::string> errors(const std::string& text) {
  std::vector<std::string> result;
  for (const FileError& error : parse_records(text, "x.game", find_deck).errors) {
    result.push_back(error.text());
  }
  return result;
}

// Returns the error of a line of play, which is line 8.
std::string error_of(const std::string& line, const std::string& deck = "con-sonar") {
  const std::vector<std::string> found = errors(header(deck) + kSetUp + line);
  return found.empty() ? "" : found[0].substr(std::string("x.game:8:").size());
}

const std::string kEveryLine = header("online") + kSetUp +
                               "red play green+2 green@2\n"
                               "red strike blue*2 blue@6 7 4 = hit\n"
                               "red remove red*1\n"
                               "red bury red*1\n"
                               "red discard blue*2\n"
                               "red sonar 1 green-1 red-1\n"
                               "red result move blue+2 blue@2\n"
                               "red result move own-5 red@4\n"
                               "red result friendly-fire red@4 7 = miss\n"
                               "red result friendly-fire none\n"
                               "red result run-aground\n"
                               "red result reinforcements green\n"
                               "red result reinforcements none\n"
                               "red result perfect-storm none\n"
                               "red result special-delivery red*3\n"
                               "red result revealed-plans\n"
                               "red draw yellow+6 green-1\n"
                               "reveal orange*1\n";

TEST(Record, WritesEveryKindOfLineAsItReads) {
  EXPECT_EQ(record_text(parse(kEveryLine)), kEveryLine);
}

TEST(Record, KeepsWhoPlays) {
  const std::string text = header("con-sonar") + "players anna greedy planner\n" + kSetUp;
  const GameRecord record = parse(text);
  EXPECT_EQ(record.players, (std::vector<std::string>{"anna", "greedy", "planner"}));
  EXPECT_EQ(record_text(record), text);
  EXPECT_EQ(parse(header("con-sonar") + kSetUp).players, std::vector<std::string>());
  const auto errors_of = [](const std::string& line) {
    return errors(header("con-sonar") + line + kSetUp);
  };
  EXPECT_EQ(errors_of("players anna bob\n"),
            std::vector<std::string>{"x.game:4:9: 2 named for 3 admirals (expected one each)"});
  EXPECT_EQ(errors_of("players a b c\nplayers a b c\n"),
            std::vector<std::string>{"x.game:5:1: duplicate header line"});
  EXPECT_EQ(errors_of("players\n").size(), 1U);
}

TEST(Record, TakesWordsInAnyCaseCommentsBlankLinesAndHeaderLinesInAnyOrder) {
  const GameRecord record = parse(
      "# a game\r\n\r\nCHARTROOM-GAME 1\r\nAdmirals RED green # in order\r\nDECK Con-Sonar\r\n"
      "Deal Red RED-1 Blue+2 green+2\r\nred PLAY red-1 RED@2\r\n");
  EXPECT_EQ(record.deck, "con-sonar");
  EXPECT_EQ(record.admirals, (std::vector<int>{0, 1}));
  ASSERT_EQ(record.lines.size(), 2U);
  EXPECT_EQ(record.lines[1].submarine, (Submarine{0, 2}));
  EXPECT_EQ(record.lines[1].at.submarine, (TextPosition{7, 16}));
  EXPECT_EQ(record.position, (TextPosition{3, 1}));
}

TEST(Record, KeepsTheNameOfADeckFileAsItIsWritten) {
  const auto read = parse_records("chartroom-game 1\ndeck My/Own.deck.json\nadmirals red green\n",
                                  "x.game", find_deck);
  ASSERT_TRUE(read);
  EXPECT_EQ(read.value->front().deck, "My/Own.deck.json");
}

TEST(Record, ReadsSeveralGamesOfAFile) {
  const auto read = parse_records(header() + kSetUp + header("dry"), "x.game", find_deck);
  ASSERT_TRUE(read);
  ASSERT_EQ(read.value->size(), 2U);
  EXPECT_EQ(read.value->at(0).lines.size(), 4U);
  EXPECT_EQ(read.value->at(1).deck, "dry");
}

TEST(Record, RefusesWordsAndPointsThatTheDeckDoesNotHave) {
  EXPECT_THAT(error_of("red play red-2 red@2"),
              testing::StartsWith("10: \"red-2\" is not understood (expected a fleet card"));
  EXPECT_THAT(error_of("red play red*1 red@2"), testing::StartsWith("10: "));
  EXPECT_THAT(error_of("red play red-1 red@9"), testing::StartsWith("16: \"red@9\""));
  EXPECT_THAT(error_of("red play red-1 red@0"), testing::StartsWith("16: "));
  EXPECT_THAT(error_of("red play red-1 pink@2"), testing::StartsWith("16: "));
  EXPECT_THAT(error_of("pink play red-1 red@2"), testing::StartsWith("1: \"pink\""));
  EXPECT_THAT(error_of("red dance red-1"), testing::StartsWith("5: \"dance\""));
  EXPECT_THAT(error_of("red strike red*4 red@2 1"), testing::StartsWith("12: "));
  EXPECT_THAT(error_of("red strike red*1 red@2 one"), testing::StartsWith("24: \"one\""));
  EXPECT_THAT(error_of("red strike red*1 red@2 -1"), testing::StartsWith("24: "));
  EXPECT_THAT(error_of("red result flood"), testing::StartsWith("12: \"flood\""));
  EXPECT_THAT(error_of("red result move red+12 red@2"), testing::StartsWith("17: "));
  EXPECT_THAT(error_of("red result move red+0 red@2"), testing::StartsWith("17: "));
  EXPECT_THAT(error_of("red sonar two red-1"), testing::StartsWith("11: "));
  EXPECT_THAT(error_of("reveal red+2"), testing::StartsWith("8: "));
}

TEST(Record, RefusesLinesThatAreTooShortOrTooLong) {
  EXPECT_THAT(error_of("red play red-1"), testing::StartsWith("15: the line ends here"));
  EXPECT_THAT(error_of("red sonar 1"), testing::StartsWith("12: the line ends here"));
  EXPECT_THAT(error_of("red draw"), testing::StartsWith("9: the line ends here"));
  EXPECT_THAT(error_of("red bury"), testing::StartsWith("9: "));
  EXPECT_THAT(error_of("deal red"), testing::StartsWith("9: "));
  EXPECT_THAT(error_of("reveal"), testing::StartsWith("7: "));
  EXPECT_THAT(error_of("red bury red*1 red*2"), testing::StartsWith("16: unexpected \"red*2\""));
  EXPECT_THAT(error_of("red result run-aground red"), testing::StartsWith("24: "));
  EXPECT_THAT(error_of("red result reinforcements"), testing::StartsWith("26: "));
}

TEST(Record, RefusesNoneAfterAMoveAndClaimsWhereNothingWasFired) {
  EXPECT_THAT(error_of("red result move none"), testing::StartsWith("17: "));
  EXPECT_THAT(error_of("red play red-1 red@2 = hit"), testing::StartsWith("22: unexpected \"=\""));
  EXPECT_THAT(error_of("red result friendly-fire none = miss"),
              testing::StartsWith("31: unexpected \"=\""));
  EXPECT_THAT(error_of("red strike red*1 red@2 1 = self"), testing::StartsWith("28: \"self\""));
  EXPECT_THAT(error_of("red strike red*1 red@2 1 ="), testing::StartsWith("27: "));
}

TEST(Record, KnowsDiscardsOnlyWhereTheDeckAllowsThem) {
  EXPECT_THAT(error_of("red discard blue*2"), testing::StartsWith("5: \"discard\""));
  EXPECT_EQ(error_of("red discard blue*2", "online"), "");
}

TEST(Record, DealsOnlyToAdmiralsOfTheGame) {
  EXPECT_THAT(error_of("deal yellow red-1"),
              testing::StartsWith("6: \"yellow\" is not understood (expected an admiral"));
}

TEST(Record, WantsADeckAndAdmiralsBeforeEverythingElse) {
  EXPECT_THAT(errors(""), testing::ElementsAre(testing::HasSubstr("1:1: no game here")));
  EXPECT_THAT(errors("deck con-sonar"),
              testing::ElementsAre(testing::HasSubstr("1:1: a game begins with")));
  EXPECT_THAT(errors("chartroom-game 2\ndeck dry\nadmirals red blue"),
              testing::ElementsAre(testing::HasSubstr("1:16: ")));
  EXPECT_THAT(errors("chartroom-game 1\nadmirals red blue"),
              testing::ElementsAre(testing::HasSubstr("1:1: the game names no deck")));
  EXPECT_THAT(errors("chartroom-game 1\ndeck dry"),
              testing::ElementsAre(testing::HasSubstr("1:1: the game names no admirals")));
  EXPECT_THAT(errors("chartroom-game 1\ndeck dry\n" + kSetUp),
              testing::ElementsAre(testing::HasSubstr("3:1: the game begins before")));
  EXPECT_THAT(errors(header() + "deck dry"),
              testing::ElementsAre(testing::HasSubstr("4:1: duplicate header line")));
  EXPECT_THAT(errors(header("unknown") + kSetUp),
              testing::ElementsAre(testing::HasSubstr("2:6: there is no such deck")));
}

TEST(Record, RefusesAdmiralsThatCannotPlay) {
  const std::string game = "chartroom-game 1\ndeck con-sonar\nadmirals ";
  EXPECT_THAT(errors(game + "red"), testing::ElementsAre(testing::HasSubstr("3:13: ")));
  EXPECT_THAT(errors(game + "red red"), testing::ElementsAre(testing::HasSubstr("3:14: \"red\"")));
  EXPECT_THAT(errors(game + "red pink"), testing::ElementsAre(testing::HasSubstr("3:14: ")));
  EXPECT_THAT(errors(game + "red green blue yellow purple orange"), testing::IsEmpty());
  EXPECT_THAT(errors(header("few")),
              testing::ElementsAre(testing::HasSubstr("3:10: the deck has 8 fleet cards")));
}

}  // namespace
}  // namespace chartroom::con_sonar

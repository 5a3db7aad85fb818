#include "validator/rules/announcement_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "validator/rules/spoken_words.h"

namespace chartroom::rules {
using namespace maps;
namespace {

const std::string kHeader = "chartroom-announcements 1\nmap north-pole\n";

ParseResult<AnnouncementList> parse(const std::string& text) {
  return parse_announcements(text, "x.heard", Team::green);
}

std::vector<std::string> texts(const AnnouncementList& list) {
  std::vector<std::string> all;
  for (const HeardLine& line : list.lines) all.push_back(heard_text(line, Team::green));
  return all;
}

TEST(AnnouncementList, ReadsEveryKindOfLineInAnyCase) {
  const auto read = parse(kHeader +
                          "start\r\nUp\n\n  silence # quietly\nrow 8\ncolumn c\nSONAR\n"
                          "torpedo d3\ntorpedo D3 self\ntorpedo D3 hit self\nwe torpedo E7 MISS\n"
                          "we torpedo e7 hit\nsurface h3\nsurface H4 damage\nundo\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->map, "north-pole");
  EXPECT_THAT(
      texts(*read.value),
      testing::ElementsAre("start", "up", "silence", "row 8", "column C", "sonar", "torpedo D3",
                           "torpedo D3 self", "torpedo D3 self hit", "we torpedo E7 miss",
                           "we torpedo E7 hit", "surface H3", "surface H4 damage", "undo"));
  EXPECT_EQ(read.value->lines[1].position, (TextPosition{4, 1}));
  EXPECT_EQ(read.value->lines[2].position, (TextPosition{6, 3}));
}

// Operators type calls that the line does not need.
TEST(AnnouncementList, TakesThatAShotMissedAndThatSurfacingCostNothing) {
  const auto read =
      parse(kHeader +
            "torpedo D3 miss\nTorpedo D3 daneben\ntorpedo D3 miss self\n"
            "torpedo D3 self miss\nsurface H3 no damage\nAuftauchen H3 kein Schaden\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(texts(*read.value),
              testing::ElementsAre("torpedo D3", "torpedo D3", "torpedo D3 self", "torpedo D3 self",
                                   "surface H3", "surface H3"));
}

// Each captain calls it for the own submarine.
TEST(AnnouncementList, TakesThatBothCaptainsCalledAMiss) {
  const auto read = parse(kHeader + "“Missile on D3!” “Miss!” “Miss!”\nwe torpedo E4 miss miss\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(texts(*read.value), testing::ElementsAre("torpedo D3", "we torpedo E4 miss"));
  EXPECT_FALSE(parse(kHeader + "torpedo D3 miss miss miss\n"));
}

TEST(AnnouncementList, TakesTheSentencesThatOurSheetsPrint) {
  const auto read = parse(kHeader +
                          "“Up!”\nSonar!\n„Schleichfahrt!“\nMissile on D3!\n„Torpedo auf D3!“\n"
                          "« Torpille sur D3 ! »\n«Siluro su D3!»\n“어뢰, D3!”\n"
                          "Surfacing on H2!\n« Surface en H2 ! »\n“H2에서 부상!”\n"
                          "we torpedo E7, hit!\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(texts(*read.value),
              testing::ElementsAre("up", "sonar", "silence", "torpedo D3", "torpedo D3",
                                   "torpedo D3", "torpedo D3", "torpedo D3", "surface H2",
                                   "surface H2", "surface H2", "we torpedo E7 hit"));
  for (const char* wrong :
       {"torpedo on", "on D3", "surface su", "Z99에서 부상", "에서 부상", "H2에서"}) {
    EXPECT_FALSE(parse(kHeader + wrong)) << wrong;
  }
}

TEST(AnnouncementList, TakesTheCallsThatTheRulebooksPrint) {
  const auto calls = parse(kHeader +
                           "“Up!”\n“Activating sonar!”\n“We are on Line 2.”\n"
                           "“Activating silence!”\n“MISSILE ON D3!”\n“Surfacing—H3!”\n"
                           "„Aktiviere Sonar!“\n„Wir stehen in Zeile 2“\n"
                           "„Wir stehen in Spalte F“\nsurfacing – H3\nsurfacing - H3 damage\n");
  ASSERT_TRUE(calls) << calls.errors[0].text();
  EXPECT_THAT(
      texts(*calls.value),
      testing::ElementsAre("up", "sonar", "row 2", "silence", "torpedo D3", "surface H3", "sonar",
                           "row 2", "column F", "surface H3", "surface H3 damage"));
  EXPECT_EQ(calls.value->lines[2].said.team, Team::blue) << "the answer to our sonar";
}

TEST(AnnouncementList, TakesWhatPeopleTypeInstead) {
  const auto read = parse(kHeader +
                          "north\nn\nSouth\nwest\neast\nthey torpedo D3\nthey up\n"
                          "sie Torpedo D3\nwe sonar row 3\nwe sonar C열\nwe are 4\n"
                          "torpedo d 3\nfire D3\nthey fire d 3 missed\nwe fire D 3 missed\n"
                          "surface d 3 damage\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(
      texts(*read.value),
      testing::ElementsAre("up", "up", "down", "left", "right", "torpedo D3", "up", "torpedo D3",
                           "row 3", "column C", "row 4", "torpedo D3", "torpedo D3", "torpedo D3",
                           "we torpedo D3 miss", "surface D3 damage"));
}

TEST(AnnouncementList, TakesNoDamageInEachLanguage) {
  for (const char* none : {"no damage", "ohne Schaden", "keinen Schaden", "sans dégâts",
                           "aucun dégât", "senza danni", "nessun danno", "피해 없음", "무피해"}) {
    const auto read = parse(kHeader + "surface H3 " + none + "\nsurface H3 피해\n");
    ASSERT_TRUE(read) << none << ": " << read.errors[0].text();
    EXPECT_THAT(texts(*read.value), testing::ElementsAre("surface H3", "surface H3 damage"));
  }
}

TEST(AnnouncementList, MayTellWhoseOperatorListens) {
  EXPECT_EQ(team_of_list(kHeader + "Team BLUE # ours\nup\n"), Team::blue);
  EXPECT_EQ(team_of_list("# no header\nteam green\nup\n"), Team::green);
  EXPECT_EQ(team_of_list(kHeader + "up\n"), std::nullopt);
  const auto read = parse(kHeader + "team blue\nup\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(texts(*read.value), testing::ElementsAre("up"));
  const auto bad = parse(kHeader + "team red\nteam blue\nteam blue\nup\nteam green\n");
  ASSERT_EQ(bad.errors.size(), 3U);
  EXPECT_THAT(bad.errors[0].what, testing::HasSubstr("blue or green"));
  EXPECT_EQ(bad.errors[1].what, "the list already has a team");
  EXPECT_EQ(bad.errors[2].line, 7);
}

TEST(AnnouncementList, RefusesAShotOfOurOwnAtLand) {
  AnnouncementReader reader("x.heard", Team::green);
  reader.need_no_header();
  reader.limit_to({10, 10}, PointSet{Point{7, 2}});
  EXPECT_TRUE(reader.read_line("we torpedo H4 miss"));
  EXPECT_FALSE(reader.read_line("we torpedo H3 miss"));
  ASSERT_EQ(reader.errors().size(), 1U);
  EXPECT_EQ(reader.errors()[0].what, "H3 is an island; our missiles need a water target");
  reader.forget_line();
  EXPECT_TRUE(reader.read_line("torpedo H3")) << "of theirs the point may be misheard";
  EXPECT_FALSE(reader.read_line("mend 1 we torpedo H3 miss"));
}

TEST(AnnouncementList, TellsWhoseAnnouncementALineIs) {
  const auto read = parse(kHeader + "left\nrow 8\nsonar\nwe torpedo E7 hit\n");
  ASSERT_TRUE(read);
  const auto& lines = read.value->lines;
  EXPECT_EQ(lines[0].said.team, Team::green);
  EXPECT_EQ(lines[1].said.team, Team::blue) << "the answer is to our question";
  EXPECT_EQ(lines[1].said.line, 7);
  EXPECT_EQ(lines[2].said.team, Team::green);
  EXPECT_EQ(lines[3].said.team, Team::blue);
  EXPECT_EQ(heard_event(lines[3], Team::green), "we");
}

TEST(AnnouncementList, ReadsTheWordsOfEveryLanguageAndWritesThemInEnglish) {
  const auto read = parse(kHeader +
                          "u\nHoch\nbas\nsinistra\n오른쪽\ns\nSchleichfahrt\n소나\n"
                          "missile D3 SÉ\nt d3\nnous torpille e4 touché\n우리 어뢰 E4 빗나감\n"
                          "Line 2\nReihe 2\ncol c\n2\n2행\nC열\n12행\n"
                          "surfacing F2 Dégâts\n부상 F2\ndépart\nzurück\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(texts(*read.value),
              testing::ElementsAre("up", "up", "down", "left", "right", "silence", "silence",
                                   "sonar", "torpedo D3 self", "torpedo D3", "we torpedo E4 hit",
                                   "we torpedo E4 miss", "row 2", "row 2", "column C", "row 2",
                                   "row 2", "column C", "row 12", "surface F2 damage", "surface F2",
                                   "start", "undo"));
}

// The program writes a list with equal meaning.
TEST(AnnouncementList, EveryWordOfTheTableReadsAsItsEnglishWord) {
  for (const SpokenLanguage& language : spoken_languages()) {
    for (const SpokenWord& spoken : language.words) {
      std::string line(spoken.text);
      if (spoken.word == Word::hit || spoken.word == Word::miss) line = "we torpedo E4 " + line;
      if (spoken.word == Word::self) line = "torpedo E4 " + line;
      if (spoken.word == Word::damage) line = "surface E4 " + line;
      if (spoken.word == Word::we) line += " torpedo E4 hit";
      if (spoken.word == Word::torpedo || spoken.word == Word::surface) line += " E4";
      if (spoken.word == Word::row) line += " 8";
      if (spoken.word == Word::column) line += " C";
      if (spoken.word == Word::correct || spoken.word == Word::insert) line += " 3 down";
      const auto read = parse(kHeader + "up\n" + line + "\n");
      ASSERT_TRUE(read) << line;
      const std::string written = heard_text(read.value->lines[1], Team::green);
      EXPECT_THAT(written, testing::HasSubstr(std::string(to_string(spoken.word)))) << line;
      const auto again = parse(kHeader + "up\n" + written + "\n");
      ASSERT_TRUE(again) << written;
      EXPECT_EQ(heard_text(again.value->lines[1], Team::green), written);
    }
  }
}

TEST(AnnouncementList, AMendSaysWhatAnEarlierLineSaid) {
  const auto read = parse(kHeader + "up\nrow 8\nmend 3 down\nmend 4\nmend 4 7\nundo\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(texts(*read.value),
              testing::ElementsAre("up", "row 8", "mend 3 down", "mend 4", "mend 4 row 7", "undo"));
  const auto& lines = read.value->lines;
  EXPECT_EQ(lines[2].corrects, 3);
  EXPECT_EQ(lines[2].said.direction, Direction::down);
  EXPECT_EQ(lines[3].kind, HeardKind::unsaid);
  EXPECT_EQ(heard_event(lines[2], Team::green), "mend");
  EXPECT_EQ(lines[0].corrects, 0);
}

TEST(AnnouncementList, AnInsertionSaysWhatWasSaidBeforeAnEarlierLine) {
  const auto read = parse(kHeader + "start\nup\ninsert 4 down\ninsert 5 7\nmend 5 left\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(texts(*read.value), testing::ElementsAre("start", "up", "insert 4 down",
                                                       "insert 5 row 7", "mend 5 left"));
  EXPECT_EQ(read.value->lines[2].inserts, 4);
  EXPECT_EQ(read.value->lines[2].corrects, 0);
  for (const char* text : {"insert 3 up\n", "up\ninsert 3\n", "up\nmend 3 down\ninsert 4 up\n",
                           "up\nundo\ninsert 3 up\n", "up\ninsert 3 start\n"}) {
    EXPECT_FALSE(parse(kHeader + text)) << text;
  }
}

TEST(AnnouncementList, AfterTheNumberOfALineOnlyACallCanStand) {
  for (const char* line : {"mend 3 undo", "mend 3 start", "insert 3 mend", "insert 3 insert"}) {
    const auto read = parse(kHeader + "up\n" + line + "\n");
    ASSERT_FALSE(read) << line;
    EXPECT_THAT(read.errors[0].what, testing::HasSubstr("only a call can be here")) << line;
  }
}

TEST(AnnouncementList, TellsTheRangesOfTheMapAsSoonAsItIsKnown) {
  AnnouncementReader reader("-", Team::green);
  reader.need_no_header();
  reader.limit_to({6, 4});
  for (const char* line : {"row C", "col 8", "t x", "row 5"}) EXPECT_FALSE(reader.read_line(line));
  ASSERT_EQ(reader.errors().size(), 4U);
  EXPECT_EQ(reader.errors()[0].what, "\"C\" is not understood (expected a row from 1 to 4)");
  EXPECT_EQ(reader.errors()[1].what, "\"8\" is not understood (expected a column from A to F)");
  EXPECT_EQ(reader.errors()[2].what,
            "\"x\" is not understood (expected a point from A1 to F4, such as D3)");
  EXPECT_EQ(reader.errors()[3].what,
            "the map has no row 5 (its columns are A to F, its rows 1 to 4)");
}

TEST(AnnouncementList, NeedsNoHeaderWhereTheMapIsKnown) {
  AnnouncementReader reader("-", Team::green);
  reader.need_no_header();
  EXPECT_TRUE(reader.read_line("up"));
  EXPECT_TRUE(reader.finish().empty());
  AnnouncementReader with_header("-", Team::green);
  with_header.need_no_header();
  EXPECT_FALSE(with_header.read_line("chartroom-announcements 1"));
  EXPECT_FALSE(with_header.read_line("map umbria"));
  EXPECT_TRUE(with_header.read_line("up"));
  EXPECT_EQ(with_header.map(), "umbria");
  EXPECT_TRUE(with_header.finish().empty());
}

TEST(AnnouncementList, AForgottenLineHasNoNumber) {
  AnnouncementReader reader("-", Team::green);
  reader.need_no_header();
  EXPECT_TRUE(reader.read_line("up"));
  EXPECT_FALSE(reader.read_line("rigth"));
  EXPECT_EQ(reader.errors().at(0).what, "\"rigth\" is not understood (did you mean right?)");
  reader.forget_line();
  EXPECT_TRUE(reader.errors().empty());
  EXPECT_EQ(reader.read_line("right")->position.line, 2);
}

struct Bad {
  const char* line;
  int column;
  const char* what;
};

TEST(AnnouncementList, NamesThePlaceOfEveryLineThatDoesNotParse) {
  const Bad bad[] = {{"northwest", 1, "\"northwest\""},
                     {"e", 1, "with its word: col E"},
                     {"we are", 7, "row 8 or column C"},
                     {"we are on D3", 11, "row 8 or column C"},
                     {"we sonar", 9, "row 8 or column C"},
                     {"activating", 1, "\"activating\""},
                     {"they", 1, "\"they\""},
                     {"torpedo d", 9, "a point"},
                     {"torpedo d 99", 9, "a point"},
                     {"up down", 4, "unexpected"},
                     {"row", 4, "a row"},
                     {"row C", 5, "a row"},
                     {"column 8", 8, "a column"},
                     {"sonar row 8", 7, "without \"sonar\""},
                     {"torpedo", 8, "a point"},
                     {"torpedo P1", 9, "a point"},
                     {"torpedo D3 sunk", 12, "self if it damaged them"},
                     {"torpedo D3 hit miss", 16, "self if it damaged them"},
                     {"torpedo D3 miss hit", 17, "self if it damaged them"},
                     {"surface D3 no", 14, "no damage"},
                     {"torpedo D3 hit hit", 16, "self if it damaged them"},
                     {"we surface D3", 4, "only shots"},
                     {"we torpedo D3", 14, "hit or miss"},
                     {"we torpedo D3 hit self", 19, "unexpected"},
                     {"we torpedo D3 hit miss", 19, "hit if they were hit"},
                     {"we torpedo D3 miss hit", 20, "hit if they were hit"},
                     {"surface", 8, "a point"},
                     {"surface D3 hit", 12, "unexpected"},
                     {"silence left", 9, "unexpected"},
                     {"  undo", 3, "nothing to undo"},
                     {"map other", 1, "already"},
                     {"rigth", 1, "did you mean right?"},
                     {"schleichfart", 1, "did you mean schleichfahrt?"},
                     {"wee torpedo D3 hit", 1, "did you mean we?"},
                     {"we torpdo D3 hit", 4, "did you mean torpedo?"},
                     {"we torpedo D3 mis", 15, "did you mean miss?"},
                     {"torpedo D3 sefl", 12, "did you mean self?"},
                     {"C", 1, "with its word: col C"},
                     {"16", 1, "\"16\""},
                     {"8 9", 3, "unexpected"},
                     {"x행", 1, "\"x행\""},
                     {"mend", 5, "the number of an earlier line"},
                     {"mend up", 6, "the number of an earlier line"},
                     {"mend 0 up", 6, "the number of an earlier line"},
                     {"mend 3 up", 6, "line 3 is not a call that can be corrected"},
                     {"chartroom-announcements 1", 1, "only the first line"}};
  for (const Bad& b : bad) {
    const auto read = parse(kHeader + b.line + "\n");
    ASSERT_FALSE(read) << b.line;
    ASSERT_EQ(read.errors.size(), 1U) << b.line;
    EXPECT_EQ(read.errors[0].line, 3) << b.line;
    EXPECT_EQ(read.errors[0].column, b.column) << b.line;
    EXPECT_THAT(read.errors[0].what, testing::HasSubstr(b.what)) << b.line;
  }
}

TEST(AnnouncementList, ReportsEveryErrorAndAcceptsNothingInPart) {
  const auto read = parse("map a\nupp\ndwn\nup\n");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors.size(), 3U) << "the first line, and two bad ones";
  EXPECT_FALSE(parse(""));
  EXPECT_FALSE(parse("chartroom-announcements 1\n"));
  EXPECT_FALSE(parse("chartroom-announcements 1\nup\n")) << "no map";
  EXPECT_FALSE(parse("chartroom-announcements 2\nmap a\nup\n"));
}

TEST(AnnouncementList, UndoTakesBackOnlyWhatStands) {
  EXPECT_TRUE(parse(kHeader + "start\nup\nundo\nundo\nup\nundo\n"));
  const auto read = parse(kHeader + "up\nundo\nundo\n");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors[0].line, 5);
}

TEST(AnnouncementList, OnlyACallThatStandsCanBeMended) {
  EXPECT_TRUE(parse(kHeader + "up\nmend 3 down\nmend 3 left\n"));
  for (const char* text : {"start\nmend 3 up\n", "up\nundo\nmend 3 up\n", "up\nmend 4 up\n",
                           "up\nmend 3 down\nmend 4 up\n", "up\nmend 1 up\n", "up\nmend 3 undo\n",
                           "up\nmend 3 start\n"}) {
    EXPECT_FALSE(parse(kHeader + text)) << text;
  }
}

TEST(AnnouncementList, ATypedLineThatIsFaultyCountsForNothing) {
  AnnouncementReader reader("-", Team::green);
  EXPECT_FALSE(reader.read_line("chartroom-announcements 1"));
  EXPECT_FALSE(reader.read_line("map north-pole"));
  reader.limit_to({10, 10});
  EXPECT_FALSE(reader.read_line("surface K1"));
  ASSERT_EQ(reader.errors().size(), 1U);
  EXPECT_EQ(reader.errors()[0].text(),
            "-:3:1: the map has no point K1 (its columns are A to J, its rows 1 to 10)");
  EXPECT_FALSE(reader.read_line("undo")) << "there is nothing to take back";
  EXPECT_TRUE(reader.read_line("surface J1"));
  EXPECT_TRUE(reader.read_line("undo"));
  EXPECT_EQ(reader.finish().size(), 2U);
}

TEST(AnnouncementList, TellsWhatTheMapDoesNotHave) {
  const auto read = parse(kHeader + "row 11\ncolumn K\ntorpedo K1\nsurface A11\nrow 10\nup\n");
  ASSERT_TRUE(read);
  int errors = 0;
  for (const HeardLine& line : read.value->lines) {
    if (outside(line, {10, 10}, "x.heard")) ++errors;
  }
  EXPECT_EQ(errors, 4);
}

}  // namespace
}  // namespace chartroom::rules

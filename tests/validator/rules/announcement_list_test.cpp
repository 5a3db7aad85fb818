#include "validator/rules/announcement_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

struct Bad {
  const char* line;
  int column;
  const char* what;
};

TEST(AnnouncementList, NamesThePlaceOfEveryLineThatDoesNotParse) {
  const Bad bad[] = {{"north", 1, "\"north\""},
                     {"up down", 4, "out of place"},
                     {"row", 4, "a row"},
                     {"row C", 5, "a row"},
                     {"column 8", 8, "a column"},
                     {"sonar row 8", 7, "without \"sonar\""},
                     {"torpedo", 8, "a point"},
                     {"torpedo P1", 9, "a point"},
                     {"torpedo D3 miss", 12, "self when"},
                     {"torpedo D3 hit hit", 16, "self when"},
                     {"we surface D3", 4, "only shots"},
                     {"we torpedo D3", 14, "hit or miss"},
                     {"we torpedo D3 hit self", 19, "out of place"},
                     {"surface", 8, "a point"},
                     {"surface D3 hit", 12, "out of place"},
                     {"silence left", 9, "out of place"},
                     {"  undo", 3, "no line left"},
                     {"map other", 1, "already"},
                     {"chartroom-announcements 1", 1, "its first"}};
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

TEST(AnnouncementList, ATypedLineThatIsFaultyCountsForNothing) {
  AnnouncementReader reader("-", Team::green);
  EXPECT_FALSE(reader.read_line("chartroom-announcements 1"));
  EXPECT_FALSE(reader.read_line("map north-pole"));
  reader.limit_to({10, 10});
  EXPECT_FALSE(reader.read_line("surface K1"));
  ASSERT_EQ(reader.errors().size(), 1U);
  EXPECT_EQ(reader.errors()[0].text(), "-:3:1: the map has no point K1 (it is 10 x 10 points)");
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

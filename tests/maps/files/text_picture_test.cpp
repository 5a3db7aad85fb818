#include "maps/files/text_picture.h"

#include <gmock/gmock.h>

#include <sstream>

namespace chartroom::maps {
namespace {

const char* const kPicture = R"(   A B C D
 1 B .|. .
   - -
 2 . .|# o
     - - -
 3 .|. . .
 4 .|. . *

id: small
name.en: Small
name.de: Klein: a\nb
starts.blue: A1
starts.green: D4
surfacing.safe: C2 D2 D4
surfacing.damage_elsewhere: 1
rules.gauge: 5
)";

std::vector<std::string> errors(const std::string& text) {
  std::vector<std::string> result;
  for (const FileError& error : parse_text_picture(text, "a.txt").errors) {
    result.push_back(error.text());
  }
  return result;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(MapText, ReadsAPictureAndDrawsTheSame) {
  const ParseResult<Map> read = parse_text_picture(kPicture, "a.txt");
  ASSERT_TRUE(read) << read.errors[0].text();
  const Map& map = *read.value;
  EXPECT_EQ(map.size, (Size{4, 4}));
  EXPECT_EQ(map.quadrant_numbers(), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_EQ(map.quadrant(3), (PointSet{{0, 1}, {1, 1}, {0, 2}, {0, 3}}));
  EXPECT_EQ(map.name.at("de"), "Klein: a\nb");
  EXPECT_EQ(map.surface_points(), (PointSet{{2, 1}, {3, 1}, {3, 3}}));
  EXPECT_EQ(text_picture(map), kPicture);
  EXPECT_FALSE(has_divided_quadrant(map));
}

// Returns the picture with these texts before and after each line.
std::string around_lines(const std::string& before, const std::string& after) {
  std::string text;
  std::istringstream lines(kPicture);
  for (std::string line; std::getline(lines, line);) text += before + line + after + "\n";
  return text;
}

TEST(MapText, ReadsAPictureAfterATripThroughAChat) {
  for (const std::string& text :
       {around_lines("    ", ""), around_lines("\t", ""), around_lines("", "   "),
        around_lines("", "\t \r"), around_lines("  ", "  "),
        "\xEF\xBB\xBF" + std::string(kPicture)}) {
    const ParseResult<Map> read = parse_text_picture(text, "a.txt");
    ASSERT_TRUE(read) << read.errors[0].text() << "\n" << text;
    EXPECT_EQ(text_picture(*read.value), kPicture);
  }
}

TEST(MapText, NamesTheBlankThatIsAnother) {
  std::string nbsp;
  for (const char c : std::string(kPicture)) nbsp += c == ' ' ? "\u00A0" : std::string(1, c);
  EXPECT_THAT(errors(nbsp), testing::ElementsAre("a.txt:1:1: U+00A0 is not an ordinary space"));
  EXPECT_THAT(errors(replaced(kPicture, "B .|. .", "B\t.|. .")),
              testing::ElementsAre("a.txt:2:5: U+0009 is not an ordinary space"));
  EXPECT_THAT(errors(replaced(kPicture, " 3 .|", " 3\u2003.|")),
              testing::Contains("a.txt:6:3: U+2003 is not an ordinary space"));
  EXPECT_THAT(errors(replaced(kPicture, "- -\n", "-\u3000-\n")),
              testing::ElementsAre("a.txt:3:5: U+3000 is not an ordinary space"));
  EXPECT_THAT(errors(kPicture + 3),
              testing::ElementsAre(
                  "a.txt:1:1: wrong spacing in the board's first line (expected \"   A B C D\")"));
}

TEST(MapText, TellsPlacesInTheFileAsItIs) {
  std::string text = around_lines("    ", "");
  EXPECT_THAT(errors(replaced(text, "2 . .|#", "2 . .|x")),
              testing::ElementsAre("a.txt:4:12: not a point (expected . # o B G or *)"));
  text = replaced(text, "    rules.gauge: 5", "rules.gauge: 5");
  EXPECT_THAT(errors(text), testing::ElementsAre(testing::StartsWith(
                                "a.txt:1:4: wrong spacing in the board's first line (")));
}

TEST(MapText, KeepsASpaceAtTheEndOfAValue) {
  Map map = *parse_text_picture(kPicture, "a.txt").value;
  map.author = "J. Doe  ";
  map.notes["en"] = " ";
  const std::string text = text_picture(map);
  EXPECT_NE(text.find("author: J. Doe \\u{20}\n"), std::string::npos) << text;
  const ParseResult<Map> read = parse_text_picture(text, "a.txt");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(*read.value, map);
}

TEST(MapText, ReadsLineEndsOfBothKinds) {
  std::string text = kPicture;
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.replace(at, 1, "\r\n");
  }
  const ParseResult<Map> read = parse_text_picture(text, "a.txt");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(text_picture(*read.value), kPicture);
}

TEST(MapText, TellsOfAQuadrantInPieces) {
  Map map = blank_map({6, 4}, "a", "A");
  EXPECT_FALSE(has_divided_quadrant(map));
  map.quadrants.set({5, 3}, 1);
  EXPECT_TRUE(has_divided_quadrant(map));
}

TEST(MapText, SaysWhereABoardIsWrong) {
  EXPECT_THAT(errors(""), testing::ElementsAre(testing::StartsWith("a.txt:1:1: not a board")));
  EXPECT_THAT(errors(replaced(kPicture, "C D", "D C")),
              testing::ElementsAre(testing::StartsWith("a.txt:1:8: not a board")));
  EXPECT_THAT(errors(replaced(kPicture, "# o", "x o")),
              testing::ElementsAre(testing::StartsWith("a.txt:4:8: not a point")));
  // Row 4 joins the third and the fourth quadrant, so two borders further up have no two sides.
  const char* const unclosed = ": the border is open: both sides are the same quadrant";
  EXPECT_THAT(errors(replaced(kPicture, " 4 .|", " 4 . ")),
              testing::ElementsAre(std::string("a.txt:5:6") + unclosed,
                                   std::string("a.txt:6:5") + unclosed));
  EXPECT_THAT(errors(replaced(kPicture, " 3 ", " 5 ")),
              testing::ElementsAre(testing::StartsWith("a.txt:6:1: not a row of the board")));
  EXPECT_THAT(errors(replaced(kPicture, ". . *\n", ". . * .\n")),
              testing::ElementsAre(testing::StartsWith("a.txt:7:11: the line is too long")));
  EXPECT_THAT(
      errors(replaced(kPicture, ". . *\n", ". . *\n   -\n")),
      testing::ElementsAre(testing::StartsWith("a.txt:8:4: no point is below this border")));
}

TEST(MapText, RefusesATenthQuadrant) {
  std::string text = "   A B C D\n";
  for (int row = 1; row <= 4; ++row) {
    text += " " + std::to_string(row) + " .|.|.|.\n   - - - -\n";
  }
  EXPECT_THAT(errors(text), testing::ElementsAre("a.txt:6:6: too many quadrants (at most 9)"));
}

TEST(MapText, SaysWhereALineIsWrong) {
  EXPECT_THAT(errors(replaced(kPicture, "id: small", "id: Small")),
              testing::ElementsAre(testing::StartsWith("a.txt:9:5: \"id\" must be 1 to 64")));
  EXPECT_THAT(
      errors(replaced(kPicture, "id: small", "di: small")),
      testing::ElementsAre("a.txt:9:1: \"di\" is not a key of a map (did you mean \"id\"?)"));
  EXPECT_THAT(
      errors(replaced(kPicture, "gauge: 5", "gauge: 12")),
      testing::ElementsAre("a.txt:16:14: \"gauge\" must be a whole number from 1 to 9, not 12"));
  EXPECT_THAT(errors(replaced(kPicture, "gauge: 5", "gauge: x")),
              testing::ElementsAre("a.txt:16:14: \"x\" is not a whole number"));
  EXPECT_THAT(errors(replaced(kPicture, "a\\nb", "ä\\tb")),
              testing::ElementsAre(
                  "a.txt:11:18: unknown escape (expected \\n, \\r, \\\\ or one such as \\u{1b})"));
  EXPECT_THAT(errors(replaced(kPicture, "starts.green: D4", "starts.green: D3")),
              testing::ElementsAre(
                  "a.txt:6:10: found \".\" at D3 (expected \"G\" from the lines below the board)",
                  "a.txt:7:10: found \"*\" at D4 (expected \"o\" from the lines below the board)"));
  EXPECT_THAT(errors(replaced(kPicture, "starts.green: D4", "starts.green: E4")),
              testing::ElementsAre(testing::StartsWith(
                  "a.txt:13:15: \"green\" must be a point on the map, A1 to D4, not \"E4\"")));
}

}  // namespace
}  // namespace chartroom::maps

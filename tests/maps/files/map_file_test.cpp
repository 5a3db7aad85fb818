#include "maps/files/map_file.h"

#include <gmock/gmock.h>

namespace chartroom::maps {
namespace {

const char* const kSmallest = R"({
  "format": "chartroom-map",
  "version": 1,
  "id": "small",
  "name": {
    "en": "Small"
  },
  "points": [
    "....",
    ".#..",
    "....",
    "...."
  ],
  "quadrants": [
    "1122",
    "1122",
    "3344",
    "3344"
  ]
}
)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::vector<std::string> errors(const std::string& text) {
  std::vector<std::string> result;
  for (const FileError& error : parse_map(text, "a.map.json").errors) {
    result.push_back(error.text() + " @" + error.pointer);
  }
  return result;
}

TEST(MapFile, ReadsTheSmallestMapAndWritesTheSameBytes) {
  const ParseResult<MapFile> read = parse_map(kSmallest, "a.map.json");
  ASSERT_TRUE(read) << read.errors[0].text();
  Map expected = blank_map({4, 4}, "small", "Small");
  expected.islands = {{1, 1}};
  EXPECT_EQ(read.value->map, expected);
  EXPECT_TRUE(read.value->canonical);
  EXPECT_EQ(to_canonical_json(expected), kSmallest);
}

TEST(MapFile, WritesEveryMemberInCanonicalForm) {
  Map map = blank_map({4, 4}, "small", "Small");
  map.revision = "2";
  map.name["de"] = "Klein „\"\\ü";
  map.name["ar"] = "صغير";
  map.author = "A";
  map.license = "CC0";
  map.notes["fr"] = "a\nb";
  map.theme = Theme::reef;
  map.starts.green = Point{3, 3};
  map.surfacing = Surfacing{{{3, 0}, {0, 2}}, 2};
  map.rules.torpedo = 3;
  map.rules.ply_limit = 99;
  const std::string text = to_canonical_json(map);
  EXPECT_THAT(text,
              testing::HasSubstr("  \"name\": {\n    \"en\": \"Small\",\n    \"ar\": \"صغير\",\n"
                                 "    \"de\": \"Klein „\\\"\\\\ü\"\n  },\n"));
  EXPECT_THAT(text, testing::EndsWith(R"(  "starts": {
    "green": "D4"
  },
  "surfacing": {
    "safe": [
      "D1",
      "A3"
    ],
    "damage_elsewhere": 2
  },
  "rules": {
    "torpedo": 3,
    "ply_limit": 99
  }
}
)"));
  const ParseResult<MapFile> read = parse_map(text, "a.map.json");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->map, map);
  EXPECT_TRUE(read.value->canonical);
}

TEST(MapFile, ReadsOtherLayoutsButTellsThatTheyAreNotCanonical) {
  std::string text = kSmallest;
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.replace(at, 1, "\r\n");
  }
  const ParseResult<MapFile> read = parse_map(text, "-");
  ASSERT_TRUE(read);
  EXPECT_FALSE(read.value->canonical);
  EXPECT_EQ(to_canonical_json(read.value->map), kSmallest);
}

TEST(MapFile, KnowsWhereEveryValueAndCharacterStands) {
  const std::string text = replaced(kSmallest, R"(".#..")", R"("\u002e#..")");
  const ParseResult<MapFile> read = parse_map(text, "a.map.json");
  ASSERT_TRUE(read);
  const json::SourceIndex& source = read.value->source;
  EXPECT_EQ(source.of(""), (TextPosition{1, 1}));
  EXPECT_EQ(source.of("/name/en"), (TextPosition{6, 11}));
  EXPECT_EQ(source.of("/points/1"), (TextPosition{10, 5}));
  EXPECT_EQ(source.of_character("/points/1", 0), (TextPosition{10, 6}));
  EXPECT_EQ(source.of_character("/points/1", 1), (TextPosition{10, 12}));
  EXPECT_EQ(source.of_character("/quadrants/0", 3), (TextPosition{15, 9}));
  EXPECT_EQ(source.of_character("/points/1", 9), (TextPosition{10, 5}));
  EXPECT_EQ(source.of("/theme"), (TextPosition{1, 1}));
  EXPECT_EQ(source.of("/points/99"), (TextPosition{8, 13}));
  EXPECT_EQ(json::SourceIndex{}.of("/points"), (TextPosition{1, 1}));
}

TEST(MapFile, ReportsEveryErrorOfAFile) {
  std::string text = replaced(kSmallest, "\"small\"", "\"Small\"");
  text = replaced(text, "\"....\",\n    \".#..\"", "\"..x.\",\n    \".#...\"");
  text = replaced(text, "\"name\"", "\"nmae\"");
  text = replaced(text, "    \"3344\"\n  ]", "    \"3344\"\n  ],\n  \"rules\": {\"sonar\": 12}");
  EXPECT_THAT(
      errors(text),
      testing::ElementsAre(
          "a.map.json:1:1: missing required member \"name\" @",
          "a.map.json:4:9: \"id\" must be 1 to 64 lowercase letters (a to z), digits and hyphens, "
          "not \"Small\" @/id",
          "a.map.json:5:3: unknown member \"nmae\" (did you mean \"name\"?) @/nmae",
          "a.map.json:9:8: element 1 of \"points\" has \"x\" (expected . for water or # for an "
          "island) "
          "@/points/0",
          "a.map.json:10:5: element 2 of \"points\" must have 4 characters like the first row, not "
          "5 @/points/1",
          "a.map.json:20:22: \"sonar\" must be a whole number from 0 to 9, not 12 @/rules/sonar"));
}

TEST(MapFile, BlamesTheFirstRowWhereTheOthersAgree) {
  const std::string text = replaced(kSmallest, "[\n    \"....\"", "[\n    \"...\"");
  EXPECT_THAT(errors(text),
              testing::ElementsAre("a.map.json:9:5: element 1 of \"points\" must have 4 characters "
                                   "like most rows, not 3 @/points/0"));
}

TEST(MapFile, JudgesNothingElseOfALaterVersion) {
  const std::string text =
      replaced(replaced(kSmallest, "\"version\": 1", "\"version\": 2"), "\"id\"", "\"new\"");
  const ParseResult<MapFile> read = parse_map(text, "a.map.json");
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_EQ(read.errors[0].kind, ErrorKind::too_new);
  EXPECT_EQ(read.errors[0].text(),
            "a.map.json:3:14: \"version\" 2 needs a newer Chartroom (this one reads up to 1)");
}

TEST(MapFile, SaysThatAFileIsOfAnotherKind) {
  EXPECT_THAT(errors(replaced(kSmallest, "chartroom-map", "chartroom-certificate")),
              testing::ElementsAre(
                  testing::StartsWith("a.map.json:2:13: \"format\" must be \"chartroom-map\", not "
                                      "\"chartroom-certificate\": this is another kind of file")));
}

TEST(MapFile, JudgesCostsByTheGaugeThatHolds) {
  const auto with = [](const std::string& rules) {
    return errors(replaced(kSmallest, "  ]\n}", "  ],\n  \"rules\": {" + rules + "}\n}"));
  };
  EXPECT_THAT(with("\"gauge\": 5, \"torpedo\": 5"), testing::IsEmpty());
  EXPECT_THAT(with("\"sonar\": 5"),
              testing::ElementsAre(testing::HasSubstr(
                  "20:22: \"sonar\" must be at most 4 (the rulebook's gauge), not 5")));
  EXPECT_THAT(
      with("\"gauge\": 2"),
      testing::ElementsAre(testing::HasSubstr(
          "20:22: \"gauge\" must be at least 4 (the rulebook's cost of \"torpedo\"), not 2")));
  EXPECT_THAT(with("\"gauge\": 2, \"torpedo\": 2, \"silence\": 2"), testing::IsEmpty());
}

TEST(MapFile, SaysWhenAFileCannotBeRead) {
  const ParseResult<MapFile> read = load_map("/nowhere/a.map.json");
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_EQ(read.errors[0].line, 0);
  EXPECT_EQ(read.errors[0].kind, ErrorKind::other);
}

}  // namespace
}  // namespace chartroom::maps

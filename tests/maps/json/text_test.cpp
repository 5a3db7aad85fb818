#include "maps/json/text.h"

#include <gtest/gtest.h>

namespace chartroom::json {
namespace {

TEST(JsonText, CountsTheBytesThatAreUtf8) {
  EXPECT_EQ(utf8_length(""), 0U);
  EXPECT_EQ(utf8_length("aé€😀"), 10U);
  EXPECT_EQ(utf8_length("aé\xFF€"), 3U);
  EXPECT_EQ(utf8_length("a\xC3"), 1U);           // cut off
  EXPECT_EQ(utf8_length("\xC0\xAF"), 0U);        // overlong
  EXPECT_EQ(utf8_length("ab\xED\xA0\x80"), 2U);  // half of a surrogate pair
}

TEST(JsonText, MakesAnyBytesReadable) {
  EXPECT_EQ(readable_text("aé€"), "aé€");
  EXPECT_EQ(readable_text(""), "");
  EXPECT_EQ(readable_text("a\xFF\xFE\x62\xC3"), "a\uFFFD\uFFFDb\uFFFD");
}

TEST(JsonText, WalksTheCharactersOfAString) {
  const std::string text = R"( "a\u00e9\ud83d\ude00é\n" )";
  StringCharacters characters(text, 1);
  std::vector<std::pair<char32_t, int>> seen;
  while (const auto character = characters.next()) {
    seen.emplace_back(character->code_point, character->columns);
  }
  const std::vector<std::pair<char32_t, int>> expected{
      {U'a', 1}, {U'é', 6}, {U'😀', 12}, {U'é', 1}, {U'\n', 2}};
  EXPECT_EQ(seen, expected);
}

}  // namespace
}  // namespace chartroom::json

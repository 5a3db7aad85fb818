#include "maps/json/text.h"

#include <gtest/gtest.h>

namespace chartroom::json {
namespace {

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

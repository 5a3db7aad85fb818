// Tests that the program reads and writes the examples in the format documents.
#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "maps/files/text_picture.h"
#include "maps/platform/safe_file.h"

namespace chartroom::maps {
namespace {

// Returns the first code block on a page that begins with `start`.
std::string example(const std::string& page, const std::string& start) {
  const std::string text = read_file(std::string(CHARTROOM_SOURCE_DIR) + "/" + page).value.value();
  const auto begin = text.find(start);
  const auto end = text.find("```", begin);
  EXPECT_NE(end, std::string::npos) << start;
  return end == std::string::npos ? "" : text.substr(begin, end - begin);
}

TEST(Formats, ShowsACanonicalMapAndItsPicture) {
  const ParseResult<MapFile> read =
      parse_map(example("maps/MAP-FILES.md", "{\n  \"format\": \"chartroom-map\""), "example");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_TRUE(read.value->canonical);
  const std::string picture = example("maps/MAP-FILES.md", "   A B C D E F\n");
  EXPECT_EQ(text_picture(read.value->map), picture);
  const ParseResult<Map> drawn = parse_text_picture(picture, "example");
  ASSERT_TRUE(drawn) << drawn.errors[0].text();
  EXPECT_EQ(*drawn.value, read.value->map);
}

TEST(Formats, ShowsACanonicalPack) {
  const ParseResult<PackFile> read =
      parse_pack(example("maps/PACK-FILES.md", "{\n  \"format\": \"chartroom-pack\""), "example");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_TRUE(read.value->canonical);
}

TEST(Formats, ShowsWhatAnErrorLooksLike) {
  std::string text = example("maps/MAP-FILES.md", "{\n  \"format\": \"chartroom-map\"");
  const std::string sonar = "\"sonar\": 2";
  text.replace(text.find(sonar), sonar.size(), "\"sonar\": 12");
  const ParseResult<MapFile> read = parse_map(text, "two-bays.map.json");
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_EQ(example("cli/COMMANDS.md", "two-bays.map.json:"), read.errors[0].text() + "\n");
}

}  // namespace
}  // namespace chartroom::maps

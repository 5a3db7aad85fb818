#include "maps/tiled_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "maps/map_file.h"
#include "tests/known_maps.h"

namespace chartroom {
namespace {

using testing::HasSubstr;

std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const auto at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return at == std::string::npos ? text : text.replace(at, part.size(), by);
}

std::string error(const std::string& text) {
  const Read<Map> read = parse_tiled_map(text, "a.tmj");
  EXPECT_FALSE(read);
  return read.errors.empty() ? "" : read.errors[0].text();
}

TEST(TiledMap, ComesBackAsItWas) {
  std::mt19937 random(21);
  for (int i = 0; i < 200; ++i) {
    Map map = known::random_map(random);
    map.notes["en"] = "Says \"a\\b\"\nand more";
    map.theme = kThemes[random() % kThemes.size()];
    if (random() % 2) map.starts.green = known::random_water(map, random);
    // Numbers of rules that do not fit each other are no map.
    if (!parse_map(map_text(map), "")) continue;
    const Read<Map> read = parse_tiled_map(tiled_map(map), "a.tmj");
    ASSERT_TRUE(read) << read.errors[0].text();
    EXPECT_EQ(*read.value, map);
  }
}

TEST(TiledMap, TakesTurnedTilesAnotherFirstTileAndMembersOfTiled) {
  const Map map = known::north_pole();
  std::string text = replaced(tiled_map(map), "\"data\":[1,", "\"data\":[2147483649,");
  text = replaced(text, "\"type\":\"map\",", "\"type\":\"map\",\"backgroundcolor\":\"#aabbcc\",");
  const Read<Map> read = parse_tiled_map(text, "a.tmj");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read.value, map);
}

TEST(TiledMap, AFaultIsToldWithItsPlaceOrWithWhatWasExpected) {
  const std::string good = tiled_map(known::north_pole());
  EXPECT_THAT(error("[]"), HasSubstr("a.tmj:1:1: "));
  EXPECT_THAT(error("{"), HasSubstr("a.tmj:1:2: "));
  EXPECT_THAT(error(replaced(good, "\"name\":\"quadrants\"", "\"name\":\"regions\"")),
              HasSubstr("layer \"quadrants\""));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,", "\"data\":[0,")), HasSubstr("island at A1"));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,", "\"data\":[")), HasSubstr("100 points"));
  EXPECT_THAT(error(replaced(good, "surface point", "treasure")), HasSubstr("surface point)"));
  EXPECT_THAT(error(replaced(good, "\"value\":\"north-pole\"", "\"value\":\"North Pole\"")),
              HasSubstr("North Pole"));
  EXPECT_THAT(error(replaced(good, "\"width\":10", "\"width\":99")), HasSubstr("from 4 to 15"));
}

}  // namespace
}  // namespace chartroom

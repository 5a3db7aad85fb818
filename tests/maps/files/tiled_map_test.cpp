#include "maps/files/tiled_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "maps/files/map_file.h"
#include "maps/map_edit.h"
#include "tests/known_maps.h"

namespace chartroom::maps {
namespace {

using testing::HasSubstr;

std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const auto at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return at == std::string::npos ? text : text.replace(at, part.size(), by);
}

std::string error(const std::string& text) {
  const ParseResult<Map> read = parse_tiled_map(text, "a.tmj");
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
    // Skips maps with contradictory rules, which are invalid.
    if (!parse_map(to_canonical_json(map), "")) continue;
    const ParseResult<Map> read = parse_tiled_map(tiled_map(map), "a.tmj");
    ASSERT_TRUE(read) << read.errors[0].text();
    EXPECT_EQ(*read.value, map);
  }
}

TEST(TiledMap, TakesTurnedTilesAndMembersOfTiled) {
  const Map map = known::north_pole();
  std::string text = replaced(tiled_map(map), "\"data\":[1,", "\"data\":[2147483649,");
  text = replaced(text, "\"type\":\"map\",", "\"type\":\"map\",\"backgroundcolor\":\"#aabbcc\",");
  const ParseResult<Map> read = parse_tiled_map(text, "a.tmj");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read.value, map);
}

// Returns the text with all tile numbers higher, as if other tile sets came first.
std::string shifted(const std::string& text, int by) {
  std::string result;
  const std::string opening = "\"data\":[";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = std::min(text.find(opening, at), text.size());
    result += text.substr(at, begin - at);
    if (begin == text.size()) break;
    const std::size_t end = text.find(']', begin);
    std::istringstream tiles(text.substr(begin + opening.size(), end - begin - opening.size()));
    std::string list;
    for (std::string tile; std::getline(tiles, tile, ',');) {
      list += (list.empty() ? "" : ",") + std::to_string(std::stoi(tile) + by);
    }
    result += opening + list;
    at = end;
  }
  return result;
}

TEST(TiledMap, TakesItsTilesFromTheSetOfItsNameOrTheOneThatItIsPaintedWith) {
  const Map map = known::north_pole();
  const std::string other = "{\"firstgid\":1,\"source\":\"sea.tsx\"},";
  std::string text = shifted(tiled_map(map), 5);
  text = replaced(text, "\"tilesets\":[{\"firstgid\":1,",
                  "\"tilesets\":[" + other + "{\"firstgid\":6,");
  for (const std::string& one : {text, replaced(text, "\"name\":\"chartroom\",", "")}) {
    const ParseResult<Map> read = parse_tiled_map(one, "a.tmj");
    ASSERT_TRUE(read) << read.errors[0].text();
    EXPECT_EQ(*read.value, map);
  }
}

TEST(TiledMap, LooksIntoGroupsOfLayers) {
  const Map map = known::north_pole();
  std::string text = replaced(tiled_map(map), "\"layers\":[",
                              "\"layers\":[{\"name\":\"sea\",\"type\":\"group\",\"layers\":[");
  ASSERT_EQ(text.back(), '\n');
  const std::size_t end = text.rfind(']');
  text.insert(end, "]}");
  const ParseResult<Map> read = parse_tiled_map(text, "a.tmj");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(*read.value, map);
}

// Tiled positions a tile by its lower left corner, a drawn rectangle by its upper left one.
TEST(TiledMap, AMarkIsWhereItsMiddleIs) {
  Map map = blank_map({4, 4}, "sea", "Sea");
  map.starts.blue = Point{1, 2};
  const std::string text = tiled_map(map);
  const std::string position = "\"x\":48,\"y\":80,";
  for (const char* shape : {"\"x\":32,\"y\":64,\"width\":32,\"height\":32,",
                            "\"gid\":3,\"x\":32,\"y\":96,\"width\":32,\"height\":32,"}) {
    std::string marked = replaced(text, "\"width\":0,\"height\":0,", "");
    marked = replaced(marked, position, shape);
    const ParseResult<Map> read = parse_tiled_map(marked, "a.tmj");
    ASSERT_TRUE(read) << read.errors[0].text();
    EXPECT_EQ(read.value->starts.blue, (Point{1, 2})) << shape;
  }
}

TEST(TiledMap, AnErrorIsToldWithItsPositionOrWithWhatWasExpected) {
  const std::string good = tiled_map(known::north_pole());
  EXPECT_THAT(error("[]"), HasSubstr("a.tmj:1:1: "));
  EXPECT_THAT(error("{"), HasSubstr("a.tmj:1:2: "));
  EXPECT_THAT(error(replaced(good, "\"name\":\"quadrants\"", "\"name\":\"regions\"")),
              HasSubstr("layer \"quadrants\""));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,", "\"data\":[0,")), HasSubstr("island at A1"));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,", "\"data\":[")), HasSubstr("100 points"));
  EXPECT_THAT(
      error(replaced(good, "\"data\":[1,1,1,", "\"data\":[1,0,7,")),
      HasSubstr("\"data\" is 0 (the tile of water or of an island at B1, and so at 1 more)"));
  EXPECT_THAT(error(replaced(good, "\"infinite\":false", "\"infinite\":true")),
              HasSubstr("\"infinite\" is true (a map with an end; in Tiled: "));
  EXPECT_THAT(error(replaced(good, "\"name\":\"id\"", "\"name\":\"nick\"")),
              HasSubstr("; in Tiled: Map, Map Properties, a property id"));
  EXPECT_THAT(error(replaced(good, "surface point", "treasure")), HasSubstr("surface point)"));
  EXPECT_THAT(error(replaced(good, "\"value\":\"north-pole\"", "\"value\":\"North Pole\"")),
              HasSubstr("North Pole"));
  EXPECT_THAT(error(replaced(good, "\"width\":10", "\"width\":99")), HasSubstr("from 4 to 15"));
}

}  // namespace
}  // namespace chartroom::maps

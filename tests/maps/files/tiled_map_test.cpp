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

// Returns the members of the layer of that name with more members.
std::string with_layer(const std::string& text, const std::string& name, const std::string& more) {
  const std::string member = "\"name\":\"" + name + "\",";
  return replaced(text, member, member + more);
}

// Returns the text with all layers in a group that has these members.
std::string in_group(std::string text, const std::string& members) {
  text = replaced(text, "\"layers\":[",
                  "\"layers\":[{\"name\":\"sea\",\"type\":\"group\"," + members + "\"layers\":[");
  text.insert(text.rfind(']'), "]}");
  return text;
}

TEST(TiledMap, MovesMarksWithTheirLayerAndItsGroups) {
  Map map = blank_map({4, 4}, "sea", "Sea");
  map.starts.blue = Point{1, 2};
  const auto start = [](const std::string& text) {
    const ParseResult<Map> read = parse_tiled_map(text, "a.tmj");
    EXPECT_TRUE(read) << (read.errors.empty() ? "" : read.errors[0].text());
    return read ? read.value->starts.blue : std::nullopt;
  };
  const std::string text = tiled_map(map);
  EXPECT_EQ(start(with_layer(text, "marks", "\"offsetx\":32,")), (Point{2, 2}));
  EXPECT_EQ(start(with_layer(text, "marks", "\"offsety\":-40,")), (Point{1, 1}));
  EXPECT_EQ(start(in_group(text, "\"offsetx\":96,\"offsety\":7,")), (Point{1, 2}))
      << "all layers together";
  EXPECT_EQ(start(with_layer(in_group(text, "\"offsetx\":96,"), "marks", "\"offsetx\":-32,")),
            (Point{0, 2}));
  const std::string tile =
      "\"gid\":3,\"x\":32,\"y\":64,\"width\":32,\"height\":32,\"rotation\":90,";
  EXPECT_EQ(start(replaced(replaced(text, "\"width\":0,\"height\":0,\"rotation\":0,", ""),
                           "\"x\":48,\"y\":80,", tile)),
            (Point{1, 2}))
      << "turned around its lower left corner";
}

TEST(TiledMap, RefusesWhatTiledShowsOtherwise) {
  const std::string good = tiled_map(known::north_pole());
  EXPECT_THAT(error(with_layer(good, "quadrants", "\"offsetx\":32,\"offsety\":1.5,")),
              HasSubstr("must have the same offset, not 32, 1.5 and 0, 0 ("));
  EXPECT_THAT(error(with_layer(good, "points", "\"offsetx\":32,")), HasSubstr(" and 32, 0 ("));
  for (const char* layer : {"points", "quadrants", "marks"}) {
    EXPECT_THAT(error(with_layer(good, layer, "\"parallaxx\":0.5,")),
                HasSubstr("\"parallaxx\" must be 1 (in Tiled: "));
    EXPECT_THAT(error(with_layer(good, layer, "\"offsetx\":\"far\",")),
                HasSubstr("must be pixels, not"));
  }
  const std::string hidden =
      replaced(good, "\"visible\":true,\"data\":[1,", "\"visible\":false,\"data\":[1,");
  EXPECT_THAT(error(hidden), HasSubstr("\"visible\" must be true (in Tiled: "));
  EXPECT_THAT(error(in_group(good, "\"visible\":false,")), HasSubstr("\"visible\" must be true ("));
  EXPECT_EQ(parse_tiled_map(in_group(good, "\"visible\":false,"), "a.tmj").errors.size(), 1U);
  EXPECT_THAT(error(in_group(good, "\"opacity\":0,")), HasSubstr("\"opacity\" must be over 0 ("));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,", "\"chunks\":[],\"tiles\":[1,")),
              HasSubstr("\"chunks\" must be absent (in Tiled: "));
  EXPECT_THAT(error(replaced(good, "\"x\":0,\"y\":0,\"width\"", "\"x\":1,\"y\":0,\"width\"")),
              HasSubstr("\"x\" must be 0 ("));
  EXPECT_THAT(error(replaced(good, "\"y\":0,\"width\":10,\"height\":10",
                             "\"y\":0,\"width\":20,\"height\":5")),
              HasSubstr("\"width\" must be 10 (as in the map), not 20"));
  EXPECT_THAT(
      error(replaced(good, "\"orientation\":\"orthogonal\"", "\"orientation\":\"isometric\"")),
      HasSubstr("\"orientation\" must be orthogonal (in Tiled: "));
  EXPECT_THAT(error(replaced(good, "\"name\":\"chartroom\",",
                             "\"name\":\"chartroom\",\"tileoffset\":{\"x\":32,\"y\":0},")),
              HasSubstr("\"x\" must be 0 (in Tiled: Tileset"));
  EXPECT_THAT(error(replaced(good, "\"point\":true,", "\"polygon\":[],")),
              HasSubstr("must be a point, a rectangle, an ellipse or a tile"));
  const std::size_t object = good.find("\"point\":true");
  EXPECT_THAT(error(good.substr(0, object) +
                    replaced(good.substr(object), "\"visible\":true", "\"visible\":false")),
              HasSubstr("\"visible\" must be true (in Tiled: the object's eye"));
}

TEST(TiledMap, TakesWhatChangesNothing) {
  const Map map = known::north_pole();
  std::string text = with_layer(tiled_map(map), "points", "\"offsetx\":0,\"parallaxy\":1,");
  text = replaced(text, "\"layers\":[",
                  "\"layers\":[{\"name\":\"photo\",\"type\":\"imagelayer\","
                  "\"visible\":false,\"offsetx\":5,\"opacity\":0},");
  const ParseResult<Map> read = parse_tiled_map(text, "a.tmj");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(*read.value, map);
}

TEST(TiledMap, NamesTheMapsLimitsToAMarkOutsideThem) {
  Map map = blank_map({4, 6}, "sea", "Sea");
  map.starts.blue = Point{1, 2};
  EXPECT_THAT(error(replaced(tiled_map(map), "\"x\":48,", "\"x\":-5,")),
              HasSubstr("\"blue start\" is outside the map (expected a point from A1 to D6)"));
}

TEST(TiledMap, AnErrorIsToldWithItsPositionOrWithWhatWasExpected) {
  const std::string good = tiled_map(known::north_pole());
  EXPECT_THAT(error("[]"), HasSubstr("a.tmj:1:1: "));
  EXPECT_THAT(error("{"), HasSubstr("a.tmj:1:2: "));
  EXPECT_THAT(error(replaced(good, "\"name\":\"quadrants\"", "\"name\":\"regions\"")),
              HasSubstr("no layer is named \"quadrants\""));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,", "\"data\":[0,")),
              HasSubstr("island tile (at A1)"));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,", "\"data\":[")), HasSubstr("100 points"));
  EXPECT_THAT(error(replaced(good, "\"data\":[1,1,1,", "\"data\":[1,0,7,")),
              HasSubstr("\"data\" must be a water or island tile (at B1 and 1 more), not 0"));
  EXPECT_THAT(error(replaced(good, "\"infinite\":false", "\"infinite\":true")),
              HasSubstr("\"infinite\" must be false (in Tiled: "));
  EXPECT_THAT(error(replaced(good, "\"name\":\"id\"", "\"name\":\"nick\"")),
              HasSubstr("; in Tiled: Map, Map Properties, a property id"));
  EXPECT_THAT(error(replaced(good, "surface point", "treasure")),
              HasSubstr("surface point, not \"treasure\""));
  EXPECT_THAT(error(replaced(good, "\"value\":\"north-pole\"", "\"value\":\"North Pole\"")),
              HasSubstr("North Pole"));
  EXPECT_THAT(error(replaced(good, "\"width\":10", "\"width\":99")), HasSubstr("from 4 to 15"));
}

}  // namespace
}  // namespace chartroom::maps

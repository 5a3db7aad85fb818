#include <fmt/core.h>

#include "maps/files/tiled_map.h"
#include "maps/json/writer.h"
#include "maps/map_values.h"

namespace chartroom::maps {
namespace {

constexpr int kFirstTile = 1;

void write_tileset(json::Writer& json) {
  json.key("tilesets").begin_array().begin_object();
  json.member("firstgid", kFirstTile).member("name", "chartroom").member("image", kTilesFile);
  json.member("imagewidth", kTileCount * kTilePixels).member("imageheight", kTilePixels);
  json.member("tilewidth", kTilePixels).member("tileheight", kTilePixels);
  json.member("tilecount", kTileCount).member("columns", kTileCount);
  json.member("margin", 0).member("spacing", 0).key("tiles").begin_array();
  for (int tile = 0; tile < kTileCount; ++tile) {
    const std::string type = tile == 0   ? "water"
                             : tile == 1 ? "island"
                                         : fmt::format("quadrant {}", tile - 1);
    json.begin_object().member("id", tile).member("type", type).end_object();
  }
  json.end_array().end_object().end_array();
}

void write_layer(json::Writer& json, const Map& map, int id, const char* name) {
  const bool points = id == 1;
  json.begin_object().member("id", id).member("name", name).member("type", "tilelayer");
  json.member("x", 0).member("y", 0);
  json.member("width", map.size.columns).member("height", map.size.rows);
  json.key("opacity").decimal(points ? 1 : 0.4).member("visible", true);
  json.key("data").begin_array();
  for (const Point p : map.points()) {
    const int tile = points ? (map.islands.contains(p) ? 1 : 0) : 1 + map.quadrants.at(p);
    json.value(kFirstTile + tile);
  }
  json.end_array().end_object();
}

class Marks {
 public:
  explicit Marks(json::Writer& json) : json_(json) {}

  void add(const char* name, Point p) {
    json_.begin_object().member("id", ++count_).member("name", name).member("type", "");
    json_.member("point", true).member("width", 0).member("height", 0).member("rotation", 0);
    json_.member("x", p.column * kTilePixels + kTilePixels / 2);
    json_.member("y", p.row * kTilePixels + kTilePixels / 2).member("visible", true).end_object();
  }
  int count() const { return count_; }

 private:
  json::Writer& json_;
  int count_ = 0;
};

int write_marks(json::Writer& json, const Map& map) {
  json.begin_object().member("id", 3).member("name", "marks").member("type", "objectgroup");
  json.member("draworder", "topdown").member("x", 0).member("y", 0);
  json.key("opacity").value(1).member("visible", true).key("objects").begin_array();
  Marks marks(json);
  if (map.starts.blue) marks.add("blue start", *map.starts.blue);
  if (map.starts.green) marks.add("green start", *map.starts.green);
  for (const Point p : map.surface_points()) marks.add("surface point", p);
  json.end_array().end_object();
  return marks.count();
}

void write_properties(json::Writer& json, const Map& map) {
  json.key("properties").begin_array();
  for (const MapValue& value : map_values(map)) {
    if (value.key.starts_with("starts.") || value.key == "surfacing.safe") continue;
    json.begin_object().member("name", value.key).member("type", "string");
    json.member("value", value.value).end_object();
  }
  json.end_array();
}

}  // namespace

std::string tiled_map(const Map& map) {
  json::Writer json;
  json.begin_object().member("type", "map").member("version", "1.10");
  json.member("orientation", "orthogonal").member("renderorder", "right-down");
  json.member("infinite", false).member("compressionlevel", -1);
  json.member("width", map.size.columns).member("height", map.size.rows);
  json.member("tilewidth", kTilePixels).member("tileheight", kTilePixels);
  write_properties(json, map);
  write_tileset(json);
  json.key("layers").begin_array();
  write_layer(json, map, 1, "points");
  write_layer(json, map, 2, "quadrants");
  const int marks = write_marks(json, map);
  json.end_array().member("nextlayerid", 4).member("nextobjectid", marks + 1);
  return json.end_object().text();
}

}  // namespace chartroom::maps

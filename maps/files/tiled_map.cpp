#include "maps/files/tiled_map.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>

#include "maps/files/map_file.h"
#include "maps/files/tiled_document.h"
#include "maps/json/archive.h"
#include "maps/json/document.h"
#include "maps/map_values.h"

namespace chartroom::maps {
namespace {

using json::Field;

// Tiled keeps a tile's rotation in its upper bits.
constexpr std::uint32_t kTileBits = 0x0FFFFFFF;

// Returns 0 for a cell that is no number; Tiled writes 0 for no tile.
std::uint32_t tile_of(const Field<std::uint32_t>& cell) {
  return cell.value.value_or(0) & kTileBits;
}

class TiledReader {
 public:
  TiledReader(std::string_view bytes, const std::string& path) : tree_(bytes), errors_(path) {}

  ParseResult<Map> read() {
    const json::Value* root = tree_.read(errors_);
    if (root != nullptr && errors_.empty()) read_root(*root);
    if (errors_.empty()) validate_as_file(*root);
    if (!errors_.empty()) return {{}, errors_.sorted()};
    return {std::move(map_), {}};
  }

 private:
  template <class T>
  void refuse(const Field<T>& field, const std::string& expected) {
    add_field_error(*field.at, expected, errors_);
  }
  template <class T>
  const T* require(const Field<T>& field, const std::string& expected) {
    return json::require(field, expected, errors_);
  }

  // Returns 0 for a point, which need not have an extent.
  double extent(const Field<double>& field) {
    if (field.at != nullptr && !field.value) refuse(field, "a number");
    return field.value.value_or(0);
  }

  int side(const Field<double>& field) {
    const double* side = require(field, "a number of points");
    if (side == nullptr) return 0;
    const bool good = *side >= kMinSide && *side <= kMaxSide && *side == std::floor(*side);
    if (!good) refuse(field, "a whole number from 4 to 15");
    return good ? static_cast<int>(*side) : 0;
  }

  void read_root(const json::Value& root);
  void read_map(const TiledDocument& document);
  void collect_layers(const json::List<LayerDocument>& layers);
  void read_tilesets(const TiledDocument& document);
  double first_painted_tile();
  void read_layers(const TiledDocument& document);
  void read_tiles(const LayerDocument& layer, bool points);
  bool set_tile(Point p, const Field<std::uint32_t>& cell, bool points);
  void read_marks(const LayerDocument& layer);
  void read_mark(const Field<ObjectDocument>& field);
  void set_mark(const Field<std::string>& name, Point p);
  void read_properties(const json::List<PropertyDocument>& list);
  bool set_value(const std::string& key, const std::string& text);
  void validate_as_file(const json::Value& root);

  json::Tree tree_;
  json::ErrorList errors_;
  Map map_;
  double tile_width_ = kTilePixels;
  double tile_height_ = kTilePixels;
  double first_tile_ = 1;
  std::vector<const LayerDocument*> layers_;  // named layers, including those in groups
  bool has_points_ = false;
  bool has_quadrants_ = false;
  std::map<std::string, const json::Value*> values_;  // property values by key
};

void TiledReader::read_root(const json::Value& root) {
  if (root.kind != json::Value::Kind::object) {
    return add_field_error(root, std::string("a map of Tiled"), errors_);
  }
  Field<TiledDocument> document;
  json::InputArchive::lenient().read(root, document);
  read_map(*document.value);
}

void TiledReader::read_map(const TiledDocument& document) {
  map_.size = {side(document.width), side(document.height)};
  const double* width = require(document.tilewidth, "pixels");
  const double* height = require(document.tileheight, "pixels");
  const auto* layers = require(document.layers, "the layers points and quadrants");
  if (width == nullptr || height == nullptr || layers == nullptr || !errors_.empty()) return;
  tile_width_ = std::max(1.0, *width);
  tile_height_ = std::max(1.0, *height);
  if (document.infinite.value == true) {
    return refuse(document.infinite, "a map with an end; in Tiled: Map, Map Properties, Infinite");
  }
  collect_layers(*layers);
  read_tilesets(document);
  read_layers(document);
  if (document.properties.at == nullptr) return;
  const auto* properties = require(document.properties, "a list in square brackets");
  if (properties != nullptr) read_properties(*properties);
}

void TiledReader::collect_layers(const json::List<LayerDocument>& layers) {
  for (const Field<LayerDocument>& layer : layers) {
    if (layer.value->name.value) layers_.push_back(&*layer.value);
    if (layer.value->layers.value) collect_layers(*layer.value->layers.value);
  }
}

// Returns 0 if there is none.
double TiledReader::first_painted_tile() {
  for (const LayerDocument* layer : layers_) {
    if (layer->name.value->text != "points" || !layer->data.value) continue;
    for (const Field<std::uint32_t>& cell : *layer->data.value) {
      const std::uint32_t tile = tile_of(cell);
      if (tile > 0) return tile;
    }
  }
  return 0;
}

// Finds Chartroom's tileset by name. A tileset in its own file has no name here: then takes the one
// that the map uses.
void TiledReader::read_tilesets(const TiledDocument& document) {
  const auto* sets = require(document.tilesets, "Chartroom's tiles");
  if (sets == nullptr) return;
  if (sets->empty()) return refuse(document.tilesets, "Chartroom's tiles");
  const double painted = first_painted_tile();
  first_tile_ = 0;
  for (const Field<TilesetDocument>& set : *sets) {
    const double* begin = require(set.value->firstgid, "a number");
    if (begin == nullptr) return;
    const Field<json::Scalar>& name = set.value->name;
    if (name.value && name.value->text == "chartroom") {
      first_tile_ = *begin;
      return;
    }
    if (*begin > first_tile_ && (*begin <= painted || first_tile_ == 0)) first_tile_ = *begin;
  }
}

void TiledReader::read_layers(const TiledDocument& document) {
  for (const LayerDocument* layer : layers_) {
    const std::string& name = layer->name.value->text;
    if (name == "points" || name == "quadrants") {
      bool& seen = name == "points" ? has_points_ : has_quadrants_;
      if (seen) refuse(layer->name, "one layer of that name");
      seen = true;
      read_tiles(*layer, name == "points");
    }
    if (name == "marks") read_marks(*layer);
  }
  if (!has_points_) refuse(document.layers, "with a layer \"points\"");
  if (!has_quadrants_) refuse(document.layers, "with a layer \"quadrants\"");
}

// Reports missing tiles and foreign tiles as one error.
void TiledReader::read_tiles(const LayerDocument& layer, bool points) {
  const auto* data = require(
      layer.data, "tiles in CSV, not Base64; in Tiled: Map, Map Properties, Tile Layer Format");
  if (data == nullptr) return;
  const auto expected = static_cast<std::size_t>(map_.size.points());
  if (data->size() != expected) {
    return refuse(layer.data, "a tile for each of the " + std::to_string(expected) + " points");
  }
  std::vector<std::size_t> wrong;
  std::string where;
  std::size_t at = 0;
  for (const Point p : map_.points()) {
    if (!set_tile(p, (*data)[at], points)) {
      if (wrong.empty()) where = to_string(p);
      wrong.push_back(at);
    }
    ++at;
  }
  if (wrong.empty()) return;
  const std::size_t more = wrong.size() - 1;
  refuse((*data)[wrong[0]],
         (points ? "the tile of water or of an island at " : "the tile of a quadrant at ") + where +
             (more == 0 ? "" : ", and so at " + std::to_string(more) + " more"));
}

bool TiledReader::set_tile(Point p, const Field<std::uint32_t>& cell, bool points) {
  const double tile = static_cast<double>(tile_of(cell)) - first_tile_;
  if (points && (tile == 0 || tile == 1)) {
    if (tile == 1) map_.islands.insert(p);
    return true;
  }
  if (points || tile < 2 || tile >= kTileCount) return false;
  map_.quadrants.set(p, static_cast<int>(tile) - 1);
  return true;
}

void TiledReader::read_marks(const LayerDocument& layer) {
  const auto* objects = require(layer.objects, "a layer of objects");
  if (objects == nullptr) return;
  for (const Field<ObjectDocument>& object : *objects) read_mark(object);
}

void TiledReader::read_mark(const Field<ObjectDocument>& field) {
  const ObjectDocument& object = *field.value;
  const double* x = require(object.x, "pixels");
  const double* y = require(object.y, "pixels");
  const std::string* name = require(object.name, "what it marks");
  if (x == nullptr || y == nullptr || name == nullptr) return;
  const double column = std::floor((*x + extent(object.width) / 2) / tile_width_);
  // A tile object is anchored at its lower left corner, any other object at its upper left.
  const double down = object.gid.at != nullptr ? -0.5 : 0.5;
  const double row = std::floor((*y + down * extent(object.height)) / tile_height_);
  if (!(column >= 0 && column < map_.size.columns && row >= 0 && row < map_.size.rows)) {
    return refuse(field, "on a point of the map");
  }
  set_mark(object.name, {static_cast<int>(column), static_cast<int>(row)});
}

void TiledReader::set_mark(const Field<std::string>& name, Point p) {
  if (name.value == "blue start" || name.value == "green start") {
    map_.starts.of(name.value == "blue start" ? Team::blue : Team::green) = p;
  } else if (name.value == "surface point") {
    if (!map_.surfacing) map_.surfacing = Surfacing{};
    map_.surfacing->safe.insert(p);
  } else {
    refuse(name, "blue start, green start or surface point");
  }
}

void TiledReader::read_properties(const json::List<PropertyDocument>& list) {
  for (const Field<PropertyDocument>& property : list) {
    const auto& [name, value] = *property.value;
    if (!name.value || !value.value) {
      refuse(property, "a property with name and value");
      continue;
    }
    values_[name.value->text] = value.at;
    if (!set_value(name.value->text, value.value->text)) {
      refuse(value, "a value for the property \"" + name.value->text + "\"");
    }
  }
}

std::optional<int> whole_number(const std::string& text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

// Returns false if the text is no value for the key. Other properties are the author's own.
bool TiledReader::set_value(const std::string& key, const std::string& text) {
  if (key == "id") map_.id = text;
  if (key == "revision") map_.revision = text;
  if (key == "author") map_.author = text;
  if (key == "license") map_.license = text;
  if (key.starts_with("name.")) map_.name[key.substr(5)] = text;
  if (key.starts_with("notes.")) map_.notes[key.substr(6)] = text;
  if (key == "theme") {
    map_.theme = parse_theme(text);
    return map_.theme.has_value();
  }
  if (key == "surfacing.damage_elsewhere") {
    const std::optional<int> damage = whole_number(text);
    if (!map_.surfacing) map_.surfacing = Surfacing{};
    map_.surfacing->damage_elsewhere = damage.value_or(0);
    return damage.has_value();
  }
  for (const HouseRule& rule : kHouseRules) {
    if (key != std::string("rules.") + rule.name) continue;
    map_.rules.*rule.replacement = whole_number(text);
    return (map_.rules.*rule.replacement).has_value();
  }
  return true;
}

// Adds the map file reader's errors, at the properties that cause them.
void TiledReader::validate_as_file(const json::Value& root) {
  for (const FileError& error : parse_map(to_canonical_json(map_), {}).errors) {
    std::string key = error.pointer.substr(std::min<std::size_t>(1, error.pointer.size()));
    std::replace(key.begin(), key.end(), '/', '.');
    const auto found = values_.find(key);
    const bool given = found != values_.end();
    const json::Value& at = given ? *found->second : root;
    if (key == "name") key = "name.en";
    const bool missing = !given && (key == "id" || key == "name.en");
    errors_.add(at.position, at.pointer(),
                error.what + (missing ? "; in Tiled: Map, Map Properties, a property " + key : ""));
  }
}

}  // namespace

ParseResult<Map> parse_tiled_map(std::string_view bytes, const std::string& path) {
  return TiledReader(bytes, path).read();
}

}  // namespace chartroom::maps

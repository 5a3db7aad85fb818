#include "maps/files/tiled_map.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <set>

#include "maps/files/map_file.h"
#include "maps/files/tiled_document.h"
#include "maps/files/tiled_layers.h"
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
  void fail(const json::Value& at, const std::string& what) {
    errors_.add(at.position, at.pointer(), what);
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
  void read_tilesets(const TiledDocument& document);
  void refuse_moved_tiles(const TilesetDocument& set);
  double first_painted_tile();
  void read_layers(const TiledDocument& document);
  void take(const TiledLayer& layer, const TiledLayer*& place);
  void refuse_faults(const TiledLayer& layer);
  void refuse_other_place(const TiledLayer& layer);
  void read_tiles(const TiledLayer& layer, bool points);
  bool set_tile(Point p, const Field<std::uint32_t>& cell, bool points);
  void read_marks(const TiledLayer& layer);
  void read_mark(const Field<ObjectDocument>& field, const TiledLayer& layer);
  std::pair<double, double> middle_of(const ObjectDocument& object);
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
  std::set<const json::Value*> told_;  // faults of layers, as those in one group share some
  std::vector<TiledLayer> layers_;
  double left_ = 0;  // of the sea, in pixels
  double top_ = 0;
  std::map<std::string, const json::Value*> values_;  // property values by key
};

void TiledReader::read_root(const json::Value& root) {
  if (root.kind != json::Value::Kind::object) {
    return add_field_error(root, std::string("a Tiled map"), errors_);
  }
  Field<TiledDocument> document;
  json::InputArchive::lenient().read(root, document);
  read_map(*document.value);
}

void TiledReader::read_map(const TiledDocument& document) {
  map_.size = {side(document.width), side(document.height)};
  const double* width = require(document.tilewidth, "pixels");
  const double* height = require(document.tileheight, "pixels");
  const auto* layers = require(document.layers, "the layers \"points\" and \"quadrants\"");
  if (width == nullptr || height == nullptr || layers == nullptr || !errors_.empty()) return;
  tile_width_ = std::max(1.0, *width);
  tile_height_ = std::max(1.0, *height);
  if (document.infinite.value == true) {
    return refuse(document.infinite, "false (in Tiled: Map, Map Properties, Infinite)");
  }
  if (document.orientation.at != nullptr && document.orientation.value != "orthogonal") {
    return refuse(document.orientation, "orthogonal (in Tiled: Map, Map Properties, Orientation)");
  }
  layers_ = tiled_layers(*layers);
  read_tilesets(document);
  read_layers(document);
  if (document.properties.at == nullptr) return;
  const auto* properties = require(document.properties, "a list in square brackets");
  if (properties != nullptr) read_properties(*properties);
}

// Returns 0 if there is none.
double TiledReader::first_painted_tile() {
  for (const TiledLayer& layer : layers_) {
    if (layer.document->name.value->text != "points" || !layer.document->data.value) continue;
    for (const Field<std::uint32_t>& cell : *layer.document->data.value) {
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
      return refuse_moved_tiles(*set.value);
    }
    if (*begin > first_tile_ && (*begin <= painted || first_tile_ == 0)) first_tile_ = *begin;
  }
}

void TiledReader::refuse_moved_tiles(const TilesetDocument& set) {
  if (!set.tileoffset.value) return;
  for (const Field<double>* offset : {&set.tileoffset.value->x, &set.tileoffset.value->y}) {
    if (offset->value.value_or(0) == 0) continue;
    refuse(*offset, "0 (in Tiled: Tileset, Tileset Properties, Drawing Offset)");
  }
}

void TiledReader::read_layers(const TiledDocument& document) {
  const TiledLayer* points = nullptr;
  const TiledLayer* quadrants = nullptr;
  for (const TiledLayer& layer : layers_) {
    const std::string& name = layer.document->name.value->text;
    if (name == "points") take(layer, points);
    if (name == "quadrants") take(layer, quadrants);
  }
  if (points == nullptr) fail(*document.layers.at, "no layer is named \"points\"");
  if (quadrants == nullptr) fail(*document.layers.at, "no layer is named \"quadrants\"");
  if (points != nullptr) {
    left_ = points->x;
    top_ = points->y;
    read_tiles(*points, true);
  }
  if (quadrants != nullptr) read_tiles(*quadrants, false);
  for (const TiledLayer& layer : layers_) {
    if (layer.document->name.value->text == "marks") read_marks(layer);
  }
}

void TiledReader::take(const TiledLayer& layer, const TiledLayer*& place) {
  const Field<json::Scalar>& name = layer.document->name;
  if (place != nullptr) return fail(*name.at, "two layers are named \"" + name.value->text + "\"");
  place = &layer;
}

void TiledReader::refuse_faults(const TiledLayer& layer) {
  for (const LayerFault& fault : layer.faults) {
    if (told_.insert(fault.at).second) add_field_error(*fault.at, fault.expected, errors_);
  }
}

// All layers together may lie anywhere, but the sea of one cannot lie beside that of another.
void TiledReader::refuse_other_place(const TiledLayer& layer) {
  if (layer.x == left_ && layer.y == top_) return;
  const LayerDocument& document = *layer.document;
  const json::Value* at = document.name.at;
  if (document.offsety.at != nullptr) at = document.offsety.at;
  if (document.offsetx.at != nullptr) at = document.offsetx.at;
  const auto pixels = [](double x, double y) { return fmt::format("{:g}, {:g}", x, y); };
  errors_.add(at->position, at->pointer(),
              fmt::format("the layers \"quadrants\" and \"points\" must have the same offset, not "
                          "{} and {} (in Tiled: Layer Properties, Offset)",
                          pixels(layer.x, layer.y), pixels(left_, top_)));
}

// Reports missing tiles and foreign tiles as one error.
void TiledReader::read_tiles(const TiledLayer& layer, bool points) {
  refuse_faults(layer);
  refuse_other_place(layer);
  const LayerDocument& document = *layer.document;
  if (document.chunks.at != nullptr) return;
  const auto* data =
      require(document.data, "tiles in CSV (in Tiled: Map, Map Properties, Tile Layer Format)");
  if (data == nullptr) return;
  for (const auto& [side, wanted] : {std::pair(&document.width, map_.size.columns),
                                     std::pair(&document.height, map_.size.rows)}) {
    if (side->value.value_or(wanted) != wanted) {
      return refuse(*side, std::to_string(wanted) + " (as in the map)");
    }
  }
  const auto expected = static_cast<std::size_t>(map_.size.points());
  if (data->size() != expected) {
    return fail(*document.data.at, "\"data\" has " + std::to_string(data->size()) +
                                       " tiles, but the map has " + std::to_string(expected) +
                                       " points");
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
  refuse((*data)[wrong[0]], (points ? "a water or island tile (at " : "a quadrant tile (at ") +
                                where +
                                (more == 0 ? ")" : " and " + std::to_string(more) + " more)"));
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

void TiledReader::read_marks(const TiledLayer& layer) {
  refuse_faults(layer);
  const auto* objects = require(layer.document->objects, "the objects of an object layer");
  if (objects == nullptr) return;
  for (const Field<ObjectDocument>& object : *objects) read_mark(object, layer);
}

void TiledReader::read_mark(const Field<ObjectDocument>& field, const TiledLayer& layer) {
  const ObjectDocument& object = *field.value;
  const double* x = require(object.x, "pixels");
  const double* y = require(object.y, "pixels");
  const std::string* name = require(object.name, "blue start, green start or surface point");
  if (x == nullptr || y == nullptr || name == nullptr) return;
  if (object.visible.value == false) {
    return refuse(object.visible, "true (in Tiled: the object's eye in Objects)");
  }
  if (object.polygon.at != nullptr || object.polyline.at != nullptr) {
    return refuse(field, "a point, a rectangle, an ellipse or a tile");
  }
  const auto [across, down] = middle_of(object);
  const double column = std::floor((*x + across + layer.x - left_) / tile_width_);
  const double row = std::floor((*y + down + layer.y - top_) / tile_height_);
  if (!(column >= 0 && column < map_.size.columns && row >= 0 && row < map_.size.rows)) {
    const Point last{map_.size.columns - 1, map_.size.rows - 1};
    return errors_.add(field.at->position, field.at->pointer(),
                       fmt::format("\"{}\" is outside the map (expected a point from A1 to {})",
                                   *name, to_string(last)));
  }
  set_mark(object.name, {static_cast<int>(column), static_cast<int>(row)});
}

// Returns the way from an object's anchor to its middle, in pixels. A tile object is anchored at
// its lower left corner, any other object at its upper left.
std::pair<double, double> TiledReader::middle_of(const ObjectDocument& object) {
  const double across = extent(object.width) / 2;
  const double down = extent(object.height) * (object.gid.at != nullptr ? -0.5 : 0.5);
  const double angle = extent(object.rotation) * std::numbers::pi / 180;
  return {across * std::cos(angle) - down * std::sin(angle),
          across * std::sin(angle) + down * std::cos(angle)};
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
      refuse(property, "a property with a name and a value");
      continue;
    }
    values_[name.value->text] = value.at;
    if (!set_value(name.value->text, value.value->text)) {
      refuse(value, "a valid value for the property \"" + name.value->text + "\"");
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

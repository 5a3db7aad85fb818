#include "maps/files/tiled_map.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include "maps/files/map_file.h"
#include "maps/json/tree.h"
#include "maps/map_values.h"

namespace chartroom::maps {
namespace {

using Kind = json::Value::Kind;

// Tiled keeps in the upper bits of a tile how it is turned.
constexpr std::uint32_t kTileBits = 0x0FFFFFFF;

// Of what is no number it is 0, which Tiled writes for no tile.
std::uint32_t tile_of(const json::Value& cell) {
  std::uint32_t tile = 0;
  const char* end = cell.text.data() + cell.text.size();
  const auto [stop, error] = std::from_chars(cell.text.data(), end, tile);
  const bool good = cell.kind == Kind::number && error == std::errc{} && stop == end;
  return good ? tile & kTileBits : 0;
}

class TiledReader {
 public:
  TiledReader(std::string_view bytes, const std::string& path) : tree_(bytes), faults_(path) {}

  ParseResult<Map> read() {
    const json::Value* root = tree_.read(faults_);
    if (root != nullptr && faults_.empty() && is(*root, Kind::object, "a map of Tiled")) {
      read_map(*root);
    }
    if (faults_.empty()) judge_as_file(*root);
    if (!faults_.empty()) return {{}, faults_.sorted()};
    return {std::move(map_), {}};
  }

 private:
  void fault(const json::Value& at, const std::string& expected) {
    faults_.add(at.position, at.pointer(),
                label(at) + " is " + described(at) + " (" + expected + ")");
  }
  bool is(const json::Value& at, Kind kind, const char* expected) {
    if (at.kind != kind) fault(at, expected);
    return at.kind == kind;
  }

  // A member that must be there and of that kind; else nullptr, and a fault.
  const json::Value* member(const json::Value& object, const char* name, Kind kind,
                            const char* expected) {
    const json::Value* value = object.member(name);
    if (value == nullptr) {
      faults_.add(object.position, object.pointer(),
                  label(object) + " lacks \"" + name + "\" (" + expected + ")");
      return nullptr;
    }
    return is(*value, kind, expected) ? value : nullptr;
  }

  double number(const json::Value& value) {
    double result = 0;
    const char* end = value.text.data() + value.text.size();
    const auto [stop, error] = std::from_chars(value.text.data(), end, result);
    const bool good = value.kind == Kind::number && error == std::errc{} && stop == end;
    if (!good) fault(value, "a number");
    return good ? result : 0;
  }

  // 0 of a point, which need not give one.
  double extent(const json::Value& object, const char* name) {
    const json::Value* value = object.member(name);
    return value == nullptr ? 0 : number(*value);
  }

  int side(const json::Value& root, const char* name) {
    const json::Value* value = member(root, name, Kind::number, "a number of points");
    if (value == nullptr) return 0;
    const double result = number(*value);
    const bool good = result >= kMinSide && result <= kMaxSide && result == std::floor(result);
    if (!good) fault(*value, "a whole number from 4 to 15");
    return good ? static_cast<int>(result) : 0;
  }

  void read_map(const json::Value& root);
  void collect_layers(const json::Value& layers);
  void read_tileset(const json::Value& root);
  double first_painted_tile();
  void read_layers(const json::Value& layers);
  void read_tiles(const json::Value& layer, bool points);
  bool set_tile(Point p, const json::Value& cell, bool points);
  void read_marks(const json::Value& layer);
  void read_mark(const json::Value& object);
  void read_properties(const json::Value& list);
  bool set_value(const std::string& key, const std::string& text);
  void judge_as_file(const json::Value& root);

  json::Tree tree_;
  json::ErrorList faults_;
  Map map_;
  double tile_width_ = kTilePixels;
  double tile_height_ = kTilePixels;
  double first_tile_ = 1;
  std::vector<const json::Value*> layers_;  // those with a name, in groups too
  bool has_points_ = false;
  bool has_quadrants_ = false;
  std::map<std::string, const json::Value*> values_;  // of properties, by key
};

void TiledReader::read_map(const json::Value& root) {
  map_.size = {side(root, "width"), side(root, "height")};
  const json::Value* width = member(root, "tilewidth", Kind::number, "pixels");
  const json::Value* height = member(root, "tileheight", Kind::number, "pixels");
  const json::Value* layers = member(root, "layers", Kind::list, "the layers points and quadrants");
  if (width == nullptr || height == nullptr || layers == nullptr || !faults_.empty()) return;
  tile_width_ = std::max(1.0, number(*width));
  tile_height_ = std::max(1.0, number(*height));
  const json::Value* infinite = root.member("infinite");
  if (infinite != nullptr && infinite->text == "true") {
    return fault(*infinite, "a map with an end; in Tiled: Map, Map Properties, Infinite");
  }
  collect_layers(*layers);
  read_tileset(root);
  read_layers(*layers);
  const json::Value* properties = root.member("properties");
  if (properties != nullptr && is(*properties, Kind::list, "a list: [ … ]")) {
    read_properties(*properties);
  }
}

void TiledReader::collect_layers(const json::Value& layers) {
  for (const json::Value* layer : layers.children) {
    if (layer->member("name") != nullptr) layers_.push_back(layer);
    const json::Value* group = layer->member("layers");
    if (group != nullptr) collect_layers(*group);
  }
}

// 0 where there is none.
double TiledReader::first_painted_tile() {
  for (const json::Value* layer : layers_) {
    const json::Value* data = layer->member("data");
    if (layer->member("name")->text != "points" || data == nullptr) continue;
    for (const json::Value* cell : data->children) {
      const std::uint32_t tile = tile_of(*cell);
      if (tile > 0) return tile;
    }
  }
  return 0;
}

// Ours by its name. A tile set in a file of its own has no name here: then the one that the map is
// painted with.
void TiledReader::read_tileset(const json::Value& root) {
  const json::Value* sets = member(root, "tilesets", Kind::list, "Chartroom's tiles");
  if (sets == nullptr) return;
  if (sets->children.empty()) return fault(*sets, "Chartroom's tiles");
  const double painted = first_painted_tile();
  first_tile_ = 0;
  for (const json::Value* set : sets->children) {
    const json::Value* first = member(*set, "firstgid", Kind::number, "a number");
    if (first == nullptr) return;
    const double begin = number(*first);
    const json::Value* name = set->member("name");
    if (name != nullptr && name->text == "chartroom") {
      first_tile_ = begin;
      return;
    }
    if (begin > first_tile_ && (begin <= painted || first_tile_ == 0)) first_tile_ = begin;
  }
}

void TiledReader::read_layers(const json::Value& layers) {
  for (const json::Value* layer : layers_) {
    const json::Value* name = layer->member("name");
    if (name->text == "points" || name->text == "quadrants") {
      bool& seen = name->text == "points" ? has_points_ : has_quadrants_;
      if (seen) fault(*name, "one layer of that name");
      seen = true;
      read_tiles(*layer, name->text == "points");
    }
    if (name->text == "marks") read_marks(*layer);
  }
  if (!has_points_) fault(layers, "with a layer \"points\"");
  if (!has_quadrants_) fault(layers, "with a layer \"quadrants\"");
}

// What is not painted at all, or with other tiles, is one fault.
void TiledReader::read_tiles(const json::Value& layer, bool points) {
  const json::Value* data =
      member(layer, "data", Kind::list,
             "tiles in CSV, not Base64; in Tiled: Map, Map Properties, Tile Layer Format");
  if (data == nullptr) return;
  const auto expected = static_cast<std::size_t>(map_.size.points());
  if (data->children.size() != expected) {
    return fault(*data, "a tile for each of the " + std::to_string(expected) + " points");
  }
  std::vector<std::size_t> wrong;
  std::string where;
  std::size_t at = 0;
  for (const Point p : map_.points()) {
    if (!set_tile(p, *data->children[at], points)) {
      if (wrong.empty()) where = to_string(p);
      wrong.push_back(at);
    }
    ++at;
  }
  if (wrong.empty()) return;
  const std::size_t more = wrong.size() - 1;
  fault(*data->children[wrong[0]],
        (points ? "the tile of water or of an island at " : "the tile of a quadrant at ") + where +
            (more == 0 ? "" : ", and so at " + std::to_string(more) + " more"));
}

bool TiledReader::set_tile(Point p, const json::Value& cell, bool points) {
  const double tile = static_cast<double>(tile_of(cell)) - first_tile_;
  if (points && (tile == 0 || tile == 1)) {
    if (tile == 1) map_.islands.insert(p);
    return true;
  }
  if (points || tile < 2 || tile >= kTileCount) return false;
  map_.quadrants.set(p, static_cast<int>(tile) - 1);
  return true;
}

void TiledReader::read_marks(const json::Value& layer) {
  const json::Value* objects = member(layer, "objects", Kind::list, "a layer of objects");
  if (objects == nullptr) return;
  for (const json::Value* object : objects->children) read_mark(*object);
}

void TiledReader::read_mark(const json::Value& object) {
  const json::Value* x = member(object, "x", Kind::number, "pixels");
  const json::Value* y = member(object, "y", Kind::number, "pixels");
  const json::Value* name = member(object, "name", Kind::string, "what it marks");
  if (x == nullptr || y == nullptr || name == nullptr) return;
  const double column = std::floor((number(*x) + extent(object, "width") / 2) / tile_width_);
  // A tile that is placed as an object hangs on its lower left corner, any other on its upper left.
  const double down = object.member("gid") != nullptr ? -0.5 : 0.5;
  const double row = std::floor((number(*y) + down * extent(object, "height")) / tile_height_);
  if (!(column >= 0 && column < map_.size.columns && row >= 0 && row < map_.size.rows)) {
    return fault(object, "on a point of the map");
  }
  const Point p{static_cast<int>(column), static_cast<int>(row)};
  if (name->text == "blue start" || name->text == "green start") {
    map_.starts.of(name->text == "blue start" ? Team::blue : Team::green) = p;
  } else if (name->text == "surface point") {
    if (!map_.surfacing) map_.surfacing = Surfacing{};
    map_.surfacing->safe.insert(p);
  } else {
    fault(*name, "blue start, green start or surface point");
  }
}

void TiledReader::read_properties(const json::Value& list) {
  for (const json::Value* property : list.children) {
    const json::Value* name = property->member("name");
    const json::Value* value = property->member("value");
    if (name == nullptr || value == nullptr) {
      fault(*property, "a property with name and value");
      continue;
    }
    values_[name->text] = value;
    if (!set_value(name->text, value->text)) {
      fault(*value, "a value for the property \"" + name->text + "\"");
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

// False where the text is no value of that key. Properties of other names are the author's own.
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
  for (const RuleKey& rule : kRuleKeys) {
    if (key != std::string("rules.") + rule.name) continue;
    map_.rules.*rule.number = whole_number(text);
    return (map_.rules.*rule.number).has_value();
  }
  return true;
}

// What the reader of map files has to say of it, at the property that says it.
void TiledReader::judge_as_file(const json::Value& root) {
  for (const FileError& error : parse_map(to_canonical_json(map_), {}).errors) {
    std::string key = error.pointer.substr(std::min<std::size_t>(1, error.pointer.size()));
    std::replace(key.begin(), key.end(), '/', '.');
    const auto found = values_.find(key);
    const bool given = found != values_.end();
    const json::Value& at = given ? *found->second : root;
    if (key == "name") key = "name.en";
    const bool missing = !given && (key == "id" || key == "name.en");
    faults_.add(at.position, at.pointer(),
                error.what + (missing ? "; in Tiled: Map, Map Properties, a property " + key : ""));
  }
}

}  // namespace

ParseResult<Map> parse_tiled_map(std::string_view bytes, const std::string& path) {
  return TiledReader(bytes, path).read();
}

}  // namespace chartroom::maps

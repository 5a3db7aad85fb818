#include "maps/files/map_file.h"

#include <cstdint>

#include "maps/files/document_fields.h"
#include "maps/files/rows.h"
#include "maps/json/schema_member.h"
#include "maps/platform/safe_file.h"

namespace chartroom::maps {
namespace {

constexpr const char* kMapFormat = "chartroom-map";

struct StartsDocument {
  json::Field<std::string> blue;
  json::Field<std::string> green;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("blue", blue), optional_member("green", green));
  }
};

struct SurfacingDocument {
  json::Field<json::List<std::string>> safe;
  json::Field<std::int64_t> damage_elsewhere;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("safe", safe), required_member("damage_elsewhere", damage_elsewhere));
  }
};

// A map file, member by member, in canonical order.
struct MapDocument : json::HeaderDocument {
  json::Field<std::string> schema;
  json::Field<json::Dictionary<std::string>> notes;
  json::Field<std::string> theme;
  json::Field<json::List<std::string>> points;
  json::Field<json::List<std::string>> quadrants;
  json::Field<StartsDocument> starts;
  json::Field<SurfacingDocument> surfacing;
  json::Field<RulesDocument> rules;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(json::schema_member(schema));
    json::HeaderDocument::serialize(archive);
    archive(optional_member("notes", notes), optional_member("theme", theme),
            required_member("points", points), required_member("quadrants", quadrants),
            optional_member("starts", starts), optional_member("surfacing", surfacing),
            optional_member("rules", rules));
  }
};

std::optional<Theme> validate_theme(const json::Field<std::string>& theme,
                                    json::ErrorList& errors) {
  if (!theme.value) return std::nullopt;
  const std::optional<Theme> result = parse_theme(*theme.value);
  if (!result) add_field_error(*theme.at, message("tropical, arctic, reef or night"), errors);
  return result;
}

Starts validate_starts(const json::Field<StartsDocument>& starts, const std::optional<Size>& size,
                       json::ErrorList& errors) {
  if (!starts.value) return {};
  return {validate_point(starts.value->blue, size, errors),
          validate_point(starts.value->green, size, errors)};
}

std::optional<Surfacing> validate_surfacing(const json::Field<SurfacingDocument>& field,
                                            const std::optional<Size>& size,
                                            json::ErrorList& errors) {
  if (!field.value) return std::nullopt;
  Surfacing surfacing;
  for (const json::Field<std::string>& name :
       field.value->safe.value.value_or(json::List<std::string>{})) {
    const std::optional<Point> point = validate_point(name, size, errors);
    if (!point) continue;
    if (surfacing.safe.contains(*point)) add_duplicate_error(*name.at, errors);
    surfacing.safe.insert(*point);
  }
  surfacing.damage_elsewhere =
      validate_number(field.value->damage_elsewhere, 1, 9, errors).value_or(1);
  return surfacing;
}

// Fills islands and quadrants from rows without errors.
void lay_out(const MapDocument& document, Map& map) {
  for (const Point p : map.points()) {
    const auto row = static_cast<std::size_t>(p.row);
    const auto column = static_cast<std::size_t>(p.column);
    if ((*(*document.points.value)[row].value)[column] == '#') map.islands.insert(p);
    map.quadrants.set(p, (*(*document.quadrants.value)[row].value)[column] - '0');
  }
}

// Returns the map of a document. It is valid only if `errors` stays empty.
Map validated_map(const MapDocument& document, const json::Tree& tree, json::ErrorList& errors) {
  Map map;
  take_header(document, map, errors);
  map.notes = validate_texts(document.notes, errors);
  map.theme = validate_theme(document.theme, errors);
  const std::optional<Size> size = validate_size(document.points, errors);
  if (size) validate_shape(document.quadrants, *size, errors);
  validate_characters(document.points, tree, ".#", message(". for water or # for an island"),
                      errors);
  validate_characters(document.quadrants, tree, "123456789", message("a digit from 1 to 9"),
                      errors);
  map.starts = validate_starts(document.starts, size, errors);
  map.surfacing = validate_surfacing(document.surfacing, size, errors);
  map.rules = validate_rules(document.rules, errors);
  if (!errors.empty()) return map;
  map.size = *size;
  lay_out(document, map);
  return map;
}

json::List<std::string> rows_of(const Map& map, bool islands) {
  json::List<std::string> rows;
  for (int row = 0; row < map.size.rows; ++row) {
    std::string text;
    for (int column = 0; column < map.size.columns; ++column) {
      const Point p{column, row};
      const char water = map.islands.contains(p) ? '#' : '.';
      text += islands ? water : static_cast<char>('0' + map.quadrants.at(p));
    }
    rows.push_back(json::field_of(text));
  }
  return rows;
}

json::Field<StartsDocument> starts_of(const Starts& starts) {
  if (!starts.any()) return {};
  StartsDocument document;
  if (starts.blue) document.blue.value = to_string(*starts.blue);
  if (starts.green) document.green.value = to_string(*starts.green);
  return json::field_of(document);
}

json::Field<SurfacingDocument> surfacing_of(const std::optional<Surfacing>& surfacing) {
  if (!surfacing) return {};
  SurfacingDocument document;
  document.safe.value.emplace();
  for (const Point p : surfacing->safe)
    document.safe.value->push_back(json::field_of(to_string(p)));
  document.damage_elsewhere = json::field_of_number(surfacing->damage_elsewhere);
  return json::field_of(document);
}

// Returns a hint to the right verb if the file's name is that of another format.
Message other_verb(std::string_view path) {
  if (path.ends_with(".game")) {
    return message("This is a game record, not a map: \"chartroom referee\" reads it");
  }
  if (path.ends_with(".heard")) {
    return message("This is a list of announcements, not a map: \"chartroom track\" reads it");
  }
  return {};
}

std::vector<FileError> told_of_other_files(std::vector<FileError> errors, std::string_view path) {
  FileError& first = errors.front();
  if (Message verb = other_verb(path); first.kind == ErrorKind::not_json && !verb.empty()) {
    first.what = verb.english();
    first.said = std::move(verb);
  }
  return errors;
}

}  // namespace

ParseResult<MapFile> parse_map(std::string_view bytes, const std::string& path) {
  json::ErrorList errors(path);
  json::Tree tree(bytes);
  const auto document = json::read_document<MapDocument>(tree, kMapFormat, errors);
  if (!document) return {{}, told_of_other_files(errors.sorted(), path)};
  Map map = validated_map(*document, tree, errors);
  if (!errors.empty()) return {{}, errors.sorted()};
  const bool canonical =
      json::with_schema(to_canonical_json(map), document->schema.value.value_or("")) == bytes;
  return {
      MapFile{path, std::move(map), json::source_index(tree, {"points", "quadrants"}), canonical},
      {}};
}

ParseResult<MapFile> load_map(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {{}, bytes.errors};
  return parse_map(*bytes.value, path);
}

std::string to_canonical_json(const Map& map) {
  MapDocument document;
  static_cast<json::HeaderDocument&>(document) = json::header_of(map, kMapFormat);
  if (!map.notes.empty()) document.notes = json::field_of_texts(map.notes);
  if (map.theme) document.theme.value = to_string(*map.theme);
  document.points.value = rows_of(map, true);
  document.quadrants.value = rows_of(map, false);
  document.starts = starts_of(map.starts);
  document.surfacing = surfacing_of(map.surfacing);
  document.rules = field_of_rules(map.rules);
  return json::OutputArchive().write_document(document);
}

}  // namespace chartroom::maps

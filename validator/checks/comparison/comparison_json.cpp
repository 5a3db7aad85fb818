#include "maps/json/writer.h"
#include "validator/checks/comparison/comparison.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {
namespace {

void write_names(json::Writer& json, std::string_view key, const std::vector<std::string>& names) {
  json.key(key).begin_array();
  for (const std::string& name : names) json.value(name);
  json.end_array();
}

void write_points(json::Writer& json, std::string_view key, const maps::PointSet& points) {
  write_names(json, key, name_list(points));
}

void write_optional_point(json::Writer& json, std::string_view key,
                          const std::optional<maps::Point>& point) {
  checks::write_optional(json, key, point ? std::optional(to_string(*point)) : std::nullopt);
}

void write_side(json::Writer& json, std::string_view key, const std::string& path,
                const maps::Map& map) {
  json.key(key).begin_object().member("path", path).member("id", map.id);
  json.key("size").begin_array().value(map.size.columns).value(map.size.rows).end_array();
  json.end_object();
}

void write_board(json::Writer& json, const maps::MapDifference& d) {
  json.key("points").begin_object();
  write_points(json, "gained", d.gained);
  write_points(json, "lost", d.lost);
  write_points(json, "became_island", d.became_island);
  write_points(json, "became_water", d.became_water);
  json.end_object().key("quadrants").begin_array();
  for (const maps::QuadrantMove& move : d.quadrants) {
    json.begin_object().member("before", move.before).member("after", move.after);
    write_points(json, "points", move.points);
    json.end_object();
  }
  json.end_array().key("renumbered").begin_array();
  for (const maps::Renumbering& one : d.renumbered) {
    json.begin_object().member("before", one.before).member("after", one.after).end_object();
  }
  json.end_array().key("starts").begin_array();
  for (const maps::StartChange& one : d.starts) {
    json.begin_object().member("team", to_string(one.team));
    write_optional_point(json, "before", one.before);
    write_optional_point(json, "after", one.after);
    json.end_object();
  }
  json.end_array().key("surface_points").begin_object();
  write_points(json, "became", d.became_safe);
  write_points(json, "no_longer", d.no_longer_safe);
  json.end_object();
}

}  // namespace

std::string comparison_json(const Comparison& c) {
  json::Writer json;
  json.begin_object().member("format", "chartroom-diff").member("version", 1);
  write_side(json, "before", c.before_path, c.before);
  write_side(json, "after", c.after_path, c.after);
  json.member("same", c.same());
  write_board(json, c.difference);
  write_values(json, c.difference.values);
  write_meaning(json, c);
  return json.end_object().text();
}

}  // namespace chartroom::checks

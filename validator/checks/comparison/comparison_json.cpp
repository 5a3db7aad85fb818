#include "maps/json/writer.h"
#include "validator/checks/comparison/comparison.h"
#include "validator/checks/map_finding.h"
#include "validator/reports/json.h"

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

void write_optional(json::Writer& json, std::string_view key,
                    const std::optional<std::string>& text) {
  json.key(key);
  if (text) {
    json.value(*text);
  } else {
    json.null();
  }
}

void write_optional(json::Writer& json, std::string_view key,
                    const std::optional<maps::Point>& point) {
  write_optional(json, key, point ? std::optional(to_string(*point)) : std::nullopt);
}

void write_value(json::Writer& json, const reports::Metric& metric) { json.decimal(metric.value); }

void write_value(json::Writer& json, const reports::PlayVerdict& verdict) {
  json.begin_object();
  write_members(json, verdict);
  json.end_object();
}

template <class T>
void write_change(json::Writer& json, const Change<T>& change) {
  for (const auto& [key, side] : {std::pair("before", &change.before), {"after", &change.after}}) {
    json.key(key);
    if (*side) {
      write_value(json, **side);
    } else {
      json.null();
    }
  }
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
    write_optional(json, "before", one.before);
    write_optional(json, "after", one.after);
    json.end_object();
  }
  json.end_array().key("surface_points").begin_object();
  write_points(json, "became", d.became_safe);
  write_points(json, "no_longer", d.no_longer_safe);
  json.end_object();
}

void write_findings(json::Writer& json, std::string_view key,
                    const std::vector<reports::Finding>& list) {
  json.key(key).begin_array();
  for (const reports::Finding& f : list) {
    json.begin_object().member("code", f.code).member("severity", to_string(f.severity));
    write_names(json, "points", f.places);
    json.member("message", f.message).end_object();
  }
  json.end_array();
}

}  // namespace

std::string comparison_json(const Comparison& c) {
  json::Writer json;
  json.begin_object().member("format", "chartroom-diff").member("version", 1);
  write_side(json, "before", c.before_path, c.before);
  write_side(json, "after", c.after_path, c.after);
  json.member("same", c.same());
  write_board(json, c.difference);
  json.key("values").begin_array();
  for (const maps::ValueChange& one : c.difference.values) {
    json.begin_object().member("key", one.key);
    write_optional(json, "before", one.before);
    write_optional(json, "after", one.after);
    json.end_object();
  }
  json.end_array().member("level", c.level).key("findings").begin_object();
  write_findings(json, "gained", c.gained);
  write_findings(json, "lost", c.lost);
  json.end_object().key("figures").begin_array();
  for (const MetricChange& one : c.metrics) {
    json.begin_object().member("name", one.either().name);
    write_change(json, one);
    json.end_object();
  }
  json.end_array().key("verdicts").begin_array();
  for (const VerdictChange& one : c.verdicts) {
    json.begin_object().member("name", one.either().question);
    json.member("level", one.either().level);
    write_change(json, one);
    json.end_object();
  }
  return json.end_array().end_object().text();
}

}  // namespace chartroom::checks

#include <algorithm>

#include "maps/json/writer.h"
#include "validator/play/referee/dispute_text.h"
#include "validator/play/referee/referee_report.h"

namespace chartroom::play {
namespace {

void write_winner(json::Writer& json, rules::GameResult result) {
  json.key("winner");
  if (result == rules::GameResult::open) {
    json.null();
  } else {
    json.value(to_string(result));
  }
}

// Writes the damage of a refereed ply or a report; null if unknown.
template <class Standing>
void write_damage(json::Writer& json, const Standing& standing) {
  json.key("damage").begin_object();
  for (const maps::Team team : maps::kTeams) {
    json.key(to_string(team));
    if (standing.damage_known[index(team)]) {
      json.value(standing.damage[index(team)]);
    } else {
      json.null();
    }
  }
  json.end_object();
}

void write_points(json::Writer& json, const maps::PointSet& points) {
  std::vector<std::string> names;
  for (const maps::Point point : points) names.push_back(to_string(point));
  // Sorted as text: "A10" before "A2".
  std::sort(names.begin(), names.end());
  json.begin_array();
  for (const std::string& name : names) json.value(name);
  json.end_array();
}

void write_sheet(json::Writer& json, rules::SheetOf sheet) {
  if (sheet) json.member("sheet", to_string(*sheet));
}

void write_violation(json::Writer& json, const std::optional<Violation>& violation) {
  json.key("violation");
  if (!violation) {
    json.null();
    return;
  }
  json.begin_object()
      .member("line", violation->position.line)
      .member("column", violation->position.column)
      .member("team", to_string(violation->team))
      .member("rule", to_string(violation->rule))
      .member("message", violation->message().english());
  write_sheet(json, violation->sheet);
  json.end_object();
}

void write_unchecked(json::Writer& json, const std::vector<Unchecked>& unchecked) {
  if (unchecked.empty()) return;
  json.key("unjudged").begin_array();
  for (const Unchecked& each : unchecked) {
    json.begin_object().member("line", each.position.line).member("team", to_string(each.team));
    json.member("message", each.message.english());
    write_sheet(json, each.sheet);
    json.end_object();
  }
  json.end_array();
}

void write_sheets(json::Writer& json, const SheetNotes& sheets) {
  json.key("sheets").begin_object();
  for (const maps::Team team : maps::kTeams) {
    json.member(to_string(team), sheets.paths[index(team)]);
  }
  json.end_object();
  json.key("contradictions").begin_array();
  for (const Contradiction& each : sheets.contradictions) {
    json.begin_object();
    for (const maps::Team team : maps::kTeams) {
      const SheetLine& line = each.lines[index(team)];
      json.key(to_string(team)).begin_object();
      json.member("line", line.position.line).member("column", line.position.column).key("text");
      if (line.text.empty()) {
        json.null();
      } else {
        json.value(line.text);
      }
      json.end_object();
    }
    json.member("message", each.message.english()).end_object();
  }
  json.end_array();
}

// Returns the first word of an action in records.
std::string_view first_word(const rules::Action& action) {
  return action.kind == rules::ActionKind::navigate ? to_string(action.direction)
                                                    : to_string(action.kind);
}

void write_ply(json::Writer& json, const RefereedPly& ply) {
  json.begin_object()
      .member("line", ply.position.line)
      .member("team", to_string(ply.said.team))
      .member("action", first_word(ply.action))
      .key("position");
  if (ply.point_known) {
    json.value(to_string(ply.point));
  } else {
    json.null();
  }
  json.member("energy", ply.energy[index(ply.said.team)]);
  write_damage(json, ply);
  write_winner(json, ply.result);
  json.key("candidates").begin_object();
  for (const maps::Team team : maps::kTeams) {
    json.key(to_string(team));
    write_points(json, ply.candidates[index(team)]);
  }
  json.end_object();
  write_sheet(json, ply.sheet);
  json.end_object();
}

}  // namespace

std::string referee_json(const RefereedGame& game) {
  const RefereeReport& report = game.report;
  json::Writer json;
  json.begin_object()
      .member("format", "chartroom-referee")
      .member("version", 1)
      .member("record", game.path)
      .member("map", game.map.id)
      .member("legal", report.legal())
      .member("exact", report.exact);
  write_violation(json, report.violation);
  write_winner(json, report.result);
  write_damage(json, report);
  json.key("plies").begin_array();
  for (const RefereedPly& ply : report.plies) write_ply(json, ply);
  json.end_array();
  write_unchecked(json, report.unchecked);
  if (game.sheets != nullptr) write_sheets(json, *game.sheets);
  const Message aloud = dispute_words(game);
  if (!aloud.empty()) json.member("read_aloud", aloud.english());
  return json.end_object().text();
}

}  // namespace chartroom::play

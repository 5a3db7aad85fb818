#include <fmt/format.h>

#include "maps/json_writer.h"
#include "maps/map_file.h"
#include "maps/safe_file.h"
#include "validator/play/simulation_report.h"

namespace chartroom {
namespace {

template <std::size_t N>
void write_counts(JsonWriter& json, std::string_view name, const std::array<Count, N>& counts) {
  json.key(name).begin_array();
  for (const Count count : counts) json.value(count);
  json.end_array();
}

void write_spread(JsonWriter& json, std::string_view name, const std::map<int, Count>& spread) {
  json.key(name).begin_array();
  for (const auto& [value, count] : spread) {
    json.begin_array().value(value).value(count).end_array();
  }
  json.end_array();
}

void write_board(JsonWriter& json, std::string_view name, const PointCounts& counts, Size size) {
  json.key(name).begin_array();
  for (int row = 0; row < size.rows; ++row) {
    json.begin_array();
    for (int column = 0; column < size.columns; ++column) {
      json.value(counts[place_of({column, row})]);
    }
    json.end_array();
  }
  json.end_array();
}

void write_starts(JsonWriter& json, const Tally& tally) {
  json.key("starts").begin_array();
  for (const auto& [points, start] : tally.starts) {
    json.begin_object()
        .member("blue", to_string(points.first))
        .member("green", to_string(points.second))
        .member("games", start.games)
        .member("blue_wins", start.blue_wins)
        .member("green_wins", start.green_wins)
        .end_object();
  }
  json.end_array();
}

void write_tally(JsonWriter& json, const Tally& tally, Size size) {
  json.key("wins_by_team").begin_object();
  json.member("blue", tally.wins_by_team[0]).member("green", tally.wins_by_team[1]).end_object();
  json.key("wins_by_first").begin_object();
  json.member("first", tally.wins_by_first[0])
      .member("second", tally.wins_by_first[1])
      .end_object();
  json.member("draws", tally.draws).member("unfinished", tally.unfinished);
  write_counts(json, "pairs", tally.pairs);
  write_starts(json, tally);
  write_spread(json, "plies", tally.plies);
  write_spread(json, "localised_after", tally.localised_after);
  json.key("actions").begin_object();
  for (std::size_t kind = 0; kind < tally.actions.size(); ++kind) {
    json.member(to_string(static_cast<ActionKind>(kind)), tally.actions[kind]);
  }
  json.end_object().key("damage").begin_object();
  json.member("torpedo", tally.torpedo_damage)
      .member("self", tally.self_damage)
      .member("surfacing", tally.surfacing_damage)
      .end_object();
  write_board(json, "visits", tally.visits, size);
  write_board(json, "hits", tally.hits, size);
  write_board(json, "surfacings", tally.surfacings, size);
}

void write_clocks(JsonWriter& json, const TournamentPlan& plan) {
  json.key("clocks").begin_object();
  for (const Team team : kTeams) {
    const Pace& pace = plan.paces[index(team)];
    json.key(to_string(team)).begin_array().value(pace.mean).value(pace.spread).end_array();
  }
  json.end_object();
}

void write_verdict(JsonWriter& json, const Verdict& verdict) {
  json.begin_object().member("name", to_string(verdict.question)).member("level", verdict.level);
  json.key("estimate").decimal(verdict.share.estimate);
  json.key("low").decimal(verdict.share.low);
  json.key("high").decimal(verdict.share.high);
  json.key("margin").decimal(verdict.share.margin());
  json.member("decision", to_string(verdict.decision)).key("favours");
  if (verdict.favours.empty()) {
    json.null();
  } else {
    json.value(verdict.favours);
  }
  json.member("games", verdict.games).end_object();
}

}  // namespace

std::string simulation_json(const TournamentPlan& plan, const TournamentOutcome& outcome) {
  JsonWriter json;
  json.begin_object()
      .member("format", "chartroom-simulate")
      .member("version", 1)
      .member("map", plan.map.id)
      .member("map_hash", fmt::format("{:016x}", stamp_of(map_text(plan.map)).hash))
      .member("seed", plan.seed)
      .member("games", outcome.tally.games);
  json.key("agents").begin_object().member("blue", plan.blue).member("green", plan.green);
  json.end_object()
      .member("surfacing", to_string(plan.surfacing))
      .member("variant", to_string(plan.variant));
  if (plan.variant == Variant::realtime) write_clocks(json, plan);
  json.member("complete", outcome.complete);
  write_tally(json, outcome.tally, plan.map.size);
  json.key("verdicts").begin_array();
  for (const Verdict& verdict : verdicts(outcome.tally, level_of(plan), kReportConfidence)) {
    write_verdict(json, verdict);
  }
  return json.end_array().end_object().text();
}

}  // namespace chartroom

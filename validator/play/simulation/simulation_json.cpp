#include "validator/play/simulation/simulation_report.h"
#include "validator/play/simulation/verdict_report.h"
#include "validator/series/report_parts.h"

namespace chartroom::play {
namespace {

using series::write_list;

void write_spread(json::Writer& json, std::string_view name, const series::Spread& spread) {
  series::write_spread(json.key(name), spread);
}

void write_board(json::Writer& json, std::string_view name, const PointCounts& counts,
                 maps::Size size) {
  json.key(name).begin_array();
  for (int row = 0; row < size.rows; ++row) {
    json.begin_array();
    for (int column = 0; column < size.columns; ++column) {
      json.value(counts[point_index({column, row})]);
    }
    json.end_array();
  }
  json.end_array();
}

void write_starts(json::Writer& json, const Tally& tally) {
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

void write_tally(json::Writer& json, const Tally& tally, maps::Size size) {
  json.key("wins_by_team").begin_object();
  json.member("blue", tally.wins_by_team[0]).member("green", tally.wins_by_team[1]).end_object();
  json.key("wins_by_first").begin_object();
  json.member("first", tally.wins_by_first[0])
      .member("second", tally.wins_by_first[1])
      .end_object();
  json.member("draws", tally.draws).member("unfinished", tally.unfinished);
  write_list(json, "pairs", tally.pairs);
  write_list(json, "pairs_by_first", tally.pairs_by_first);
  write_starts(json, tally);
  write_spread(json, "plies", tally.plies);
  write_spread(json, "localised_after", tally.actions_until_located);
  json.key("actions").begin_object();
  for (std::size_t kind = 0; kind < tally.actions.size(); ++kind) {
    json.member(to_string(static_cast<rules::ActionKind>(kind)), tally.actions[kind]);
  }
  json.end_object().key("endings").begin_object();
  json.member("torpedo", tally.endings[0])
      .member("own_torpedo", tally.endings[1])
      .member("surfacing", tally.endings[2])
      .end_object()
      .member("forced_surfacings", tally.forced_surfacings);
  json.key("damage").begin_object();
  json.member("torpedo", tally.torpedo_damage)
      .member("self", tally.self_damage)
      .member("surfacing", tally.surfacing_damage)
      .end_object();
  write_board(json, "visits", tally.visits, size);
  write_board(json, "hits", tally.hits, size);
  write_board(json, "surfacings", tally.surfacings, size);
}

void write_clocks(json::Writer& json, const SimulationHeader& header) {
  json.key("clocks").begin_object();
  for (const maps::Team team : maps::kTeams) {
    const Pace& pace = header.paces[index(team)];
    json.key(to_string(team)).begin_array().value(pace.mean).value(pace.spread).end_array();
  }
  json.end_object();
}

void write_rules(json::Writer& json, const rules::Rulebook& rules) {
  json.key("rules").begin_object();
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    json.member(rule.name, rules.*rule.number);
  }
  json.member("surfacing_damage", rules.surfacing_damage).end_object();
}

void write_asked(json::Writer& json, const Simulation& simulation) {
  json.key("asked").begin_object();
  if (simulation.fairness) {
    const FairnessBudget& budget = simulation.fairness->budget;
    json.key("margin").decimal(budget.test.near);
    json.key("confidence").decimal(1 - budget.test.false_alarm);
  } else {
    json.member("games", simulation.header.games);
  }
  json.member("starts", simulation.header.starts);
  write_rules(json, simulation.header.rules);
  json.end_object();
}

void write_header(json::Writer& json, const Simulation& simulation) {
  const SimulationHeader& header = simulation.header;
  series::begin_document(json, "chartroom-simulate", "map", header.id, header.hash);
  json.member("seed", header.seed).member("games", simulation.tally.games);
  json.key("agents").begin_object();
  json.member("blue", header.agents[0]).member("green", header.agents[1]).end_object();
  json.member("captains", header.captains);
  json.member("surfacing", to_string(header.surfacing));
  json.member("variant", to_string(header.variant));
  if (header.variant == rules::Variant::realtime) write_clocks(json, header);
  write_asked(json, simulation);
  series::write_shard(json, header.shard);
  json.member("complete", simulation.complete);
}

void write_level(json::Writer& json, const SkillPlay& play) {
  json.begin_object();
  json.member("level", play.level)
      .member("asked", play.asked)
      .member("games", play.tally.games)
      .member("confirming_games", play.confirming.games)
      .member("unfinished", play.tally.unfinished);
  json.key("at_will").begin_object();
  json.member("games", play.at_will.games).member("unfinished", play.at_will.unfinished);
  json.end_object().end_object();
}

}  // namespace

std::string simulation_json(const Simulation& simulation) {
  json::Writer json;
  write_header(json, simulation);
  write_tally(json, simulation.tally, simulation.header.size);
  json.key("verdicts").begin_array();
  for (const Verdict& verdict : simulation.verdicts) {
    json.begin_object();
    write_members(json, verdict);
    json.end_object();
  }
  json.end_array();
  if (simulation.fairness) {
    json.key("levels").begin_array();
    for (const SkillPlay& play : simulation.fairness->levels) write_level(json, play);
    json.end_array().member("decision", to_string(simulation.fairness->decision()));
  }
  return json.end_object().text();
}

}  // namespace chartroom::play

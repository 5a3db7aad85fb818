#include "validator/con_sonar/simulation/deck_simulation.h"
#include "validator/series/report_parts.h"

namespace chartroom::con_sonar {
namespace {

using series::write_list;
using series::write_spread;

void write_asked(json::Writer& json, const Simulation& simulation) {
  const SimulationHeader& header = simulation.header;
  json.key("asked").begin_object();
  if (!header.levels.empty()) {
    json.key("margin").decimal(simulation.margin);
    json.key("confidence").decimal(simulation.confidence);
    write_list(json, "levels", header.levels);
  }
  json.member("games", header.games).member("sonar", header.sonar_level);
  if (!header.first_hand_sizes.empty()) write_list(json, "first_hands", header.first_hand_sizes);
  json.member("order", kSeatOrderNames[static_cast<std::size_t>(header.seat_order)]);
  json.end_object();
}

void write_header(json::Writer& json, const Simulation& simulation) {
  const SimulationHeader& header = simulation.header;
  series::begin_document(json, "chartroom-simulate", "deck", header.id, header.hash);
  json.member("seed", header.seed).member("games", simulation.tally.games);
  write_list(json, "admirals", header.admirals);
  write_list(json, "agents", header.agents);
  write_asked(json, simulation);
  series::write_shard(json, header.shard);
  json.member("complete", simulation.complete);
}

void write_by_nation(json::Writer& json, const Simulation& simulation) {
  const std::vector<std::string>& nations = simulation.header.admirals;
  json.key("wins_by_nation").begin_object();
  for (std::size_t i = 0; i < nations.size(); ++i) {
    json.key(nations[i]).decimal(whole_wins(simulation.tally.wins_by_nation[i]));
  }
  json.end_object().key("games_by_nation").begin_object();
  for (std::size_t i = 0; i < nations.size(); ++i) {
    json.member(nations[i], simulation.tally.games_by_nation[i]);
  }
  json.end_object();
}

void write_tally(json::Writer& json, const Simulation& simulation) {
  const Tally& tally = simulation.tally;
  const std::size_t seats = simulation.header.agents.size();
  json.key("wins_by_seat").begin_array();
  for (std::size_t seat = 0; seat < seats; ++seat)
    json.decimal(whole_wins(tally.wins_by_seat[seat]));
  json.end_array();
  write_by_nation(json, simulation);
  json.key("scores_by_seat").begin_array();
  for (std::size_t seat = 0; seat < seats; ++seat) write_spread(json, tally.scores_by_seat[seat]);
  json.end_array().key("turns");
  write_spread(json, tally.turns);
  json.key("queues").begin_array();
  for (std::size_t length = 1; length < tally.queues.size(); ++length) {
    if (tally.queues[length] == 0) continue;
    json.begin_array().value(static_cast<int>(length)).value(tally.queues[length]).end_array();
  }
  json.end_array().key("strikes").begin_object();
  json.member("possible", tally.strikes_possible)
      .member("used", tally.ends[static_cast<std::size_t>(TurnEnd::strike)])
      .member("hits", tally.hits);
  json.end_object().key("turns_ended_by").begin_object();
  for (std::size_t i = 0; i < kTurnEndNames.size(); ++i) {
    json.member(kTurnEndNames[i], tally.ends[i]);
  }
  json.end_object().key("ended_by").begin_object();
  for (std::size_t i = 0; i < kEndingNames.size(); ++i) {
    json.member(kEndingNames[i], tally.endings[i]);
  }
  json.end_object();
}

void write_favours(json::Writer& json, const Simulation& simulation, const Verdict& verdict) {
  json.key("favours");
  if (!verdict.favours) {
    json.null();
  } else if (verdict.question == Question::seats) {
    json.value("seat " + std::to_string(*verdict.favours + 1));
  } else {
    json.value(simulation.header.admirals[static_cast<std::size_t>(*verdict.favours)]);
  }
}

void write_verdict(json::Writer& json, const Simulation& simulation, const Verdict& verdict) {
  json.begin_object();
  json.member("name", to_string(verdict.question))
      .member("level", verdict.level)
      .member("decision", to_string(verdict.decision));
  write_favours(json, simulation, verdict);
  json.key("margin").decimal(simulation.margin);
  json.key("confidence").decimal(simulation.confidence);
  json.member("games", verdict.games).key("shares").begin_array();
  for (const statistics::Interval& share : verdict.shares) {
    json.begin_object();
    series::write_bounds(json, share);
    json.end_object();
  }
  json.end_array().end_object();
}

}  // namespace

std::string simulation_json(const Simulation& simulation) {
  json::Writer json;
  write_header(json, simulation);
  write_tally(json, simulation);
  json.key("verdicts").begin_array();
  for (const Verdict& verdict : simulation.verdicts) write_verdict(json, simulation, verdict);
  json.end_array();
  if (!simulation.levels.empty()) {
    json.key("levels").begin_array();
    for (const SkillPlay& play : simulation.levels) {
      json.begin_object().member("level", play.level).member("games", play.tally.games);
      json.member("given_up", play.tally.endings[static_cast<std::size_t>(Ending::limit)]);
      json.end_object();
    }
    json.end_array();
  }
  return json.end_object().text();
}

}  // namespace chartroom::con_sonar

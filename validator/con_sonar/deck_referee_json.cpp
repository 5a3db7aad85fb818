#include <algorithm>

#include "maps/json/writer.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

// Kinds are numbered in the order of lists.
template <int Capacity>
std::vector<int> sorted(const CardList<Capacity>& cards) {
  std::vector<int> result(cards.begin(), cards.end());
  std::sort(result.begin(), result.end());
  return result;
}

void write_fleet(json::Writer& json, const Rules& rules, const std::vector<int>& kinds) {
  json.begin_array();
  for (const int kind : kinds) json.value(rules.fleet_name(kind));
  json.end_array();
}

void write_torpedoes(json::Writer& json, const Rules& rules, const std::vector<int>& kinds) {
  json.begin_array();
  for (const int kind : kinds) json.value(rules.torpedo_name(kind));
  json.end_array();
}

void write_ladder(json::Writer& json, const State& state) {
  json.key("ladder").begin_object();
  for (int nation = 0; nation < state.rules().nations(); ++nation) {
    json.key(state.rules().nation_id(nation)).begin_array();
    for (int step = 1; step <= state.rules().steps(); ++step) {
      for (int i = 0; i < state.on_step(nation, step); ++i) json.value(step);
    }
    json.end_array();
  }
  json.end_object();
}

void write_hands(json::Writer& json, const State& state) {
  json.key("hands").begin_object();
  for (int seat = 0; seat < state.seats(); ++seat) {
    json.key(state.rules().nation_id(state.admirals()[seat]));
    write_fleet(json, state.rules(), sorted(state.board().hands[seat]));
  }
  json.end_object();
}

void write_area(json::Writer& json, const State& state, int seat) {
  const Rules& rules = state.rules();
  json.begin_object().key("submarines").begin_array();
  for (int nation = 0; nation < rules.nations(); ++nation) {
    for (int i = 0; i < state.board().scored[seat][nation]; ++i) {
      json.value(rules.nation_id(nation));
    }
  }
  json.end_array().key("torpedo_cards").begin_array();
  for (std::size_t kind = 0; kind < rules.torpedoes().size(); ++kind) {
    const auto number = static_cast<int>(kind);
    for (int i = 0; i < state.scored_torpedoes(seat, number); ++i) {
      json.value(rules.torpedo_name(number));
    }
  }
  json.end_array().end_object();
}

void write_ply(json::Writer& json, const RefereedPly& ply) {
  const State& state = ply.after;
  const Rules& rules = state.rules();
  json.begin_object()
      .member("line", ply.position.line)
      .member("admiral", rules.nation_id(ply.admiral))
      .member("event", to_string(ply.event));
  write_ladder(json, state);
  write_hands(json, state);
  json.key("face_up");
  write_torpedoes(json, rules, sorted(state.board().face_up));
  json.member("unseen_torpedoes", state.unseen().size()).key("buried");
  write_torpedoes(json, rules, {state.buried().begin(), state.buried().end()});
  json.member("fleet_pile", state.fleet_pile().size()).key("scored").begin_object();
  for (int seat = 0; seat < state.seats(); ++seat) {
    json.key(rules.nation_id(state.admirals()[seat]));
    write_area(json, state, seat);
  }
  json.end_object().end_object();
}

void write_violation(json::Writer& json, const Rules& rules,
                     const std::optional<Violation>& violation) {
  json.key("violation");
  if (!violation) {
    json.null();
    return;
  }
  json.begin_object()
      .member("line", violation->position.line)
      .member("column", violation->position.column)
      .member("admiral", rules.nation_id(violation->admiral))
      .member("rule", to_string(violation->rule))
      .member("message", violation->message.english());
  if (const auto& missing = violation->missing) {
    json.key("missing")
        .begin_object()
        .member("event", missing->deal ? "deal" : to_string(missing->kind))
        .member("admiral", rules.nation_id(missing->admiral))
        .end_object();
  }
  json.end_object();
}

void write_scores(json::Writer& json, const State& state) {
  const auto id = [&](int seat) { return state.rules().nation_id(state.admirals()[seat]); };
  json.key("scores").begin_object();
  for (int seat = 0; seat < state.seats(); ++seat) json.member(id(seat), score(state, seat));
  json.end_object().key("places").begin_array();
  for (const std::vector<int>& seats : places(state)) {
    json.begin_array();
    for (const int seat : seats) json.value(id(seat));
    json.end_array();
  }
  json.end_array();
}

}  // namespace

std::string referee_json(const std::string& path, const GameRecord& record,
                         const RefereeReport& report) {
  const Rules& rules = record.rules.value();
  json::Writer json;
  json.begin_object()
      .member("format", "chartroom-referee")
      .member("version", 1)
      .member("record", path)
      .member("deck", rules.deck().id)
      .key("admirals")
      .begin_array();
  for (const int nation : record.admirals) json.value(rules.nation_id(nation));
  json.end_array().member("legal", report.legal()).member("over", report.over());
  write_violation(json, rules, report.violation);
  json.key("plies").begin_array();
  for (const RefereedPly& ply : report.plies) write_ply(json, ply);
  json.end_array();
  write_scores(json, report.last);
  return json.end_object().text();
}

}  // namespace chartroom::con_sonar

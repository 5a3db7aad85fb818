#include <fmt/core.h>

#include "maps/files/map_file.h"
#include "maps/platform/shown_text.h"
#include "validator/play/responder/responses.h"
#include "validator/play/simulation/simulation.h"
#include "validator/series/report_parts.h"

namespace chartroom::play {
namespace {

double share(Count half_points, Count games) {
  return games == 0 ? 0.5 : static_cast<double>(half_points) / (2 * static_cast<double>(games));
}

std::string line_of(const Response& r) {
  const std::string interval = fmt::format("{:.1f} to {:.1f}", 100 * r.gain.low, 100 * r.gain.high);
  return fmt::format("  {:<10}{:<8}{:>7}   {:6.1f}%   {:6.1f}%   {:>+5.1f}   {:<16}{}\n", r.level,
                     to_string(r.enemy), r.games, 100 * share(r.level_half_points, r.games),
                     100 * share(r.responder_half_points, r.games), 100 * r.gain.estimate, interval,
                     r.certain() ? "" : "nothing beyond chance");
}

}  // namespace

std::string responses_text(const ResponsePlan& plan, const Responses& responses) {
  std::string text =
      fmt::format("{} ({}): what a responder gains against each skill over playing at that skill\n",
                  shown_in(plan.map.name, "en"), plan.map.id);
  text += fmt::format(
      "  {} rollouts before each action; captains surface {}, seed {}\n", plan.budget.rollouts,
      plan.surfacing == SurfacingWill::blocked ? "only when blocked" : "at will", plan.seed);
  if (!responses.complete) text += "  Stopped early: results cover the first games only.\n";
  text += fmt::format("\n  {:<10}{:<8}{:>7}   {:>7}   {:>7}   {:>5}   {}\n", "skill", "as", "games",
                      "level", "resp.", "gain", "95% interval");
  for (const Response& response : responses.list) text += line_of(response);
  return text +
         "\n  Points per 100 games; a draw or an unfinished game is half a point. A responder that "
         "thinks\n  longer may gain more.\n";
}

void write_members(json::Writer& json, const Response& r) {
  json.member("level", r.level)
      .member("enemy", to_string(r.enemy))
      .member("games", r.games)
      .member("level_half_points", r.level_half_points)
      .member("responder_half_points", r.responder_half_points);
  series::write_interval(json, "gain", r.gain);
  json.member("certain", r.certain());
}

std::string responses_json(const ResponsePlan& plan, const Responses& responses) {
  json::Writer json;
  series::begin_document(json, "chartroom-responder", "map", plan.map.id,
                         series::hash_of(to_canonical_json(plan.map)));
  json.member("seed", plan.seed)
      .member("captains", kCaptains)
      .member("surfacing", to_string(plan.surfacing))
      .member("starts", to_string(plan.starts))
      .member("rollouts", plan.budget.rollouts)
      .member("depth", plan.budget.depth);
  if (plan.seconds > 0) {
    json.member("seconds", plan.seconds);
  } else {
    json.member("games", plan.games);
  }
  json.key("confidence").decimal(kResponseConfidence);
  json.member("complete", responses.complete).key("responses").begin_array();
  for (const Response& response : responses.list) {
    json.begin_object();
    write_members(json, response);
    json.end_object();
  }
  return json.end_array().end_object().text();
}

}  // namespace chartroom::play

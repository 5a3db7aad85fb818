#include <fmt/core.h>

#include <cmath>

#include "maps/files/map_file.h"
#include "maps/json/writer.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/play/simulation/ladder.h"

namespace chartroom::play {
namespace {

// Elo of a share, as people read it; where the share is 0 or 1 there is no number.
std::string elo_text(double share) {
  const double strength = elo(share);
  return std::isfinite(strength) ? fmt::format("{:+.0f}", strength) : "?";
}

std::string rung_text(const Rung& rung) {
  if (rung.games == 0) return fmt::format("  {:<10}{:<10}       0\n", rung.agent, rung.below);
  const statistics::Interval& s = rung.share;
  return fmt::format(
      "  {:<10}{:<10}{:>8}   {:5.1f} %   {:5.1f} to {:5.1f} %   {:>5}   {:>5} to {:>5}   {}\n",
      rung.agent, rung.below, rung.games, 100 * s.estimate, 100 * s.low, 100 * s.high,
      elo_text(s.estimate), elo_text(s.low), elo_text(s.high),
      rung.unfinished == 0
          ? ""
          : fmt::format("{:.1f} % unfinished", 100.0 * static_cast<double>(rung.unfinished) /
                                                   static_cast<double>(rung.games)));
}

std::string names(const Ladder& ladder, RungAnswer answer) {
  std::string text;
  for (const Rung& rung : ladder.rungs) {
    if (rung.answer == answer) text += (text.empty() ? "" : ", ") + rung.agent;
  }
  return text;
}

std::string conclusion(const LadderPlan& plan, const Ladder& ladder) {
  if (ladder.holds()) {
    return fmt::format("Every agent takes {:.0f} % and more from the one below.",
                       100 * kLadderShare);
  }
  std::string text;
  if (const std::string weak = names(ladder, RungAnswer::not_offered); !weak.empty()) {
    text = fmt::format("No level of its own here, as it takes less than {:.0f} %: {}.",
                       100 * kLadderShare, weak);
  }
  if (const std::string open = names(ladder, RungAnswer::open); !open.empty()) {
    text += fmt::format(
        "{}Not decided after {}: {}.", text.empty() ? "" : " ",
        ladder.complete ? fmt::format("{} games", plan.most_games) : "it was stopped", open);
  }
  return text;
}

void write_number(json::Writer& json, std::string_view name, double number) {
  json.key(name);
  if (std::isfinite(number)) {
    json.decimal(number);
  } else {
    json.null();
  }
}

void write_interval(json::Writer& json, std::string_view name, double estimate, double low,
                    double high) {
  json.key(name).begin_object();
  write_number(json, "estimate", estimate);
  write_number(json, "low", low);
  write_number(json, "high", high);
  json.end_object();
}

void write_rung(json::Writer& json, const Rung& rung) {
  json.begin_object()
      .member("agent", rung.agent)
      .member("below", rung.below)
      .member("games", rung.games)
      .member("wins", rung.wins)
      .member("losses", rung.losses)
      .member("draws", rung.draws)
      .member("unfinished", rung.unfinished);
  json.key("pairs").begin_array();
  for (const Count count : rung.pairs) json.value(count);
  json.end_array();
  const statistics::Interval& s = rung.share;
  write_interval(json, "share", s.estimate, s.low, s.high);
  write_interval(json, "elo", elo(s.estimate), elo(s.low), elo(s.high));
  json.member("answer", to_string(rung.answer)).end_object();
}

}  // namespace

std::string ladder_text(const LadderPlan& plan, const Ladder& ladder) {
  const std::string interval = fmt::format("{:.0f} % interval", 100 * plan.confidence);
  std::string text = fmt::format("{} ({}): each agent against the one below\n",
                                 shown_in(plan.map.name, "en"), plan.map.id);
  text += fmt::format("  From both seats, either team beginning; surfacing {}, seed {}\n\n",
                      plan.surfacing == SurfacingWill::blocked ? "only when blocked" : "at will",
                      plan.seed);
  text += fmt::format("  {:<10}{:<10}{:>8}   {:>7}   {:<16}   {:>5}   {}\n", "agent", "against",
                      "games", "points", interval, "Elo", interval);
  for (const Rung& rung : ladder.rungs) text += rung_text(rung);
  return text + "\n  " + conclusion(plan, ladder) + "\n";
}

std::string ladder_json(const LadderPlan& plan, const Ladder& ladder) {
  json::Writer json;
  json.begin_object()
      .member("format", "chartroom-ladder")
      .member("version", 1)
      .member("map", plan.map.id)
      .member("map_hash", fmt::format("{:016x}", stamp_of(to_canonical_json(plan.map)).hash))
      .member("seed", plan.seed)
      .member("captains", kCaptains)
      .member("surfacing", to_string(plan.surfacing))
      .member("games", plan.most_games);
  json.key("confidence").decimal(plan.confidence);
  json.key("promise").decimal(kLadderShare);
  json.member("complete", ladder.complete).member("holds", ladder.holds());
  json.key("rungs").begin_array();
  for (const Rung& rung : ladder.rungs) write_rung(json, rung);
  return json.end_array().end_object().text();
}

}  // namespace chartroom::play

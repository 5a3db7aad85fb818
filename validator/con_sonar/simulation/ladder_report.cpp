#include <fmt/core.h>

#include "maps/con_sonar/deck_file.h"
#include "maps/json/writer.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/con_sonar/simulation/ladder.h"

namespace chartroom::con_sonar {
namespace {

std::string rung_text(const Rung& rung) {
  const statistics::Interval& s = rung.share;
  return fmt::format("  {:<10}{:<10}{:>8}   {:5.1f} %   {:5.1f} to {:5.1f} %{}\n", rung.agent,
                     rung.below, rung.games, 100 * s.estimate, 100 * s.low, 100 * s.high,
                     rung.given_up == 0 ? "" : fmt::format("   {} given up", rung.given_up));
}

std::string names(const LadderResult& ladder, RungAnswer answer) {
  std::string text;
  for (const Rung& rung : ladder.rungs) {
    if (rung.answer == answer) text += (text.empty() ? "" : ", ") + rung.agent;
  }
  return text;
}

std::string conclusion(const LadderPlan& plan, const LadderResult& ladder) {
  if (ladder.holds()) {
    return fmt::format("Every agent takes {:.0f} % and more of the wins from the one below.",
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

void write_rung(json::Writer& json, const Rung& rung) {
  json.begin_object().member("agent", rung.agent).member("below", rung.below);
  json.member("games", rung.games).key("wins");
  json.decimal(static_cast<double>(rung.wins) / static_cast<double>(kWin));
  json.member("given_up", rung.given_up).key("share").begin_object();
  json.key("estimate").decimal(rung.share.estimate);
  json.key("low").decimal(rung.share.low);
  json.key("high").decimal(rung.share.high);
  json.end_object().member("answer", to_string(rung.answer)).end_object();
}

}  // namespace

std::string ladder_text(const LadderPlan& plan, const LadderResult& ladder) {
  const Deck& deck = plan.rules.deck();
  std::string text = fmt::format("{} ({}): each agent against the one below\n",
                                 shown_in(deck.name, "en"), deck.id);
  text += fmt::format(
      "  In every other of {} seats each, seats and nations rotated; sonar {}, seed {}\n\n",
      plan.admirals, plan.sonar == 0 ? "never" : fmt::format("at level {}", plan.sonar), plan.seed);
  text += fmt::format("  {:<10}{:<10}{:>8}   {:>7}   {}\n", "agent", "against", "games", "wins",
                      fmt::format("{:.0f} % interval", 100 * plan.confidence));
  for (const Rung& rung : ladder.rungs) text += rung_text(rung);
  return text + "\n  " + conclusion(plan, ladder) + "\n";
}

std::string ladder_json(const LadderPlan& plan, const LadderResult& ladder) {
  const Deck& deck = plan.rules.deck();
  json::Writer json;
  json.begin_object()
      .member("format", "chartroom-ladder")
      .member("version", 1)
      .member("deck", deck.id)
      .member("deck_hash", fmt::format("{:016x}", stamp_of(to_canonical_json(deck)).hash))
      .member("seed", plan.seed)
      .member("admirals", plan.admirals)
      .member("sonar", plan.sonar)
      .member("games", plan.most_games);
  json.key("confidence").decimal(plan.confidence);
  json.key("promise").decimal(kLadderShare);
  json.member("complete", ladder.complete).member("holds", ladder.holds());
  json.key("rungs").begin_array();
  for (const Rung& rung : ladder.rungs) write_rung(json, rung);
  return json.end_array().end_object().text();
}

}  // namespace chartroom::con_sonar

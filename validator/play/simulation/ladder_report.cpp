#include <fmt/core.h>

#include <cmath>

#include "maps/files/map_file.h"
#include "maps/platform/shown_text.h"
#include "validator/play/simulation/ladder.h"
#include "validator/series/report_parts.h"

namespace chartroom::play {
namespace {

// The Elo difference of a share: "+72"; "?" if the share is 0 or 1.
std::string elo_text(double share) {
  const double strength = elo(share);
  return std::isfinite(strength) ? fmt::format("{:+.0f}", strength) : "?";
}

std::string line_of(const Rung& rung) {
  if (rung.games == 0) return fmt::format("  {:<10}{:<10}       0\n", rung.agent, rung.below);
  const statistics::Interval& s = rung.share;
  return fmt::format(
      "{}   {:>5}   {:>5} to {:>5}   {}\n", rung_text(rung), elo_text(s.estimate), elo_text(s.low),
      elo_text(s.high),
      rung.unfinished == 0
          ? ""
          : fmt::format("{:.1f}% unfinished", series::percent(rung.unfinished, rung.games)));
}

}  // namespace

std::string ladder_text(const LadderPlan& plan, const Ladder& ladder) {
  const std::string interval = fmt::format("{:.0f}% interval", 100 * plan.confidence);
  std::string text = fmt::format("{} ({}): each agent against the one below it\n",
                                 shown_in(plan.map.name, "en"), plan.map.id);
  text += fmt::format("  Both sides, each team going first; surfacing {}, seed {}\n\n",
                      plan.surfacing == SurfacingWill::blocked ? "only when blocked" : "at will",
                      plan.seed);
  text += fmt::format("  {:<10}{:<10}{:>8}   {:>7}   {:<16}   {:>5}   {}\n", "agent", "against",
                      "games", "points", interval, "Elo", interval);
  for (const Rung& rung : ladder.rungs) text += line_of(rung);
  return text + "\n  " + conclusion(ladder.plain(), kLadderShare, "", plan.most_games) + "\n";
}

std::string ladder_json(const LadderPlan& plan, const Ladder& ladder) {
  json::Writer json;
  series::begin_document(json, "chartroom-ladder", "map", plan.map.id,
                         series::hash_of(to_canonical_json(plan.map)));
  json.member("seed", plan.seed)
      .member("captains", kCaptains)
      .member("surfacing", to_string(plan.surfacing));
  write_ladder(json, plan, kLadderShare, ladder, [&json](const Rung& rung) {
    json.member("wins", rung.wins)
        .member("losses", rung.losses)
        .member("draws", rung.draws)
        .member("unfinished", rung.unfinished);
    series::write_list(json, "pairs", rung.pairs);
    const statistics::Interval& s = rung.share;
    series::write_interval(json, "share", s);
    series::write_interval(json, "elo", {elo(s.estimate), elo(s.low), elo(s.high)});
  });
  return json.text();
}

}  // namespace chartroom::play

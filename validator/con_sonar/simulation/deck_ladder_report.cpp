#include <fmt/core.h>

#include "maps/con_sonar/deck_file.h"
#include "maps/platform/shown_text.h"
#include "validator/con_sonar/simulation/deck_ladder.h"
#include "validator/series/report_parts.h"

namespace chartroom::con_sonar {

std::string ladder_text(const LadderPlan& plan, const LadderResult& ladder) {
  const Deck& deck = plan.rules.deck();
  std::string text = fmt::format("{} ({}): each agent against the one below it\n",
                                 shown_in(deck.name, "en"), deck.id);
  text += fmt::format(
      "  In alternate seats of {}, with seats and nations rotated; sonar {}, seed {}\n\n",
      plan.admirals, plan.sonar_level == 0 ? "never" : fmt::format("at level {}", plan.sonar_level),
      plan.seed);
  text += fmt::format("  {:<10}{:<10}{:>8}   {:>7}   {}\n", "agent", "against", "games", "wins",
                      fmt::format("{:.0f}% interval", 100 * plan.confidence));
  for (const Rung& rung : ladder.rungs) {
    text += rung_text(rung);
    text += rung.given_up == 0 ? "\n" : fmt::format("   {} given up\n", rung.given_up);
  }
  return text + "\n  " + conclusion(ladder.plain(), kLadderShare, " of the wins", plan.most_games) +
         "\n";
}

std::string ladder_json(const LadderPlan& plan, const LadderResult& ladder) {
  const Deck& deck = plan.rules.deck();
  json::Writer json;
  series::begin_document(json, "chartroom-ladder", "deck", deck.id,
                         series::hash_of(to_canonical_json(deck)));
  json.member("seed", plan.seed)
      .member("admirals", plan.admirals)
      .member("sonar", plan.sonar_level);
  write_ladder(json, plan, kLadderShare, ladder, [&json](const Rung& rung) {
    json.key("wins").decimal(whole_wins(rung.wins));
    json.member("given_up", rung.given_up);
    series::write_interval(json, "share", rung.share);
  });
  return json.text();
}

}  // namespace chartroom::con_sonar

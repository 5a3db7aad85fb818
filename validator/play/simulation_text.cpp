#include <fmt/format.h>

#include "validator/play/simulation_report.h"

namespace chartroom {
namespace {

// 1234567 as "1,234,567".
std::string grouped(Count n) {
  std::string digits = std::to_string(n);
  for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3) {
    digits.insert(static_cast<std::size_t>(i), ",");
  }
  return digits;
}

std::string starts_text(const TournamentPlan& plan) {
  if (plan.map.starts.blue && plan.map.starts.green) return "starts forced by the map";
  switch (plan.starts.kind) {
    case StartPlan::Kind::free:
      return "starts chosen by the captains";
    case StartPlan::Kind::all:
      return "every pair of starts";
    case StartPlan::Kind::fixed:
      break;
  }
  return fmt::format("starts {} and {}", to_string(plan.starts.blue), to_string(plan.starts.green));
}

std::string clocks_text(const TournamentPlan& plan) {
  if (plan.variant == Variant::turns) return "";
  if (plan.paces[0] == plan.paces[1]) {
    return fmt::format("  Realtime: both teams call every {}.\n", seconds_of(plan.paces[0]));
  }
  return fmt::format("  Realtime: blue calls every {}, green every {}.\n",
                     seconds_of(plan.paces[0]), seconds_of(plan.paces[1]));
}

std::string share_line(std::string_view label, Count part, Count whole) {
  const Interval s = share(static_cast<double>(part), whole, kReportConfidence);
  return fmt::format("  {:<22}{:>10}   {:5.1f} %   {:5.1f} to {:5.1f} %\n", label, grouped(part),
                     100 * s.estimate, 100 * s.low, 100 * s.high);
}

// The length that half of the games do not exceed.
int median(const std::map<int, Count>& spread, Count whole) {
  Count seen = 0;
  for (const auto& [value, count] : spread) {
    seen += count;
    if (2 * seen >= whole) return value;
  }
  return 0;
}

std::string verdict_text(const Verdict& v, Variant variant) {
  const bool first_move = v.question == Question::first_move;
  const std::string_view first_team =
      variant == Variant::turns ? "team that begins" : "team that calls first";
  std::string text =
      fmt::format("  {}: the {} takes {:.1f} % of the points ({:.1f} to {:.1f} %): ",
                  first_move ? "First move" : "Sides", first_move ? first_team : "blue team",
                  100 * v.share.estimate, 100 * v.share.low, 100 * v.share.high);
  text += to_string(v.decision);
  if (!v.favours.empty()) text += " for " + v.favours;
  return text + "\n";
}

std::string actions_text(const Tally& tally) {
  Count all = 0;
  for (const Count count : tally.actions) all += count;
  std::string text;
  for (std::size_t kind = 0; kind < tally.actions.size(); ++kind) {
    text += fmt::format(
        "{}{} {:.1f} %", kind == 0 ? "" : ", ", to_string(static_cast<ActionKind>(kind)),
        all == 0 ? 0.0
                 : 100.0 * static_cast<double>(tally.actions[kind]) / static_cast<double>(all));
  }
  return text;
}

}  // namespace

std::string simulation_text(const TournamentPlan& plan, const TournamentOutcome& outcome) {
  const Tally& t = outcome.tally;
  std::string text = fmt::format("{} ({}): {} as blue against {} as green\n",
                                 text_in(plan.map.name, "en"), plan.map.id, plan.blue, plan.green);
  text += fmt::format(
      "  {} games, {}, surfacing {}, seed {}\n", grouped(t.games), starts_text(plan),
      plan.surfacing == SurfacingWill::blocked ? "only when blocked" : "at will", plan.seed);
  text += clocks_text(plan);
  if (!outcome.complete) text += "  Stopped early: whole blocks from the first game on.\n";
  text += fmt::format("\n  {:<22}{:>10}   {:>7}   {}\n", "", "games", "share", "95 % interval");
  text += share_line("blue wins", t.wins_by_team[0], t.games);
  text += share_line("green wins", t.wins_by_team[1], t.games);
  const std::string_view begins = plan.variant == Variant::turns ? "move" : "call";
  text += share_line(fmt::format("first to {} wins", begins), t.wins_by_first[0], t.games);
  text += share_line(fmt::format("second to {} wins", begins), t.wins_by_first[1], t.games);
  text += share_line("draws", t.draws, t.games);
  text += share_line("unfinished", t.unfinished, t.games);
  text += fmt::format("\n  Median length: {} plies. Actions: {}.\n", median(t.plies, t.games),
                      actions_text(t));
  text +=
      fmt::format("  Damage: {} by torpedo, {} by the own torpedo, {} by surfacing.\n\n",
                  grouped(t.torpedo_damage), grouped(t.self_damage), grouped(t.surfacing_damage));
  for (const Verdict& v : verdicts(t, level_of(plan), kReportConfidence)) {
    text += verdict_text(v, plan.variant);
  }
  return text;
}

}  // namespace chartroom

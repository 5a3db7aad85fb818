#include <fmt/core.h>

#include "maps/platform/shown_text.h"
#include "validator/play/simulation/game_metrics.h"
#include "validator/play/simulation/simulation_report.h"
#include "validator/play/simulation/verdict_report.h"

namespace chartroom::play {
namespace {

using series::percent;

std::string starts_text(const Simulation& simulation) {
  const std::string& starts = simulation.header.starts;
  if (simulation.starts_forced) return "starts forced by the map";
  if (starts == "free") return "starts chosen by the captains";
  if (starts == "all") return "every pair of starts";
  const std::size_t comma = starts.find(',');
  return fmt::format("starts {} and {}", starts.substr(0, comma), starts.substr(comma + 1));
}

std::string clocks_text(const SimulationHeader& header) {
  if (header.variant == rules::Variant::turns) return "";
  if (header.paces[0] == header.paces[1]) {
    return fmt::format("  Realtime: both teams call every {}.\n", seconds_of(header.paces[0]));
  }
  return fmt::format("  Realtime: blue calls every {}, green every {}.\n",
                     seconds_of(header.paces[0]), seconds_of(header.paces[1]));
}

std::string share_line(std::string_view label, Count part, Count whole) {
  const statistics::Interval s =
      statistics::share(static_cast<double>(part), whole, kReportConfidence);
  return fmt::format("  {:<22}{:>10}   {:6.1f}%   {:5.1f} to {:5.1f}%\n", label, grouped(part),
                     100 * s.estimate, 100 * s.low, 100 * s.high);
}

std::string shares_text(const Simulation& simulation) {
  const Tally& t = simulation.tally;
  const std::string_view begins =
      simulation.header.variant == rules::Variant::turns ? "move" : "call";
  std::string text =
      fmt::format("\n  {:<22}{:>10}   {:>7}   {}\n", "", "games", "share", "95% interval");
  text += share_line("blue wins", t.wins_by_team[0], t.games);
  text += share_line("green wins", t.wins_by_team[1], t.games);
  text += share_line(fmt::format("first to {} wins", begins), t.wins_by_first[0], t.games);
  text += share_line(fmt::format("second to {} wins", begins), t.wins_by_first[1], t.games);
  text += share_line("draws", t.draws, t.games);
  return text + share_line("unfinished", t.unfinished, t.games);
}

std::string verdict_sentences(const Verdict& v, rules::Variant variant) {
  const bool first_move = v.question == Question::first_move;
  const std::string label = first_move ? "First move" : "Sides";
  if (!v.proof.empty()) return fmt::format("  {}: fair (proof: {}).\n", label, v.proof);
  const std::string_view first_team =
      variant == rules::Variant::turns ? "first player" : "team that calls first";
  std::string text =
      fmt::format("  {}: the {} takes {:.1f}% of the points ({:.1f} to {:.1f}%): ", label,
                  first_move ? first_team : "blue team", 100 * v.share.estimate, 100 * v.share.low,
                  100 * v.share.high);
  return text + decision_words(v) + "\n";
}

// Returns what the games say of the map. Captains who differ say nothing of it, unless it stalls.
std::string verdicts_text(const Simulation& simulation) {
  const bool stalls = simulation.verdicts.front().decision == Decision::stalls;
  if (captains_differ(simulation.header) && !stalls) {
    return "  No verdict on the map, because different captains play the two sides.\n";
  }
  std::string text;
  for (const Verdict& v : simulation.verdicts) {
    text += verdict_sentences(v, simulation.header.variant);
  }
  return text;
}

std::string actions_text(const Tally& tally) {
  Count all = 0;
  for (const Count count : tally.actions) all += count;
  std::string text;
  for (std::size_t kind = 0; kind < tally.actions.size(); ++kind) {
    text += fmt::format("{}{} {:.1f}%", kind == 0 ? "" : ", ",
                        to_string(static_cast<rules::ActionKind>(kind)),
                        percent(tally.actions[kind], all));
  }
  return text;
}

std::string metrics_text(const Simulation& simulation) {
  const Tally& t = simulation.tally;
  const Count surfacings = t.actions[static_cast<std::size_t>(rules::ActionKind::surface)];
  std::string text = fmt::format("\n  Length: median {} turns, {} to {} in four games of five.\n",
                                 median(t.plies), quantile(t.plies, 0.1), quantile(t.plies, 0.9));
  text += fmt::format("  Actions: {}.\n", actions_text(t));
  const Count found = entries(t.actions_until_located);
  // A forced start is known from the beginning.
  if (found > 0 && !simulation.starts_forced) {
    text += fmt::format(
        "  Found: {:.1f}% of the submarines, after a median of {} of their own actions.\n",
        percent(found, 2 * t.games), median(t.actions_until_located));
  }
  text += fmt::format(
      "  Won by: missile {:.1f}%, the loser's own missile {:.1f}%, the loser's surfacing "
      "{:.1f}%.\n",
      percent(t.endings[0], t.games), percent(t.endings[1], t.games),
      percent(t.endings[2], t.games));
  text += fmt::format("  Surfacings: {:.2f} per game, {:.1f}% of them with no move left.\n",
                      percent(surfacings, t.games) / 100, percent(t.forced_surfacings, surfacings));
  return text + fmt::format("  Damage: {} by missile, {} by own missile, {} by surfacing.\n",
                            grouped(t.torpedo_damage), grouped(t.self_damage),
                            grouped(t.surfacing_damage));
}

std::string fairness_text(const Simulation& simulation) {
  const Fairness& fairness = *simulation.fairness;
  const SimulationHeader& header = simulation.header;
  std::string text =
      fmt::format("{} ({}): {}\n", shown(simulation.map_name), header.id, sentence(fairness));
  text += fmt::format("  {} games, {}, surfacing only when blocked, seed {}\n",
                      grouped(fairness.games()), starts_text(simulation), header.seed);
  if (!fairness.complete) text += "  Stopped early: some verdicts are undecided.\n";
  text += "\n  " + verdict_header(fairness.budget.confidence) + "\n";
  for (const Verdict& v : simulation.verdicts) {
    if (v.level != kAllSkills) text += "  " + verdict_line(v) + "\n";
  }
  text += "\n";
  for (const SkillPlay& play : fairness.levels) {
    text += fmt::format(
        "  {}: {} games, {} of them new ones for the interval; unfinished {:.1f}%, and {:.1f}% if "
        "captains surface at will.\n",
        play.level, grouped(play.tally.games), grouped(play.confirming.games),
        100 * unfinished_share(play.tally), 100 * unfinished_share(play.at_will));
    if (play.cut_short) text += "    Stopped at the work limit: these games take too much work.\n";
  }
  return text + metrics_text(simulation);
}

}  // namespace

std::string simulation_text(const Simulation& simulation) {
  if (simulation.fairness) return fairness_text(simulation);
  const SimulationHeader& header = simulation.header;
  const Tally& t = simulation.tally;
  std::string text =
      fmt::format("{} ({}): {} as blue against {} as green\n", shown(simulation.map_name),
                  header.id, header.agents[0], header.agents[1]);
  text += fmt::format(
      "  {} games, {}, surfacing {}, seed {}\n", grouped(t.games), starts_text(simulation),
      header.surfacing == SurfacingWill::blocked ? "only when blocked" : "at will", header.seed);
  text += clocks_text(header);
  text += series::shard_text(header.shard);
  if (!simulation.complete) text += "  Stopped early: results cover the first games only.\n";
  return text + shares_text(simulation) + metrics_text(simulation) + "\n" +
         verdicts_text(simulation);
}

}  // namespace chartroom::play

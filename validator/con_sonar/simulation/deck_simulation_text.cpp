#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "maps/platform/shown_text.h"
#include "validator/con_sonar/simulation/deck_simulation.h"
#include "validator/series/report_parts.h"

namespace chartroom::con_sonar {
namespace {

using statistics::Interval;

using series::grouped;
using series::mean;
using series::percent;
using series::quantile;

std::string title(const Simulation& simulation) {
  const SimulationHeader& header = simulation.header;
  const std::string who = header.levels.empty()
                              ? level_of(header.agents)
                              : fmt::format("{}", fmt::join(header.levels, ", then "));
  std::string text = fmt::format("{} ({}): {} at {} seats\n", shown(simulation.deck_name),
                                 header.id, who, header.agents.size());
  text += fmt::format(
      "  {} games, the seats rotated over {}; sonar {}, seed {}\n", grouped(simulation.tally.games),
      fmt::join(header.admirals, ", "),
      header.sonar_level == 0 ? "never" : fmt::format("at level {}", header.sonar_level),
      header.seed);
  if (!header.first_hand_sizes.empty()) {
    text += fmt::format("  House rule: first hands of {} cards by seat.\n",
                        fmt::join(header.first_hand_sizes, ", "));
  }
  if (header.seat_order == SeatOrder::snake) {
    text += "  House rule: every other round is played from the last seat to the first.\n";
  }
  text += series::shard_text(header.shard);
  if (!simulation.complete) text += "  Stopped early: results cover the first games only.\n";
  return text;
}

std::string name_of_share(const Simulation& simulation, Question question, std::size_t place) {
  if (question == Question::nations) return simulation.header.admirals[place];
  return fmt::format("seat {}", place + 1);
}

std::string shares_table(const Simulation& simulation, const Verdict& verdict) {
  std::string text = fmt::format(
      "\n  {:<22}{:>7}   {}\n", fmt::format("{}, {}", to_string(verdict.question), verdict.level),
      "wins", fmt::format("{:g}% interval, all together", 100 * simulation.confidence));
  for (std::size_t i = 0; i < verdict.shares.size(); ++i) {
    const Interval& share = verdict.shares[i];
    text += fmt::format("  {:<22}{:>6.1f}%   {:.1f} to {:.1f}%\n",
                        name_of_share(simulation, verdict.question, i), 100 * share.estimate,
                        100 * share.low, 100 * share.high);
  }
  return text;
}

// True if the first seat surely beats the last one, and no seat surely beats the one before it.
bool falls(const std::vector<Interval>& shares) {
  for (std::size_t i = 1; i < shares.size(); ++i) {
    if (shares[i].low > shares[i - 1].high) return false;
  }
  return shares.front().low > shares.back().high;
}

std::string advice(const Simulation& simulation, const Verdict& verdict) {
  const SimulationHeader& header = simulation.header;
  if (verdict.question != Question::seats || agents_differ(header.agents) ||
      !falls(verdict.shares)) {
    return "";
  }
  std::string text = fmt::format(
      "  Early seats win more: the first {:.1f}%, the last {:.1f}%; an even share is {:.1f}%.\n",
      100 * verdict.shares.front().estimate, 100 * verdict.shares.back().estimate,
      100.0 / static_cast<double>(header.agents.size()));
  if (!header.first_hand_sizes.empty() || header.seat_order != SeatOrder::rounds) return text;
  text +=
      "  To try another setup: --first-hands deals late seats more cards, and --order snake "
      "plays\n  every other round from the last seat to the first.\n";
  return text;
}

std::string decision_text(const Simulation& simulation, const Verdict& verdict) {
  if (verdict.question == Question::seats && agents_differ(simulation.header.agents)) {
    return "  No verdict on the seats, because different agents play them.\n";
  }
  const double margin = 100 * simulation.margin;
  std::string text = fmt::format("  The {} are ", to_string(verdict.question));
  switch (verdict.decision) {
    case Decision::fair:
      text += fmt::format("fair: no share is more than {:.1f} points from even", margin);
      break;
    case Decision::unfair:
      text += fmt::format(
          "unfair: a share is at least {:.1f} points from even; {} gains most",
          kUnfairMargins * margin,
          name_of_share(simulation, verdict.question, static_cast<std::size_t>(*verdict.favours)));
      break;
    case Decision::in_between:
      text += fmt::format(
          "borderline: the largest distance from even is over {:.1f} points (fair) and under "
          "{:.1f} (unfair)",
          margin, kUnfairMargins * margin);
      break;
    case Decision::stalls:
      return fmt::format("  No verdict on the {}: over {:g}% of the games are given up.\n",
                         to_string(verdict.question), 100 * kStallShare);
    default:
      return fmt::format("  Undecided after {1} games whether the {0} are fair ({2}).\n",
                         to_string(verdict.question), grouped(verdict.games),
                         simulation.levels.empty() ? "use --margin to play until decided"
                                                   : "a share is too close to a limit");
  }
  return text +
         fmt::format(" ({}, {:g}% confidence).\n", verdict.level, 100 * simulation.confidence);
}

std::string game_text(const Simulation& simulation) {
  const Tally& t = simulation.tally;
  const Count turns = t.all_turns();
  const auto ended = [&](Ending ending) {
    return percent(t.endings[static_cast<std::size_t>(ending)], t.games);
  };
  const auto of_turns = [&](TurnEnd end) {
    return percent(t.ends[static_cast<std::size_t>(end)], turns);
  };
  std::string text = fmt::format(
      "\n  A game lasts {:.1f} turns ({} to {} in 9 of 10). {:.1f}% end with no submarine left, "
      "{:.1f}% with\n  no torpedo card; {:.1f}% are given up after {} turns.\n",
      mean(t.turns), quantile(t.turns, 0.05), quantile(t.turns, 0.95), ended(Ending::no_submarine),
      ended(Ending::no_torpedo_card), ended(Ending::limit), grouped(kMostTurns));
  text += fmt::format(
      "  Of 100 turns {:.1f} could end in a strike, {:.1f} do, and {:.1f} hit; {:.1f} bury a "
      "torpedo\n"
      "  card, {:.1f} remove one",
      percent(t.strikes_possible, turns), of_turns(TurnEnd::strike), percent(t.hits, turns),
      of_turns(TurnEnd::bury), of_turns(TurnEnd::remove));
  if (t.ends[static_cast<std::size_t>(TurnEnd::discard)] > 0) {
    text += fmt::format(", {:.1f} discard one", of_turns(TurnEnd::discard));
  }
  if (t.queues[0] > 0) text += fmt::format(", {:.1f} use the sonar", of_turns(TurnEnd::sonar));
  text += ".\n  Cards in a queue:";
  for (std::size_t length = 1; length < t.queues.size(); ++length) {
    if (t.queues[length] == 0) continue;
    text += fmt::format(" {} in {:.1f}%", length, percent(t.queues[length], turns));
    text += length + 1 < t.queues.size() && t.queues[length + 1] > 0 ? "," : ".\n";
  }
  text += "  Mean score by seat:";
  for (std::size_t seat = 0; seat < simulation.header.agents.size(); ++seat) {
    text += fmt::format(" {:.2f}", mean(t.scores_by_seat[seat]));
  }
  return text + "\n";
}

}  // namespace

std::string simulation_text(const Simulation& simulation) {
  std::string text = title(simulation);
  for (const Verdict& verdict : simulation.verdicts) text += shares_table(simulation, verdict);
  text += game_text(simulation) + "\n";
  for (const Verdict& verdict : simulation.verdicts) {
    text += decision_text(simulation, verdict) + advice(simulation, verdict);
  }
  return text;
}

}  // namespace chartroom::con_sonar

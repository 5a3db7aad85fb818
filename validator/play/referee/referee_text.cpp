#include <fmt/core.h>

#include "maps/platform/shown_text.h"
#include "validator/play/referee/dispute_text.h"
#include "validator/play/referee/referee_report.h"
#include "validator/play/referee/violation_text.h"

namespace chartroom::play {
namespace {

// "blue (expert) from A1".
std::string team_start_text(const RefereedGame& game, maps::Team team) {
  const std::string& player = game.record.players[index(team)];
  const auto& start = game.record.start(team);
  const auto& forced = game.map.starts.of(team);
  return fmt::format("{}{} from {}", to_string(team),
                     player.empty() ? "" : fmt::format(" ({})", shown(player)),
                     start    ? to_string(start->point)
                     : forced ? to_string(*forced)
                              : "an unknown start");
}

std::string path_of(const RefereedGame& game, rules::SheetOf sheet) {
  return shown(sheet && game.sheets != nullptr ? game.sheets->paths[index(*sheet)] : game.path);
}

std::string place_text(const RefereedGame& game) {
  if (game.sheets != nullptr) {
    return fmt::format("{} and {}", shown(game.sheets->paths[0]), shown(game.sheets->paths[1]));
  }
  return fmt::format("{}:{}", shown(game.path), game.record.position.line);
}

std::string header_text(const RefereedGame& game) {
  const rules::GameRecord& record = game.record;
  return fmt::format("{}: {} ({}), {}, {}, {}\n", place_text(game), shown_in(game.map.name, "en"),
                     game.map.id, team_start_text(game, maps::Team::blue),
                     team_start_text(game, maps::Team::green),
                     record.variant == rules::Variant::realtime
                         ? std::string("realtime")
                         : fmt::format("{} goes first", to_string(record.first)));
}

// Returns the announcement as said at the table: silence keeps its direction secret.
std::string heard_text(const RefereedPly& ply) {
  const std::string text = to_string(ply.said);
  const std::string what = text.substr(text.find(' ') + 1);
  if (ply.said_whole) return what;
  const std::string kind(rules::shown_name(ply.said.kind));
  const bool torpedo = ply.said.kind == rules::ActionKind::torpedo;
  return torpedo ? kind + " " + to_string(ply.said.point) : kind;
}

std::string damage_text(int damage, bool known) { return known ? std::to_string(damage) : "?"; }

std::string ply_text(const RefereedPly& ply, std::size_t number) {
  return fmt::format("{:>5} {:>5}  {:<5}  {:<26}  {:<4}  {:>4} {:>5}  {:>4} {:>5}  {:>4} {:>5}\n",
                     number, ply.position.line, to_string(ply.said.team), heard_text(ply),
                     ply.point_known ? to_string(ply.point) : "?", ply.energy[0], ply.energy[1],
                     damage_text(ply.damage[0], ply.damage_known[0]),
                     damage_text(ply.damage[1], ply.damage_known[1]), ply.candidates[0].count(),
                     ply.candidates[1].count());
}

std::string stop_text(const rules::StopLine& stop) {
  return fmt::format("{:>5} {:>5}  {:<5}  {}\n", "", stop.position.line, to_string(stop.team),
                     stop.resumes ? "resume" : "stop");
}

// Returns the parts that the record lacks, one line each.
std::string unchecked_text(const RefereeReport& report) {
  if (report.unchecked.empty()) return "";
  std::string text = "\nNot checked, because the record does not say it:\n";
  for (const Unchecked& each : report.unchecked) {
    text += fmt::format("  {}: {}\n", rules::line_name(each.position, each.sheet), each.message);
  }
  return text;
}

// Returns the contradictions of the sheets with both lines.
std::string contradictions_text(const RefereedGame& game) {
  if (game.agreed()) return "";
  const std::size_t count = game.sheets->contradictions.size();
  std::string text = count == 1 ? "\nThe sheets disagree on one call:\n"
                                : fmt::format("\nThe sheets disagree on {} calls:\n", count);
  for (const Contradiction& each : game.sheets->contradictions) {
    for (const maps::Team team : maps::kTeams) {
      const SheetLine& line = each.lines[index(team)];
      text += fmt::format("  {}:{}:{}: {}\n", path_of(game, team), line.position.line,
                          line.position.column,
                          line.text.empty() ? "missing after this line" : line.text);
    }
    text += fmt::format("    {}\n", each.message);
  }
  return text;
}

std::string table_text(const RefereedGame& game) {
  const RefereeReport& report = game.report;
  if (report.plies.empty()) return "";
  std::string text = fmt::format("\n{:>5} {:>5}  {:<5}  {:<26}  {:<4}  {:<10}  {:<10}  {}\n", "",
                                 "", "", "", "", "  energy", "  damage", "positions");
  text += fmt::format("{:>5} {:>5}  {:<5}  {:<26}  {:<4}  {:>4} {:>5}  {:>4} {:>5}  {:>4} {:>5}\n",
                      "move", "line", "team", "heard", "at", "blue", "green", "blue", "green",
                      "blue", "green");
  auto stop = report.stops.begin();
  for (std::size_t i = 0; i <= report.plies.size(); ++i) {
    for (; stop != report.stops.end() && stop->before == i; ++stop) text += stop_text(*stop);
    if (i < report.plies.size()) text += ply_text(report.plies[i], i + 1);
  }
  text += "\nPositions: how many possible positions a team had for the other side's operator.\n";
  if (!report.exact) {
    text +=
        "The count is too high where there were too many trails to follow, or where the record "
        "lacks a call.\n";
  }
  if (game.sheets != nullptr) text += "Line numbers are those of the acting team's sheet.\n";
  return text;
}

std::string result_text(const RefereeReport& report) {
  if (!report.result_known) return "it is unknown whether a submarine is sunk";
  switch (report.result) {
    case rules::GameResult::open:
      return "no submarine is sunk yet";
    case rules::GameResult::draw:
      return "both are sunk: a draw";
    default:
      return fmt::format("{} wins", to_string(report.result));
  }
}

std::string game_verdict_text(const RefereedGame& game) {
  const RefereeReport& report = game.report;
  if (const auto& broken = report.violation) {
    return fmt::format("{}:{}:{}: {}\n", path_of(game, broken->sheet), broken->position.line,
                       broken->position.column, verdict_text(*broken));
  }
  return fmt::format("Legal: {} {}, {} (damage: blue {}, green {}).\n", report.plies.size(),
                     report.plies.size() == 1 ? "move" : "moves", result_text(report),
                     damage_text(report.damage[0], report.damage_known[0]),
                     damage_text(report.damage[1], report.damage_known[1]));
}

}  // namespace

std::string referee_text(const RefereedGame& game) {
  const std::string notes = unchecked_text(game.report) + contradictions_text(game);
  return header_text(game) + table_text(game) + notes + (notes.empty() ? "" : "\n") +
         game_verdict_text(game) + dispute_text(game);
}

}  // namespace chartroom::play

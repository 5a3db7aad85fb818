#include <fmt/format.h>

#include "maps/platform/shown_text.h"
#include "validator/play/referee/referee_report.h"
#include "validator/play/referee/violation_text.h"

namespace chartroom::play {
namespace {

std::string header_text(const RefereedGame& game) {
  const rules::GameRecord& record = game.record;
  return fmt::format("{}:{}: {} ({}), blue from {}, green from {}, {}\n", shown(game.path),
                     record.position.line, shown_in(game.map.name, "en"), game.map.id,
                     to_string(record.blue->point), to_string(record.green->point),
                     record.variant == rules::Variant::realtime
                         ? std::string("realtime")
                         : fmt::format("{} begins", to_string(record.first)));
}

// What was announced, as at the table: silence does not tell its way.
std::string heard_text(const rules::Announcement& said) {
  const std::string text = to_string(said);
  return text.substr(text.find(' ') + 1);
}

std::string ply_text(const RefereedPly& ply, std::size_t number) {
  return fmt::format("{:>5} {:>5}  {:<5}  {:<26}  {:<4}  {:>4} {:>5}  {:>4} {:>5}  {:>4} {:>5}\n",
                     number, ply.position.line, to_string(ply.said.team), heard_text(ply.said),
                     to_string(ply.point), ply.energy[0], ply.energy[1], ply.damage[0],
                     ply.damage[1], ply.candidates[0].count(), ply.candidates[1].count());
}

std::string table_text(const RefereeReport& report) {
  if (report.plies.empty()) return "";
  std::string text = fmt::format("\n{:>5} {:>5}  {:<5}  {:<26}  {:<4}  {:<10}  {:<10}  {}\n", "",
                                 "", "", "", "", "  energy", "  damage", "points left");
  text += fmt::format("{:>5} {:>5}  {:<5}  {:<26}  {:<4}  {:>4} {:>5}  {:>4} {:>5}  {:>4} {:>5}\n",
                      "ply", "line", "team", "heard", "at", "blue", "green", "blue", "green",
                      "blue", "green");
  for (std::size_t i = 0; i < report.plies.size(); ++i) text += ply_text(report.plies[i], i + 1);
  text += "\nPoints left: where a team can be, for all that the other side could know.\n";
  if (!report.exact) text += "They are too many where there were too many trails to follow.\n";
  return text;
}

std::string result_text(const RefereeReport& report) {
  switch (report.result) {
    case rules::GameResult::open:
      return "nobody is sunk yet";
    case rules::GameResult::draw:
      return "both are sunk, a draw";
    default:
      return fmt::format("{} wins", to_string(report.result));
  }
}

std::string verdict_text(const RefereedGame& game) {
  const RefereeReport& report = game.report;
  if (const auto& broken = report.violation) {
    return fmt::format("{}:{}:{}: {}\n", shown(game.path), broken->position.line,
                       broken->position.column, verdict_text(*broken));
  }
  return fmt::format("Legal: {} {}, {} (damage: blue {}, green {}).\n", report.plies.size(),
                     report.plies.size() == 1 ? "ply" : "plies", result_text(report),
                     report.damage[0], report.damage[1]);
}

}  // namespace

std::string referee_text(const RefereedGame& game) {
  return header_text(game) + table_text(game.report) + verdict_text(game);
}

}  // namespace chartroom::play

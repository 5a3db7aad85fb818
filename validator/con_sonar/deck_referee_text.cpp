#include <fmt/format.h>
#include <fmt/ranges.h>

#include "maps/platform/shown_text.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

std::string joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string header_text(const std::string& path, const GameRecord& record) {
  const Rules& rules = record.rules.value();
  std::vector<std::string> admirals;
  for (const int nation : record.admirals) admirals.push_back(rules.nation_id(nation));
  return fmt::format("{}:{}: {} ({}), admirals {}\n", shown(path), record.position.line,
                     shown_in(rules.deck().name, "en"), rules.deck().id, joined(admirals));
}

// "red on 2 and 4"
std::string steps_text(const State& state, int nation) {
  std::vector<std::string> steps;
  for (int step = 1; step <= state.rules().steps(); ++step) {
    for (int i = 0; i < state.on_step(nation, step); ++i) steps.push_back(std::to_string(step));
  }
  if (steps.empty()) return state.rules().nation_id(nation) + " has none left";
  return fmt::format("{} on {}", state.rules().nation_id(nation), fmt::join(steps, " and "));
}

// Returns a line's changes of the ladder and the scores.
std::string changes_text(const State& before, const State& after) {
  std::vector<std::string> changes;
  for (int nation = 0; nation < after.rules().nations(); ++nation) {
    if (before.board().ladder[nation] == after.board().ladder[nation]) continue;
    changes.push_back(steps_text(after, nation));
  }
  for (int seat = 0; seat < after.seats(); ++seat) {
    const int points = score(after, seat);
    if (points == score(before, seat)) continue;
    changes.push_back(fmt::format("{}: {} ({:+})", after.rules().nation_id(after.admirals()[seat]),
                                  points, points - score(before, seat)));
  }
  return joined(changes);
}

std::string ply_text(const std::string& event, const RefereedPly& ply, const State& before) {
  const std::string changes = changes_text(before, ply.after);
  const std::string line = fmt::format("{:>5}  ", ply.position.line);
  return changes.empty() ? line + event + "\n"
                         : fmt::format("{}{:<40}  {}\n", line, event, changes);
}

std::string table_text(const GameRecord& record, const RefereeReport& report) {
  if (report.plies.empty()) return "";
  std::string text =
      fmt::format("\n{:>5}  {:<40}  {}\n", "line", "event", "ladder and points where they change");
  // The lines of the set-up come first: a deal for each admiral and the first reveal.
  std::size_t line = record.admirals.size() + 1;
  const State set_up = [&] {
    State state(record.rules.value(), record.admirals);
    for (std::size_t i = 0; i < line; ++i) apply(state, record.lines[i]);
    return state;
  }();
  const State* before = &set_up;
  for (const RefereedPly& ply : report.plies) {
    text += ply_text(line_text(record.rules.value(), record.lines[line++]), ply, *before);
    before = &ply.after;
  }
  return text + "\n";
}

// "green first with 7, red and blue with 4"
std::string standing_text(const State& state) {
  std::vector<std::string> places_text;
  for (const std::vector<int>& place : places(state)) {
    std::vector<std::string> names;
    for (const int seat : place) names.push_back(state.rules().nation_id(state.admirals()[seat]));
    places_text.push_back(fmt::format("{} {}", fmt::join(names, " and "), score(state, place[0])));
  }
  return joined(places_text);
}

}  // namespace

std::string referee_text(const std::string& path, const GameRecord& record,
                         const RefereeReport& report) {
  std::string text = header_text(path, record) + table_text(record, report);
  if (const auto& broken = report.violation) {
    return text + fmt::format("{}:{}:{}: {} by {}: {}\n", shown(path), broken->position.line,
                              broken->position.column, to_string(broken->rule),
                              record.rules.value().nation_id(broken->admiral), broken->message);
  }
  return text +
         fmt::format("Legal: {} {}, {}. Points: {}.\n", report.plies.size(),
                     report.plies.size() == 1 ? "event" : "events",
                     report.over() ? "over: " + why_over(report.last) : "the game is not over",
                     standing_text(report.last));
}

}  // namespace chartroom::con_sonar

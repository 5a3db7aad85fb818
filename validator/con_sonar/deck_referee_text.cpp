#include <fmt/format.h>
#include <fmt/ranges.h>

#include "maps/platform/shown_text.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

Message header_text(const std::string& path, const GameRecord& record, std::string_view language) {
  const Rules& rules = record.rules.value();
  std::vector<std::string> admirals;
  for (const int nation : record.admirals) admirals.push_back(rules.nation_id(nation));
  return message("{}: {} ({}), admirals {}",
                 fmt::format("{}:{}", shown(path), record.position.line),
                 shown_in(rules.deck().name, language), rules.deck().id,
                 fmt::format("{}", fmt::join(admirals, ", ")));
}

// "red on 2 and 4"
Message steps_text(const State& state, int nation) {
  std::vector<Message> steps;
  for (int step = 1; step <= state.rules().steps(); ++step) {
    for (int i = 0; i < state.on_step(nation, step); ++i) steps.emplace_back(step);
  }
  const std::string& id = state.rules().nation_id(nation);
  if (steps.empty()) return message("{} has none left", id);
  return message("{} on {}", id, joined("{} and {}", steps));
}

// Returns a line's changes of the ladder and the scores.
Message changes_text(const State& before, const State& after) {
  std::vector<Message> changes;
  for (int nation = 0; nation < after.rules().nations(); ++nation) {
    if (before.board().ladder[nation] == after.board().ladder[nation]) continue;
    changes.push_back(steps_text(after, nation));
  }
  for (int seat = 0; seat < after.seats(); ++seat) {
    const int points = score(after, seat);
    if (points == score(before, seat)) continue;
    changes.emplace_back(fmt::format("{}: {} ({:+})",
                                     after.rules().nation_id(after.admirals()[seat]), points,
                                     points - score(before, seat)));
  }
  return joined("{}, {}", changes);
}

std::string ply_text(const std::string& event, const RefereedPly& ply, const State& before,
                     const Translator& tr) {
  const std::string changes = changes_text(before, ply.after).in(tr);
  const std::string line = fmt::format("{:>5}  ", ply.position.line);
  return changes.empty() ? line + event + "\n"
                         : fmt::format("{}{:<40}  {}\n", line, event, changes);
}

std::string table_text(const GameRecord& record, const RefereeReport& report,
                       const Translator& tr) {
  if (report.plies.empty()) return "";
  std::string text =
      fmt::format("\n{:>5}  {:<40}  {}\n", message("line").in(tr), message("event").in(tr),
                  message("ladder and points where they change").in(tr));
  // The lines of the set-up come first: a deal for each admiral and the first reveal.
  std::size_t line = record.admirals.size() + 1;
  const State set_up = [&] {
    State state(record.rules.value(), record.admirals);
    for (std::size_t i = 0; i < line; ++i) apply(state, record.lines[i]);
    return state;
  }();
  const State* before = &set_up;
  for (const RefereedPly& ply : report.plies) {
    text += ply_text(line_text(record.rules.value(), record.lines[line++]), ply, *before, tr);
    before = &ply.after;
  }
  return text + "\n";
}

// "green first with 7, red and blue with 4"
Message standing_text(const State& state) {
  std::vector<Message> places_text;
  for (const std::vector<int>& place : places(state)) {
    std::vector<Message> names;
    for (const int seat : place)
      names.emplace_back(state.rules().nation_id(state.admirals()[seat]));
    places_text.push_back(message("{} {}", joined("{} and {}", names), score(state, place[0])));
  }
  return joined("{}, {}", places_text);
}

Message verdict_of(const std::string& path, const GameRecord& record, const RefereeReport& report) {
  if (const auto& broken = report.violation) {
    const std::string place =
        fmt::format("{}:{}:{}", shown(path), broken->position.line, broken->position.column);
    const std::string& admiral = record.rules.value().nation_id(broken->admiral);
    return message("{}: {} by {}: {}", place, to_string(broken->rule), admiral, broken->message);
  }
  const Message over =
      report.over() ? message("over: {}", why_over(report.last)) : message("the game is not over");
  return message_for(report.plies.size(), "Legal: {} event, {}. Points: {}.",
                     "Legal: {} events, {}. Points: {}.", report.plies.size(), over,
                     standing_text(report.last));
}

}  // namespace

std::string referee_text(const std::string& path, const GameRecord& record,
                         const RefereeReport& report, const TextLanguage& language) {
  return header_text(path, record, language.code).in(language.tr) + "\n" +
         table_text(record, report, language.tr) +
         verdict_of(path, record, report).in(language.tr) + "\n";
}

}  // namespace chartroom::con_sonar

#include <fmt/core.h>

#include <algorithm>

#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"
#include "validator/play/referee/dispute_text.h"
#include "validator/play/referee/referee_report.h"
#include "validator/play/tracking/tracking_report.h"
#include "validator/rules/said_words.h"

namespace chartroom::play {
namespace {

using rules::team_word;

// "blue (expert) from A1".
Message team_start_text(const RefereedGame& game, maps::Team team) {
  const std::string& player = game.record.players[index(team)];
  const auto& start = game.record.start(team);
  const auto& forced = game.map.starts.of(team);
  const Message who =
      player.empty() ? team_word(team) : message("{} ({})", team_word(team), shown(player));
  if (start) return message("{} from {}", who, to_string(start->point));
  if (forced) return message("{} from {}", who, to_string(*forced));
  return message("{} from an unknown start", who);
}

std::string path_of(const RefereedGame& game, rules::SheetOf sheet) {
  return shown(sheet && game.sheets != nullptr ? game.sheets->paths[index(*sheet)] : game.path);
}

Message place_text(const RefereedGame& game) {
  if (game.sheets != nullptr) {
    return message("{} and {}", shown(game.sheets->paths[0]), shown(game.sheets->paths[1]));
  }
  return fmt::format("{}:{}", shown(game.path), game.record.position.line);
}

Message header_text(const RefereedGame& game, const TextLanguage& language) {
  const rules::GameRecord& record = game.record;
  const Message order = record.variant == rules::Variant::realtime
                            ? message("realtime")
                            : message("{} goes first", team_word(record.first));
  const std::string name(shown_in(game.map.name, language.code));
  return message("{}: {} ({}), {}, {}, {}", place_text(game), name, game.map.id,
                 team_start_text(game, maps::Team::blue), team_start_text(game, maps::Team::green),
                 order);
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

// The moves of a game, in columns that have room for the language's names of teams.
class MoveTable {
 public:
  explicit MoveTable(const TextLanguage& language) : language_(language) {
    for (const maps::Team team : maps::kTeams) {
      team_ = std::max(team_, display_width(team_word(team).in(language.tr)));
      count_[index(team)] = std::max(4 + static_cast<int>(index(team)),
                                     display_width(team_word(team).in(language.tr)));
    }
  }

  std::string head() const {
    const Translator& tr = language_.tr;
    const std::string energy = message("  energy").in(tr);
    const std::string damage = message("  damage").in(tr);
    const std::string blue = team_word(maps::Team::blue).in(tr);
    const std::string green = team_word(maps::Team::green).in(tr);
    const int pair = count_[0] + 1 + count_[1];
    return fmt::format("\n{:>5} {:>5}  {:<{}}  {:<26}  {:<4}  {:<{}}  {:<{}}  {}\n", "", "", "",
                       team_, "", "", energy, pair, damage, pair, message("positions").in(tr)) +
           fmt::format("{:>5} {:>5}  {:<{}}  {:<26}  {:<4}", message("move").in(tr),
                       message("line").in(tr), message("team").in(tr), team_,
                       message("heard").in(tr), message("at").in(tr)) +
           counts(blue, green) + counts(blue, green) + counts(blue, green) + "\n";
  }

  std::string move(const RefereedPly& ply, std::size_t number) const {
    const std::string heard = spoken_line(heard_text(ply), language_);
    return begin(std::to_string(number), ply.position.line, ply.said.team) +
           fmt::format("{:<26}  {:<4}", heard, ply.point_known ? to_string(ply.point) : "?") +
           counts(std::to_string(ply.energy[0]), std::to_string(ply.energy[1])) +
           counts(damage_text(ply.damage[0], ply.damage_known[0]),
                  damage_text(ply.damage[1], ply.damage_known[1])) +
           counts(std::to_string(ply.candidates[0].count()),
                  std::to_string(ply.candidates[1].count())) +
           "\n";
  }

  std::string stop(const rules::StopLine& stop) const {
    const Message call = stop.resumes ? message("resume") : message("stop");
    return begin("", stop.position.line, stop.team) + call.in(language_.tr) + "\n";
  }

 private:
  std::string begin(const std::string& number, int line, maps::Team team) const {
    return fmt::format("{:>5} {:>5}  {:<{}}  ", number, line, team_word(team).in(language_.tr),
                       team_);
  }
  std::string counts(const std::string& blue, const std::string& green) const {
    return fmt::format("  {:>{}} {:>{}}", blue, count_[0], green, count_[1]);
  }

  const TextLanguage& language_;
  int team_ = 5;
  std::array<int, 2> count_{};
};

std::string line_of(const Message& text, const TextLanguage& language) {
  return text.in(language.tr) + "\n";
}

// Returns the parts that the record lacks, one line each.
std::string unchecked_text(const RefereeReport& report, const TextLanguage& language) {
  if (report.unchecked.empty()) return "";
  std::string text =
      "\n" + line_of(message("Not checked, because the record does not say it:"), language);
  for (const Unchecked& each : report.unchecked) {
    text +=
        "  " + line_of(message("{}: {}", rules::line_name(each.position, each.sheet), each.message),
                       language);
  }
  return text;
}

// Returns the contradictions of the sheets with both lines.
std::string contradictions_text(const RefereedGame& game, const TextLanguage& language) {
  if (game.agreed()) return "";
  const std::size_t count = game.sheets->contradictions.size();
  std::string text = "\n" + line_of(count == 1 ? message("The sheets disagree on one call:")
                                               : message("The sheets disagree on {} calls:", count),
                                    language);
  for (const Contradiction& each : game.sheets->contradictions) {
    for (const maps::Team team : maps::kTeams) {
      const SheetLine& line = each.lines[index(team)];
      text += fmt::format(
          "  {}:{}:{}: {}", path_of(game, team), line.position.line, line.position.column,
          line_of(line.text.empty() ? message("missing after this line") : Message(line.text),
                  language));
    }
    text += "    " + line_of(each.message, language);
  }
  return text;
}

std::string table_text(const RefereedGame& game, const TextLanguage& language) {
  const RefereeReport& report = game.report;
  if (report.plies.empty()) return "";
  const MoveTable table(language);
  std::string text = table.head();
  auto stop = report.stops.begin();
  for (std::size_t i = 0; i <= report.plies.size(); ++i) {
    for (; stop != report.stops.end() && stop->before == i; ++stop) text += table.stop(*stop);
    if (i < report.plies.size()) text += table.move(report.plies[i], i + 1);
  }
  text += "\n" + line_of(message("Positions: how many possible positions a team had for the other "
                                 "side's operator."),
                         language);
  if (!report.exact) {
    text += line_of(message("The count is too high where there were too many trails to follow, or "
                            "where the record lacks a call."),
                    language);
  }
  if (game.sheets != nullptr) {
    text += line_of(message("Line numbers are those of the acting team's sheet."), language);
  }
  return text;
}

Message result_text(const RefereeReport& report) {
  if (!report.result_known) return message("it is unknown whether a submarine is sunk");
  switch (report.result) {
    case rules::GameResult::open:
      return message("no submarine is sunk yet");
    case rules::GameResult::draw:
      return message("both are sunk: a draw");
    default:
      return message("{} wins", team_word(report.result == rules::win_of(maps::Team::blue)
                                              ? maps::Team::blue
                                              : maps::Team::green));
  }
}

std::string game_verdict_text(const RefereedGame& game, const TextLanguage& language) {
  const RefereeReport& report = game.report;
  if (const auto& broken = report.violation) {
    return fmt::format("{}:{}:{}: {}", path_of(game, broken->sheet), broken->position.line,
                       broken->position.column, line_of(verdict_text(*broken), language));
  }
  const Message legal =
      message_for(report.plies.size(), "Legal: {} move, {} (damage: blue {}, green {}).",
                  "Legal: {} moves, {} (damage: blue {}, green {}).", report.plies.size(),
                  result_text(report), damage_text(report.damage[0], report.damage_known[0]),
                  damage_text(report.damage[1], report.damage_known[1]));
  return line_of(legal, language);
}

}  // namespace

std::string referee_text(const RefereedGame& game, const TextLanguage& language) {
  const std::string notes =
      unchecked_text(game.report, language) + contradictions_text(game, language);
  return line_of(header_text(game, language), language) + table_text(game, language) + notes +
         (notes.empty() ? "" : "\n") + game_verdict_text(game, language) +
         dispute_text(game).in(language.tr);
}

}  // namespace chartroom::play

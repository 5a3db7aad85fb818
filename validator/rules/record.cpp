#include "validator/rules/record.h"

#include <fmt/core.h>

#include "validator/rules/said_words.h"

namespace chartroom::rules {
namespace {

std::string claim_text(const RecordPly& ply) {
  if (!ply.claim) return "";
  const Claim& claim = *ply.claim;
  if (ply.action.kind == ActionKind::surface) {
    return fmt::format(" = {}{}", to_string(claim.point.value()),
                       claim.self        ? " damage"
                       : claim.no_damage ? " no damage"
                                         : "");
  }
  if (claim.hit) return claim.self ? " = hit self" : " = hit";
  return claim.self ? " = self" : " = miss";
}

}  // namespace

std::string line_text(const RecordPly& ply) {
  if (ply.unwritten) return fmt::format("{} {}", to_string(ply.team), to_string(ply.action.kind));
  std::string line = fmt::format("{} {}", to_string(ply.team), to_string(ply.action));
  if (ply.action.kind == ActionKind::sonar) {
    const bool row = ply.action.answer == Axis::row;
    line += fmt::format(" {} {}", to_string(ply.action.answer),
                        row ? maps::row_name(ply.sonar_line) : maps::column_name(ply.sonar_line));
  }
  return line + claim_text(ply);
}

std::string line_text(const StopLine& stop) {
  return fmt::format("{} {}", to_string(stop.team), stop.resumes ? "resume" : "stop");
}

bool contradicts(const Claim& claim, const Announcement& truth) {
  if (claim.point && *claim.point != truth.point) return true;
  if (truth.kind == ActionKind::surface) return truth.self ? claim.no_damage : claim.self;
  return claim.hit != truth.hit || claim.self != truth.self;
}

std::string record_text(const GameRecord& record) {
  std::string text = fmt::format("chartroom-game 1\nmap {}\n", record.map);
  for (const maps::Team team : maps::kTeams) {
    if (const auto& start = record.start(team)) {
      text += fmt::format("{} start {}\n", to_string(team), to_string(start->point));
    }
  }
  text += fmt::format("first {}\n", to_string(record.first));
  if (record.variant == Variant::realtime) text += "variant realtime\n";
  for (const maps::Team team : maps::kTeams) {
    const std::string& player = record.players[index(team)];
    if (!player.empty()) text += fmt::format("{} player {}\n", to_string(team), player);
  }
  text += "\n";
  auto stop = record.stops.begin();
  for (std::size_t i = 0; i <= record.plies.size(); ++i) {
    for (; stop != record.stops.end() && stop->before == i; ++stop) text += line_text(*stop) + "\n";
    if (i < record.plies.size()) text += line_text(record.plies[i]) + "\n";
  }
  return text;
}

std::vector<FileError> outside(const GameRecord& record, maps::Size size, const std::string& path) {
  std::vector<FileError> errors;
  const auto check = [&](bool inside, const TextPosition& position, const Message& name) {
    if (inside) return;
    errors.push_back(FileError::at(
        path, position,
        message("the map has no {} (it is {} x {} points)", name, size.columns, size.rows)));
  };
  const auto check_point = [&](maps::Point point, const TextPosition& position) {
    check(size.contains(point), position, message("point {}", to_string(point)));
  };
  for (const maps::Team team : maps::kTeams) {
    if (const auto& start = record.start(team)) check_point(start->point, start->position);
  }
  for (const RecordPly& ply : record.plies) {
    if (ply.action.kind == ActionKind::torpedo) check_point(ply.action.target, ply.position);
    if (ply.claim && ply.claim->point) check_point(*ply.claim->point, ply.position);
    if (ply.action.kind != ActionKind::sonar) continue;
    if (ply.action.answer == Axis::row) {
      check(ply.sonar_line < size.rows, ply.position,
            message("row {}", maps::row_name(ply.sonar_line)));
    } else {
      check(ply.sonar_line < size.columns, ply.position,
            message("column {}", maps::column_name(ply.sonar_line)));
    }
  }
  return errors;
}

void keep_plies(GameRecord& record, std::size_t plies) {
  if (plies < record.plies.size()) record.plies.resize(plies);
  std::erase_if(record.stops, [plies](const StopLine& stop) { return stop.before > plies; });
}

Message line_name(TextPosition position, SheetOf sheet) {
  return sheet ? message("line {} of {}'s sheet", position.line, team_word(*sheet))
               : message("line {}", position.line);
}

RecordPly record_ply(const Action& action, const Announcement& said) {
  RecordPly ply;
  ply.team = said.team;
  ply.action = action;
  ply.sonar_line = said.line;
  if (action.kind == ActionKind::torpedo) ply.claim = Claim{said.hit, said.self, {}};
  if (action.kind == ActionKind::surface) ply.claim = Claim{false, said.self, said.point};
  return ply;
}

bool same_game(const GameRecord& a, const GameRecord& b) {
  return record_text(a) == record_text(b);
}

}  // namespace chartroom::rules

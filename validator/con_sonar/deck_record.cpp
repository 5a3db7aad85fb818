#include "validator/con_sonar/deck_record.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace chartroom::con_sonar {
namespace {

// True if a line's cards are torpedo cards, not fleet cards.
bool names_torpedoes(const RecordLine& line) {
  if (line.deal) return false;
  return line.kind != EventKind::play && line.kind != EventKind::sonar &&
         line.kind != EventKind::draw;
}

std::string submarine_text(const Rules& rules, Submarine submarine) {
  return fmt::format(" {}@{}", rules.nation_id(submarine.nation), submarine.step);
}

std::string rolls_text(const RecordLine& line) {
  std::string text;
  for (const int roll : line.rolls) text += fmt::format(" {}", roll);
  if (line.claim) text += *line.claim ? " = hit" : " = miss";
  return text;
}

std::string cards_text(const Rules& rules, const RecordLine& line) {
  std::string text;
  for (const int kind : line.cards) {
    text += " " + (names_torpedoes(line) ? rules.torpedo_name(kind) : rules.fleet_name(kind));
  }
  return text;
}

std::string result_text(const Rules& rules, const RecordLine& line) {
  const std::string text = fmt::format(" {}", to_string(line.result));
  if (line.none) return text + " none";
  switch (line.result) {
    case SonarResult::move:
      return text + " " + move_name(rules.deck(), line.move_nation, line.effect) +
             submarine_text(rules, line.submarine);
    case SonarResult::friendly_fire:
      return text + submarine_text(rules, line.submarine) + rolls_text(line);
    case SonarResult::reinforcements:
      return text + " " + rules.nation_id(line.area);
    default:
      return text + cards_text(rules, line);
  }
}

}  // namespace

std::string line_text(const Rules& rules, const RecordLine& line) {
  if (line.deal) {
    return fmt::format("deal {}{}", rules.nation_id(line.nation), cards_text(rules, line));
  }
  std::string text(to_string(line.kind));
  if (line.kind != EventKind::reveal) {
    text = rules.nation_id(line.nation) + " " + text;
  }
  if (line.kind == EventKind::result) return text + result_text(rules, line);
  if (line.kind == EventKind::sonar) text += fmt::format(" {}", line.level);
  text += cards_text(rules, line);
  const bool strike = line.kind == EventKind::strike;
  if (strike || line.kind == EventKind::play) text += submarine_text(rules, line.submarine);
  return strike ? text + rolls_text(line) : text;
}

std::string record_text(const GameRecord& record) {
  const Rules& rules = record.rules.value();
  std::string text = fmt::format("chartroom-game 1\ndeck {}\nadmirals", record.deck);
  for (const int nation : record.admirals) text += " " + rules.nation_id(nation);
  text += "\n";
  if (!record.players.empty()) text += fmt::format("players {}\n", fmt::join(record.players, " "));
  for (const RecordLine& line : record.lines) text += line_text(rules, line) + "\n";
  return text;
}

std::vector<RecordLine> set_up_lines(const State& state) {
  std::vector<RecordLine> lines;
  for (int seat = 0; seat < state.seats(); ++seat) {
    RecordLine& line = lines.emplace_back();
    const auto& hand = state.board().hands[seat];
    line.deal = true;
    line.nation = state.admirals()[seat];
    line.cards.assign(hand.begin(), hand.end());
  }
  const auto& face_up = state.board().face_up;
  lines.emplace_back().cards.assign(face_up.begin(), face_up.end());
  return lines;
}

RecordLine record_line(const State& before, const Event& event, std::vector<int> rolls) {
  RecordLine line;
  line.kind = event.kind;
  line.nation = event.kind == EventKind::reveal ? -1 : before.to_move();
  line.cards.assign(event.cards.begin(), event.cards.end());
  line.submarine = event.submarine;
  line.rolls = std::move(rolls);
  line.level = event.level;
  line.result = event.result;
  line.move_nation = event.nation;
  line.effect = event.effect;
  line.area = before.admirals()[event.area];
  line.none = event.none;
  const bool fired = event.kind == EventKind::strike ||
                     (event.kind == EventKind::result &&
                      event.result == SonarResult::friendly_fire && !event.none);
  if (fired) line.claim = event.hit;
  return line;
}

}  // namespace chartroom::con_sonar

#include "cli/play/play_words.h"

#include <fmt/core.h>

#include <cctype>
#include <sstream>
#include <tuple>
#include <utility>
#include <vector>

#include "cli/play/console.h"
#include "maps/platform/utf8.h"
#include "validator/rules/call_reader.h"
#include "validator/rules/game_words.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::cli {
namespace {

constexpr std::size_t kLineLength = 76;

Command misread(Message problem) { return {Command::Kind::misread, {}, {}, std::move(problem)}; }

Command of_action(rules::Action action) { return {Command::Kind::action, action, {}}; }

Command silence(const std::string& rest) {
  if (rest.empty()) return {Command::Kind::silence, {}, {}};
  if (const auto d = parse_direction(rest)) return of_action(rules::Action::silence(*d));
  return misread(message(
      "Silence which way? Type silence up, down, left or right; the direction stays secret."));
}

Command torpedo(const std::string& rest) {
  try {
    LineReader line(rest, 1);
    const maps::Point target = rules::take_point(line);
    line.finish();
    return of_action(rules::Action::torpedo(target));
  } catch (const Misread&) {
    // The word is no point.
  }
  return misread(message("Missile at which point? Type its column and row, such as missile D3."));
}

// Returns the command that is nearest to a misspelled one, or "".
std::string near_command(const std::string& misspelled) {
  using rules::Word;
  std::vector<std::string_view> known{"legal", "film",   "board", "pause", "stop",
                                      "save",  "resume", "help",  "quit"};
  for (const rules::SpokenLanguage& language : rules::spoken_languages()) {
    for (const rules::SpokenWord& spoken : language.words) {
      if (spoken.word <= Word::surface || spoken.word == Word::undo) known.push_back(spoken.text);
    }
  }
  const std::vector<std::size_t> nearest = nearest_words(misspelled, known);
  return nearest.empty() ? "" : std::string(known[nearest.front()]);
}

Command not_understood(std::string_view line) {
  const std::string near = near_command(small_letters(line.substr(0, line.find(' '))));
  if (near.empty()) {
    return misread(
        message("\"{}\" is not understood. Type help for a list of commands.", printable(line)));
  }
  return misread(
      message("\"{}\" is not understood. Did you mean {}? Type help for a list of commands.",
              printable(line), near));
}

// Returns the first word, in lowercase, and the rest of the line.
std::pair<std::string, std::string> parted(const std::string& line) {
  std::istringstream words(line);
  std::string first;
  std::string rest;
  words >> first;
  std::getline(words >> std::ws, rest);
  return {small_letters(first), rest};
}

// Returns the command of a word that is alone on its line.
std::optional<Command> single_word(const std::string& word) {
  if (const auto d = parse_direction(word)) return of_action(rules::Action::navigate(*d));
  const auto said = rules::parse_word(word);
  if (said == rules::Word::sonar) return of_action(rules::Action::sonar(rules::Axis::row));
  if (said == rules::Word::surface) return of_action(rules::Action::surface());
  if (said == rules::Word::undo) return Command{Command::Kind::undo, {}, {}};
  if (word == "legal") return Command{Command::Kind::legal, {}, {}};
  if (word == "film") return Command{Command::Kind::film, {}, {}};
  if (word == "board") return Command{Command::Kind::board, {}, {}};
  if (word == "pause") return Command{Command::Kind::pause, {}, {}};
  if (word == "stop") return Command{Command::Kind::stop, {}, {}};
  if (word == "resume") return Command{Command::Kind::resume, {}, {}};
  return std::nullopt;
}

// Returns the directions that are open, as a list.
std::vector<Message> open_ways(const rules::LegalActions<play::kTableWords>& legal) {
  std::vector<Message> ways;
  for (const maps::Direction d : maps::kDirections) {
    if (legal.can_navigate(d)) ways.push_back(direction_word(d));
  }
  return ways;
}

rules::LegalActions<play::kTableWords> legal_of(const play::Table& table, maps::Team team) {
  return {table.state().sea(), table.state().submarine(team)};
}

// The cost of surfacing.
struct SurfacingCost {
  int damage = 0;
  bool sinks = false;
};

SurfacingCost surfacing_cost(const play::Table& table, maps::Team team) {
  const auto& sea = table.state().sea();
  const auto& me = table.state().submarine(team);
  if (sea.safe().contains_cell(me.cell)) return {};
  const int damage = sea.rules().surfacing_damage;
  return {damage, me.damage + damage >= sea.rules().damage_to_sink};
}

Message surfacing_words(const play::Table& table, maps::Team team) {
  const SurfacingCost cost = surfacing_cost(table, team);
  if (cost.damage == 0 && !cost.sinks) return message("surface");
  return cost.sinks ? message("surface (costs {} damage and sinks you)", cost.damage)
                    : message("surface (costs {} damage)", cost.damage);
}

Message energy_text(const play::Table& table, maps::Team team, const rules::Action& action) {
  const int cost = energy_cost(action.kind, table.state().sea().rules());
  const int have = table.state().submarine(team).energy;
  if (action.kind == rules::ActionKind::sonar) {
    return message("Not possible: sonar needs {} energy, you have {}.", cost, have);
  }
  if (action.kind == rules::ActionKind::silence) {
    return message("Not possible: silence needs {} energy, you have {}.", cost, have);
  }
  return message("Not possible: missile needs {} energy, you have {}.", cost, have);
}

Message edge_text(maps::Direction direction, const std::string& here) {
  switch (direction) {
    case maps::Direction::up:
      return message("Not possible: the map ends above {}.", here);
    case maps::Direction::down:
      return message("Not possible: the map ends below {}.", here);
    case maps::Direction::left:
      return message("Not possible: the map ends left of {}.", here);
    case maps::Direction::right:
      break;
  }
  return message("Not possible: the map ends right of {}.", here);
}

Message reason(const play::Table& table, maps::Team team, const rules::Action& action,
               rules::Refusal refusal) {
  const maps::Point here = table.state().submarine(team).point();
  const std::string there = to_string(next(here, action.direction));
  const std::string target = to_string(action.target);
  switch (refusal) {
    case rules::Refusal::energy:
      return energy_text(table, team, action);
    case rules::Refusal::off_map:
      return edge_text(action.direction, to_string(here));
    case rules::Refusal::island:
      return message("Not possible: {} is an island.", there);
    case rules::Refusal::own_trail:
      return message("Not possible: {} is on your trail; only surfacing clears it.", there);
    case rules::Refusal::target_island:
      return message("Not possible: {} is an island; a missile needs a water target.", target);
    case rules::Refusal::target_quadrant:
      return message("Not possible: {} is in another quadrant; a missile stays in yours.", target);
    default:
      return message("Not possible: it is not your turn.");
  }
}

// Returns both messages, one below the other.
Message and_legal(const Message& why, const play::Table& table, maps::Team team) {
  return message("{}\nLegal now: {}.", why, legal_words(table, team));
}

// Reads an answer in any table language: "zeile 5", "spalte", "E열". Returns nothing if it is
// false.
std::optional<rules::Axis> spoken_answer(std::string_view text, maps::Point here) {
  const auto word = rules::parse_word(text);
  if (word == rules::Word::row) return rules::Axis::row;
  if (word == rules::Word::column) return rules::Axis::column;
  try {
    LineReader line(text, 1);
    const rules::Announcement said = rules::take_call(line, maps::Team::blue).said;
    const int there = said.axis == rules::Axis::row ? here.row : here.column;
    if (said.kind == rules::ActionKind::sonar && said.line == there && line.done()) {
      return said.axis;
    }
  } catch (const Misread&) {
    // The text is no answer.
  }
  return std::nullopt;
}

}  // namespace

std::optional<rules::Axis> parse_answer(std::string_view word, maps::Point here) {
  const auto tells = [word](std::string_view axis, const std::string& line) {
    return word == axis || word == axis.substr(0, 1) || word == line ||
           word == fmt::format("{} {}", axis, line);
  };
  if (tells("row", maps::row_name(here.row))) return rules::Axis::row;
  if (tells("column", lower_case(maps::column_name(here.column)))) return rules::Axis::column;
  return spoken_answer(word, here);
}

std::optional<maps::Direction> parse_direction(std::string_view text) {
  const auto word = rules::parse_word(small_letters(text));
  return word ? rules::direction_of(*word) : std::nullopt;
}

std::optional<maps::Point> parse_typed_point(std::string_view text) {
  std::string capitals(text);
  for (char& c : capitals) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return maps::parse_point(capitals);
}

Command parse_command(std::string_view typed) {
  auto [word, rest] = parted(std::string(typed));
  // File names keep their case.
  if (word == "save") return {Command::Kind::save, {}, rest};
  std::tie(word, rest) = parted(rules::plain_words(typed));
  if (rules::is_activating(word)) std::tie(word, rest) = parted(rest);
  if (word.empty()) return {};
  const auto said = rules::parse_word(word);
  if (said == rules::Word::silence) return silence(rest);
  if (said == rules::Word::torpedo) return torpedo(rest);
  const auto command = single_word(word);
  if (!command) return not_understood(typed);
  if (rest.empty()) return *command;
  if (said == rules::Word::sonar) {
    return misread(
        message("Type sonar alone; the enemy chooses to answer with its row or its column."));
  }
  if (said == rules::Word::surface) {
    return misread(message("Type surface alone; the program announces your position."));
  }
  return misread(message("Type {} alone.", word));
}

std::string legal_text(const play::Table& table, maps::Team team, const Translator& tr) {
  const auto legal = legal_of(table, team);
  const auto& state = table.state();
  std::string text = message("Legal now:").in(tr) + "\n";
  const auto add = [&](const Message& line) { text += "  " + line.in(tr) + "\n"; };
  if (legal.can_navigate() && !table.stopped()) add(joined("{}, {}", open_ways(legal)));
  if (legal.can_sonar()) add(message("sonar"));
  if (legal.can_silence()) {
    std::vector<Message> ways = open_ways(legal);
    for (Message& way : ways) way = message("silence {}", way);
    add(joined("{}, {}", ways));
  }
  if (legal.can_fire()) {
    add(message("missile at one of"));
    const auto& sea = state.sea();
    text += point_list(sea.targets(sea.quadrant(state.submarine(team).cell)));
  }
  add(surfacing_words(table, team));
  if (table.stopped()) add(message("resume"));
  return text;
}

Message legal_words(const play::Table& table, maps::Team team) {
  const auto legal = legal_of(table, team);
  std::vector<Message> words;
  if (legal.can_navigate() && !table.stopped()) words = open_ways(legal);
  if (legal.can_sonar()) words.push_back(message("sonar"));
  if (legal.can_silence())
    words.push_back(message("silence {}", joined("{} or {}", open_ways(legal))));
  if (legal.can_fire()) words.push_back(message("missile in your quadrant"));
  words.push_back(surfacing_words(table, team));
  if (table.stopped()) words.push_back(message("resume"));
  return joined("{}, {}", words);
}

Message why_not(const play::Table& table, maps::Team team, const rules::Action& action) {
  const maps::Size size = table.map().size;
  if (action.kind == rules::ActionKind::torpedo && !size.contains(action.target)) {
    return message("Not possible: {} is not on the map (A1 to {}).", to_string(action.target),
                   to_string(maps::Point{size.columns - 1, size.rows - 1}));
  }
  const auto refusal = table.state().check(team, action);
  return refusal ? reason(table, team, action, *refusal) : Message();
}

Message silent_ways(const play::Table& table, maps::Team team) {
  std::vector<Message> ways = open_ways(legal_of(table, team));
  if (ways.size() < 2) return joined("{} or {}", ways);
  const Message last = ways.back();
  ways.pop_back();
  return message("{} or {}", joined("{}, {}", ways), last);
}

Message refusal_text(const play::Table& table, maps::Team team, const rules::Action& action) {
  if (table.stopped() && action.kind == rules::ActionKind::navigate) {
    return message(
        "Not possible: play is stopped. Call sonar, silence, missile or surface, or type resume.");
  }
  const Message why = why_not(table, team, action);
  return why.empty() ? why : and_legal(why, table, team);
}

Message silence_refusal_text(const play::Table& table, maps::Team team) {
  if (legal_of(table, team).can_silence()) return {};
  for (const maps::Direction d : maps::kDirections) {
    const rules::Action action = rules::Action::silence(d);
    if (table.state().check(team, action) == rules::Refusal::energy) {
      return refusal_text(table, team, action);
    }
  }
  return and_legal(message("Not possible: every direction is blocked."), table, team);
}

Message doubt_about(const play::Table& table, maps::Team team, const rules::Action& action) {
  if (action.kind == rules::ActionKind::torpedo) {
    const auto& me = table.state().submarine(team);
    if (action.target != me.point()) return {};
    const std::string here = to_string(action.target);
    return me.damage + 1 >= table.state().sea().rules().damage_to_sink
               ? message("You are on {} yourself, and this would sink you. Fire?", here)
               : message("You are on {} yourself. Fire?", here);
  }
  if (action.kind != rules::ActionKind::surface) return {};
  const auto legal = legal_of(table, team);
  if (!legal.can_navigate() && !legal.can_sonar() && !legal.can_fire()) return {};
  const SurfacingCost cost = surfacing_cost(table, team);
  if (cost.sinks) {
    return message("Surfacing here costs {} damage and sinks you. Surface?", cost.damage);
  }
  return cost.damage == 0 ? Message()
                          : message("Surfacing here costs {} damage. Surface?", cost.damage);
}

std::string point_list(const maps::PointSet& points) {
  std::string text;
  std::string line = " ";
  for (const maps::Point p : points) {
    const std::string name = " " + to_string(p);
    if (line.size() + name.size() > kLineLength) {
      text += line + "\n";
      line = " ";
    }
    line += name;
  }
  return text + line + "\n";
}

}  // namespace chartroom::cli

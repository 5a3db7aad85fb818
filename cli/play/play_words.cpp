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

Command misread(std::string what) { return {Command::Kind::misread, {}, std::move(what)}; }

Command of_action(rules::Action action) { return {Command::Kind::action, action, {}}; }

Command silence(const std::string& rest) {
  if (rest.empty()) return {Command::Kind::silence, {}, {}};
  if (const auto d = parse_direction(rest)) return of_action(rules::Action::silence(*d));
  return misread(
      "Silence which way? Type silence up, down, left or right; the direction stays secret.");
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
  return misread("Missile at which point? Type its column and row, such as missile D3.");
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
  return misread(fmt::format("\"{}\" is not understood. {}Type help for a list of commands.",
                             printable(line),
                             near.empty() ? "" : fmt::format("Did you mean {}? ", near)));
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

std::string names(const rules::LegalActions<play::kTableWords>& legal, std::string_view between) {
  std::string text;
  for (const maps::Direction d : maps::kDirections) {
    if (!legal.can_navigate(d)) continue;
    if (!text.empty()) text += between;
    text += to_string(d);
  }
  return text;
}

rules::LegalActions<play::kTableWords> legal_of(const play::Table& table, maps::Team team) {
  return {table.state().sea(), table.state().submarine(team)};
}

// Returns "costs 1 damage and sinks you"; "" if it is free.
std::string surfacing_cost(const play::Table& table, maps::Team team) {
  const auto& sea = table.state().sea();
  const auto& me = table.state().submarine(team);
  if (sea.safe().contains_cell(me.cell)) return "";
  const int damage = sea.rules().surfacing_damage;
  const bool sinks = me.damage + damage >= sea.rules().damage_to_sink;
  return fmt::format("costs {} damage{}", damage, sinks ? " and sinks you" : "");
}

std::string surfacing_words(const play::Table& table, maps::Team team) {
  const std::string cost = surfacing_cost(table, team);
  return cost.empty() ? "surface" : fmt::format("surface ({})", cost);
}

std::string energy_text(const play::Table& table, maps::Team team, const rules::Action& action) {
  const rules::Rulebook& rules = table.state().sea().rules();
  return fmt::format("{} needs {} energy, you have {}", rules::shown_name(action.kind),
                     energy_cost(action.kind, rules), table.state().submarine(team).energy);
}

std::string_view side_of(maps::Direction direction) {
  switch (direction) {
    case maps::Direction::up:
      return "above";
    case maps::Direction::down:
      return "below";
    case maps::Direction::left:
      return "left of";
    case maps::Direction::right:
      break;
  }
  return "right of";
}

std::string reason(const play::Table& table, maps::Team team, const rules::Action& action,
                   rules::Refusal refusal) {
  const maps::Point here = table.state().submarine(team).point();
  const std::string there = to_string(next(here, action.direction));
  switch (refusal) {
    case rules::Refusal::energy:
      return energy_text(table, team, action);
    case rules::Refusal::off_map:
      return fmt::format("the map ends {} {}", side_of(action.direction), to_string(here));
    case rules::Refusal::island:
      return there + " is an island";
    case rules::Refusal::own_trail:
      return there + " is on your trail; only surfacing clears it";
    case rules::Refusal::target_island:
      return to_string(action.target) + " is an island; a missile needs a water target";
    case rules::Refusal::target_quadrant:
      return to_string(action.target) + " is in another quadrant; a missile stays in yours";
    default:
      return "it is not your turn";
  }
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
    return misread("Type sonar alone; the enemy chooses to answer with its row or its column.");
  }
  if (said == rules::Word::surface) {
    return misread("Type surface alone; the program announces your position.");
  }
  return misread(fmt::format("Type {} alone.", word));
}

std::string turn_help(const rules::Rulebook& rules, rules::Variant variant) {
  const bool turns = variant == rules::Variant::turns;
  return fmt::format(
      "{}. Type\n"
      "  up, down, left, right   move one point (or u, d, l, r): +1 energy, at most {}\n"
      "  sonar                   the enemy tells its row or its column: {} energy\n"
      "  silence                 move one point in secret (or silence left): {} energy\n"
      "  missile D3              hit every submarine on D3, in your quadrant: {} energy\n"
      "  surface                 clear your trail and reveal your position\n"
      "You cannot cross an island or your own trail. A submarine sinks at {} damage.\n"
      "Other commands\n"
      "  legal                   list your legal actions\n"
      "  film                    list the enemy's possible positions\n"
      "  board                   show the boards again\n"
      "  undo                    take back a move\n"
      "  save FILE               save the game as a record\n"
      "{}"
      "  quit                    leave; play asks whether to save\n"
      "On the boards: # island, . water, o surface point, + your trail, @ you, x possible enemy "
      "position; | and - are borders of quadrants.\n",
      turns ? "You and the other team take turns, one action each"
            : "Act whenever you are ready, at least a second after your last call. The other team "
              "acts by its clock, which runs while you think and read",
      rules.gauge, rules.sonar, rules.silence, rules.torpedo, rules.damage_to_sink,
      turns ? ""
            : "  stop                    stop play to call sonar, silence, missile or surface\n"
              "  resume                  resume play\n"
              "  pause                   stop the clock until you press Enter\n");
}

std::string legal_text(const play::Table& table, maps::Team team) {
  const auto legal = legal_of(table, team);
  const auto& state = table.state();
  std::string text;
  if (legal.can_navigate() && !table.stopped()) text += "  " + names(legal, ", ") + "\n";
  if (legal.can_sonar()) text += "  sonar\n";
  if (legal.can_silence()) text += "  silence " + names(legal, ", silence ") + "\n";
  if (legal.can_fire()) {
    const auto& sea = state.sea();
    text +=
        "  missile at one of\n" + point_list(sea.targets(sea.quadrant(state.submarine(team).cell)));
  }
  text += "  " + surfacing_words(table, team) + "\n";
  if (table.stopped()) text += "  resume\n";
  return "Legal now:\n" + text;
}

std::string legal_words(const play::Table& table, maps::Team team) {
  const auto legal = legal_of(table, team);
  std::string text;
  if (legal.can_navigate() && !table.stopped()) text += names(legal, ", ") + ", ";
  if (legal.can_sonar()) text += "sonar, ";
  if (legal.can_silence()) text += "silence " + names(legal, " or ") + ", ";
  if (legal.can_fire()) text += "missile in your quadrant, ";
  return text + surfacing_words(table, team) + (table.stopped() ? ", resume" : "");
}

std::string why_not(const play::Table& table, maps::Team team, const rules::Action& action) {
  const maps::Size size = table.map().size;
  std::string why;
  if (action.kind == rules::ActionKind::torpedo && !size.contains(action.target)) {
    why = fmt::format("{} is not on the map (A1 to {})", to_string(action.target),
                      to_string(maps::Point{size.columns - 1, size.rows - 1}));
  } else if (const auto refusal = table.state().check(team, action)) {
    why = reason(table, team, action, *refusal);
  } else {
    return "";
  }
  return fmt::format("Not possible: {}.\n", why);
}

std::string silent_ways(const play::Table& table, maps::Team team) {
  std::string ways = names(legal_of(table, team), ", ");
  if (const auto last = ways.rfind(", "); last != std::string::npos) ways.replace(last, 2, " or ");
  return ways;
}

std::string refusal_text(const play::Table& table, maps::Team team, const rules::Action& action) {
  if (table.stopped() && action.kind == rules::ActionKind::navigate) {
    return "Not possible: play is stopped. Call sonar, silence, missile or surface, or type "
           "resume.\n";
  }
  const std::string why = why_not(table, team, action);
  return why.empty() ? "" : fmt::format("{}Legal now: {}.\n", why, legal_words(table, team));
}

std::string silence_refusal_text(const play::Table& table, maps::Team team) {
  if (legal_of(table, team).can_silence()) return "";
  for (const maps::Direction d : maps::kDirections) {
    const rules::Action action = rules::Action::silence(d);
    if (table.state().check(team, action) == rules::Refusal::energy) {
      return refusal_text(table, team, action);
    }
  }
  return fmt::format("Not possible: every direction is blocked.\nLegal now: {}.\n",
                     legal_words(table, team));
}

std::string doubt_about(const play::Table& table, maps::Team team, const rules::Action& action) {
  if (action.kind == rules::ActionKind::torpedo) {
    const auto& me = table.state().submarine(team);
    if (action.target != me.point()) return "";
    const bool sinks = me.damage + 1 >= table.state().sea().rules().damage_to_sink;
    return fmt::format("You are on {} yourself{}. Fire?", to_string(action.target),
                       sinks ? ", and this would sink you" : "");
  }
  if (action.kind != rules::ActionKind::surface) return "";
  const auto legal = legal_of(table, team);
  const bool must = !legal.can_navigate() && !legal.can_sonar() && !legal.can_fire();
  const std::string cost = must ? "" : surfacing_cost(table, team);
  return cost.empty() ? "" : fmt::format("Surfacing here {}. Surface?", cost);
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

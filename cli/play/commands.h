// The words that people type in a game, and the words that answer them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "validator/play/games/table.h"

namespace chartroom::cli {

// What somebody wants at the prompt of a turn.
struct Command {
  enum class Kind : std::uint8_t {
    nothing,
    action,
    silence,  // nobody said which way
    legal,
    film,
    board,
    undo,
    save,
    pause,
    stop,
    resume,
    misread
  };
  Kind kind = Kind::nothing;
  rules::Action action;  // action
  std::string argument;  // save: the file; misread: what is wrong and what was expected
};

// Reads the words of game records, in any case, the directions also by their first letters.
Command parse_command(std::string_view typed);

// Which of the two somebody on this point tells who is asked by sonar: "row", "r", the row's own
// number, "row 3", or the same of the column, in small letters. Nothing for what is not true.
std::optional<rules::Axis> parse_answer(std::string_view word, maps::Point here);

// A direction or its first letter, in any case.
std::optional<maps::Direction> parse_direction(std::string_view text);

// "a point such as D3" in any case.
std::optional<maps::Point> parse_typed_point(std::string_view text);

// Everything that can be typed at the prompt of a turn, and how the game goes.
std::string turn_help(const rules::Rulebook& rules, rules::Variant variant);

// All legal actions of a team that may act now, a line for each kind.
std::string legal_text(const play::Table& table, maps::Team team);
// The same on one line, without naming the targets: "up, left, sonar, surface".
std::string legal_words(const play::Table& table, maps::Team team);

// The ways that silence may go: "up, left or right".
std::string silent_ways(const play::Table& table, maps::Team team);

// Why the team may not do that, "" where it may: what is in the way.
std::string why_not(const play::Table& table, maps::Team team, const rules::Action& action);
// The same, and what is legal.
std::string refusal_text(const play::Table& table, maps::Team team, const rules::Action& action);

// The latter of silence any way.
std::string silence_refusal_text(const play::Table& table, maps::Team team);

// The question before a legal action that damages the own submarine though something else could be
// done: "Surfacing here costs 1 damage. Surface?"; else "".
std::string doubt_about(const play::Table& table, maps::Team team, const rules::Action& action);

// Points in reading order, in lines of a screen's width.
std::string point_list(const maps::PointSet& points);

}  // namespace chartroom::cli

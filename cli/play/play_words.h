// The words that players type in a game, and the answers to them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/play/game_texts.h"
#include "validator/play/games/table.h"

namespace chartroom::cli {

// A player's request at the prompt of a turn.
struct Command {
  enum class Kind : std::uint8_t {
    nothing,
    action,
    silence,  // without a direction yet
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
  std::string argument;  // save: the file
  Message problem = {};  // misread: the error and the expected input
};

// Reads the words of game records, in any case, the directions also by their first letters.
Command parse_command(std::string_view typed);

// Reads the answer to a sonar on this point: "row", "r", its number, "row 3", or the equivalents
// for the column, in lowercase. Returns nothing for a false answer.
std::optional<rules::Axis> parse_answer(std::string_view word, maps::Point here);

// A direction or its first letter, in any case.
std::optional<maps::Direction> parse_direction(std::string_view text);

// Reads a point such as D3, in any case.
std::optional<maps::Point> parse_typed_point(std::string_view text);

// Returns all legal actions of a team that may act now, one line per kind.
std::string legal_text(const play::Table& table, maps::Team team, const Translator& tr);
// Returns the legal actions on one line, without targets: "up, left, sonar, surface".
Message legal_words(const play::Table& table, maps::Team team);

// Returns the directions that a silence may take: "up, left or right".
Message silent_ways(const play::Table& table, maps::Team team);

// Returns why the action is illegal; an empty message if it is legal.
Message why_not(const play::Table& table, maps::Team team, const rules::Action& action);
// Returns why the action is illegal and which ones are legal; an empty message if it is legal.
Message refusal_text(const play::Table& table, maps::Team team, const rules::Action& action);

// Returns that text for a silence in any direction.
Message silence_refusal_text(const play::Table& table, maps::Team team);

// Returns a question before a legal action that damages the own submarine although others are
// possible: "Surfacing here costs 1 damage. Surface?"; otherwise an empty message.
Message doubt_about(const play::Table& table, maps::Team team, const rules::Action& action);

// Returns points in reading order, in lines that fit the screen.
std::string point_list(const maps::PointSet& points);

}  // namespace chartroom::cli

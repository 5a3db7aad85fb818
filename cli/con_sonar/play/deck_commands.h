// The words that people type in a game of Con Sonar!.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "validator/con_sonar/games/live_game.h"

namespace chartroom::cli {

// A player's request at the prompt of a turn.
struct DeckCommand {
  enum class Kind : std::uint8_t { nothing, line, end, legal, table, undo, save, misread };
  Kind kind = Kind::nothing;
  con_sonar::RecordLine line;  // line: the rules may still refuse it
  std::string argument;        // save: the file
  Message problem;             // misread: the error and the expected input
};

// Reads the words of game records without the admiral's name. Cards may be numbers in the hand or
// among those face up. "play" may be left out, and so may the submarine if there is only one.
// Errors of records are in the language of `tr`.
DeckCommand parse_deck_command(const con_sonar::LiveGame& game, const std::string& typed,
                               const Translator& tr);

// Returns the index of the typed choice: by its number, from 1, or by its last words, such as
// red@2; -1 if it is no choice.
int parse_choice(const con_sonar::LiveGame& game, const std::vector<con_sonar::RecordLine>& choices,
                 std::string_view typed);

// Returns all that can be typed at the prompt of a turn, and a summary of the rules.
std::string deck_help(const con_sonar::Deck& deck, const Translator& tr);

}  // namespace chartroom::cli

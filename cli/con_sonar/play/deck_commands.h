// The words that people type in a game of Con Sonar!.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "validator/con_sonar/games/live_game.h"

namespace chartroom::cli {

// What somebody wants at the prompt of a turn.
struct DeckCommand {
  enum class Kind : std::uint8_t { nothing, line, end, legal, table, undo, save, misread };
  Kind kind = Kind::nothing;
  con_sonar::RecordLine line;  // line: one that the rules may still refuse
  std::string argument;        // save: the file; misread: what is wrong and what was expected
};

// Reads the words of game records without the admiral's name. Cards may be named by their numbers
// in the hand or among those face up, "play" may be missing, and so may a submarine where there is
// only one.
DeckCommand parse_deck_command(const con_sonar::LiveGame& game, const std::string& typed);

// The choice that was typed: its number, from 1, or its last words, such as red@2; -1 where it is
// none of them.
int parse_choice(const con_sonar::LiveGame& game, const std::vector<con_sonar::RecordLine>& choices,
                 std::string_view typed);

// Everything that can be typed at the prompt of a turn, and how the game goes.
std::string deck_help(const con_sonar::Deck& deck);

}  // namespace chartroom::cli

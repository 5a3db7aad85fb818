// The text screens of a game of Con Sonar!.
#pragma once

#include <string>

#include "cli/play/screen.h"
#include "validator/con_sonar/games/live_game.h"

namespace chartroom::cli {

// Returns the public table: the ladder with all submarines, face-up cards, admirals' points.
std::string table_screen(const con_sonar::LiveGame& game, const ScreenStyle& style);

// Returns the cards of a seat, with the numbers to type and the symbol that each leads to.
std::string hand_screen(const con_sonar::LiveGame& game, int seat);

// Returns the announcements from a line on, one paragraph per turn; drawn cards stay hidden.
std::string heard_from(const con_sonar::LiveGame& game, std::size_t line);

// Returns all legal actions of the current admiral, with the chance of each strike.
std::string legal_text(const con_sonar::LiveGame& game);

// Returns a choice of a sonar result, before any roll: "move blue+2 blue@4", "friendly-fire red@2".
std::string choice_text(const con_sonar::Rules& rules, const con_sonar::RecordLine& choice);
// Returns the sonar's result: "move blue+2", "friendly-fire".
std::string shown_text(const con_sonar::LiveGame& game);

// Returns how the game ended and who won.
std::string result_text(const con_sonar::LiveGame& game);

}  // namespace chartroom::cli

// What the people at a table of Con Sonar! see and hear, in words and letters.
#pragma once

#include <string>

#include "cli/play/screen.h"
#include "validator/con_sonar/games/live_game.h"

namespace chartroom::cli {

// The ladder with all submarines, the face-up cards, the admirals' points: what everybody sees.
std::string table_screen(const con_sonar::LiveGame& game, const ScreenStyle& style);

// The cards of a seat, numbered as they may be typed, and what each leads to.
std::string hand_screen(const con_sonar::LiveGame& game, int seat);

// What everybody heard from a line on, a paragraph a turn: drawn cards stay hidden.
std::string heard_from(const con_sonar::LiveGame& game, std::size_t line);

// Everything that the admiral whose turn it is may do, with the chance of each strike.
std::string legal_text(const con_sonar::LiveGame& game);

// "move blue+2 blue@4", "friendly-fire red@2": a choice of what the sonar shows, before any roll.
std::string choice_text(const con_sonar::Rules& rules, const con_sonar::RecordLine& choice);
// "move blue+2", "friendly-fire": what the sonar shows.
std::string shown_text(const con_sonar::LiveGame& game);

// How the game ended, and who has won.
std::string result_text(const con_sonar::LiveGame& game);

}  // namespace chartroom::cli

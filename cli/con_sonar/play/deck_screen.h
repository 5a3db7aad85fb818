// The text screens of a game of Con Sonar!.
#pragma once

#include <string>

#include "maps/platform/message.h"
#include "validator/con_sonar/games/live_game.h"

namespace chartroom::cli {

struct DeckStyle {
  bool colour = false;
  int width = 80;  // columns of the screen
  const TextLanguage& language;
};

// Returns the public table: the ladder with all submarines, face-up cards, admirals' points.
std::string table_screen(const con_sonar::LiveGame& game, const DeckStyle& style);

// Returns the cards of a seat, with the numbers to type and the symbol that each leads to.
std::string hand_screen(const con_sonar::LiveGame& game, int seat, const TextLanguage& language);

// Returns the announcements from a line on, one paragraph per turn; drawn cards stay hidden.
std::string heard_from(const con_sonar::LiveGame& game, std::size_t line, const Translator& tr);

// Returns all legal actions of the current admiral, with the chance of each strike.
std::string legal_text(const con_sonar::LiveGame& game, const Translator& tr);

// Returns the name of a sonar result: "friendly-fire".
Message result_name(con_sonar::SonarResult result);
// Return a choice of a sonar result, before any roll: "move blue+2 blue@4", "friendly-fire red@2";
// as records have it, and for people.
std::string choice_text(const con_sonar::Rules& rules, const con_sonar::RecordLine& choice);
Message choice_said(const con_sonar::Rules& rules, const con_sonar::RecordLine& choice);
// Returns the sonar's result: "move blue+2", "friendly-fire".
Message shown_text(const con_sonar::LiveGame& game);

// Returns how the game ended and who won.
std::string result_text(const con_sonar::LiveGame& game, const TextLanguage& language);

}  // namespace chartroom::cli

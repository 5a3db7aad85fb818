// The screens of a game: own board, film, and status.
#pragma once

#include <string>

#include "cli/play/game_texts.h"
#include "maps/platform/translator.h"
#include "validator/play/games/table.h"

namespace chartroom::cli {

struct ScreenStyle {
  bool colour = false;
  int width = 80;  // columns of the screen
  Translator tr = {{}, "en"};
};

// The map before play: islands, water, surface points, borders.
std::string map_text_board(const maps::Map& map, const ScreenStyle& style);

// Returns a team's view: its submarine and trail, beside it the film with the enemy's possible
// positions, and a status line below.
std::string team_screen(const play::Table& table, maps::Team team, const ScreenStyle& style);

// Return one board with both submarines and trails, for the end of the game, and its legend.
std::string revealed_screen(const play::Table& table, const ScreenStyle& style);
Message revealed_legend();

// Returns that board during a replay: beside it the film that the enemy of `followed` had then,
// with that team's possible positions, and the status of that time below.
std::string review_screen(const play::Table& table, maps::Team followed, const ScreenStyle& style);

// Returns the announcements from the team's last action on, one line each.
std::string heard_since(const play::Table& table, maps::Team team, const Translator& tr);

// "green, 41 positions".
Message film_text(const play::Table& table, maps::Team tracked);

// Returns an announcement as spoken, with the resulting damage in words.
Message heard_text(const rules::Announcement& said);

// Returns "Blue wins after 41 moves: green is sunk."
Message result_text(const play::Table& table);

}  // namespace chartroom::cli

// What the people at the table see: the own board, the film, and how the game stands.
#pragma once

#include <string>

#include "validator/play/games/table.h"

namespace chartroom::cli {

struct ScreenStyle {
  bool colour = false;
  int width = 80;  // columns of the screen
};

// The map before play: islands, water, surface points, borders.
std::string map_text_board(const maps::Map& map, const ScreenStyle& style);

// What a team's captain and operator see: their submarine with its trail, beside it the film with
// the points where the enemy may be, below both a line of how the game stands.
std::string team_screen(const play::Table& table, maps::Team team, const ScreenStyle& style);

// Both submarines and trails on one board, and its legend: for the end of the game.
std::string revealed_screen(const play::Table& table, const ScreenStyle& style);
std::string revealed_legend();

// The same while the game is looked back on: beside it the film that the enemy of a team had then,
// with the points where the team could be, below both how the game stood.
std::string review_screen(const play::Table& table, maps::Team followed, const ScreenStyle& style);

// What was heard since a team acted last, that action included: a line each.
std::string heard_since(const play::Table& table, maps::Team team);

// "green may be on 41 points".
std::string film_text(const play::Table& table, maps::Team tracked);

// An announcement as it is said, with the damage that follows in words.
std::string heard_text(const rules::Announcement& said);

// "blue wins after 41 plies: green is sunk."
std::string result_text(const play::Table& table);

}  // namespace chartroom::cli

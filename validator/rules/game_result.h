// The result of a game.
#pragma once

#include <cstdint>
#include <string_view>

#include "maps/team.h"

namespace chartroom::rules {

// `draw`: one torpedo sank both. Rulings 4 and 11: a game without a sinking is never a draw.
enum class GameResult : std::uint8_t { open, blue_wins, green_wins, draw };

constexpr GameResult win_of(maps::Team team) {
  return team == maps::Team::blue ? GameResult::blue_wins : GameResult::green_wins;
}

// "blue", "green", "draw"; "" while the game is open.
std::string_view to_string(GameResult result);

}  // namespace chartroom::rules

// The replay after a game, with both submarines on the board.
#pragma once

#include <cstdint>

#include "cli/play/console.h"
#include "cli/play/screen.h"

namespace chartroom::cli {

// A player's wish after looking back on a finished game.
enum class AfterGame : std::uint8_t { done, take_back };

// Asks what to do next, and shows the game move by move on request.
AfterGame look_back(const play::Table& table, Console& console, const ScreenStyle& style);

}  // namespace chartroom::cli

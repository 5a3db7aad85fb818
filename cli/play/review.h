// After a game: once more from the beginning, with both sides on the board.
#pragma once

#include <cstdint>

#include "cli/play/console.h"
#include "cli/play/screen.h"

namespace chartroom::cli {

// What somebody wants who has looked back on a game that is over.
enum class AfterGame : std::uint8_t { done, take_back };

// Asks what to do now, and shows the game ply by ply where that is wanted.
AfterGame look_back(const play::Table& table, Console& console, const ScreenStyle& style);

}  // namespace chartroom::cli

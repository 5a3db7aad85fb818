// For which documents a command is.
#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom::editor {

// What must be in front: anything, a map, a deck, a pack, a game, a map or a deck, a map or a game,
// or anything but a pack.
enum class CommandScope : std::uint8_t { any, maps, decks, packs, games, boards, seas, no_packs };

// Of a command's id, in the menu of that name.
CommandScope scope_of(std::string_view id, std::string_view menu);

}  // namespace chartroom::editor

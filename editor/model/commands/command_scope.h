// For which documents a command is.
#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom::editor {

// What must be in front: nothing, a map, a deck, a pack, a game, a map or a deck, a map or a game,
// a map or a pack, anything but a pack, anything but a game, or any document.
enum class CommandScope : std::uint8_t {
  any,
  maps,
  decks,
  packs,
  games,
  boards,
  seas,
  charts,
  no_packs,
  no_games,
  documents
};

// Whether commands of a scope are of use with a page of that kind in front: maps, decks, packs,
// games, or `any` for none of them.
bool serves(CommandScope scope, CommandScope in_front);

// Of a command's id, in the menu of that name.
CommandScope scope_of(std::string_view id, std::string_view menu);

}  // namespace chartroom::editor
